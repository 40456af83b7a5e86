import Foundation
import Testing

struct `uispec render --format pdf` {
    private static let card = """
        component: Card
        preview: { backdrop: '#F2F2F7' }
        body:
          vstack:
            - { text: 渋谷のカフェ, font: { size: 22, weight: bold }, shadow: { y: 2, blur: 6, color: '#00000066' } }
            - { text: "Office, fluffy café", font: { size: 17 } }
            - { text: 彩度のない文字, font: { size: 17 }, color: '#C02020', saturation: 0 }
            - zstack:
                - { image: { placeholder: photo }, width: 200, height: 80, hidden: true }
                - { text: 素材の上, font: { size: 17 }, padding: 12, radius: 12, background: { material: thin } }
          padding: 16
          background: '#FFFFFF'
          radius: 20
          shadow: { y: 4, blur: 16, color: '#00000055' }
        """
    private static let files = Sample.clean.merging(["specs/card.yaml": card]) { first, _ in first }
    private static let mockup = "out/pdf/Card/default/light-large-iphone-15.pdf"

    private static func render(_ tool: Tool, jobs: String = "2") throws {
        let outcome = try tool.run("render", "--format", "pdf", "--no-cache", "--jobs", jobs)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `mock-ups and sheets are pages with the paths of the pictures`() throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.render(tool)
        let chip = try #require(tool.text("out/pdf/Chip/selected/dark-large-iphone-15.pdf"))
        #expect(chip.hasPrefix("%PDF-"))
        #expect(chip.contains("/Title (Chip, selected, dark-large-iphone-15)"))
        let sheet = try #require(tool.text("out/sheets/Card.pdf"))
        #expect(sheet.contains("/MediaBox [ 0 0 1280 "))
        #expect(sheet.contains("/Title (Card)"))
        #expect(tool.text("out/sheets/Card.png") == nil && !FileManager.default.fileExists(atPath: "out/png"))
    }

    @Test(.enabled(if: PDFReader.isInstalled, PDFReader.hint))
    func `texts can be found, in order and with embedded fonts`() throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.render(tool)
        let file = tool.folder.appendingPathComponent(Self.mockup)
        let lines = try PDFReader.text(of: file).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(lines == "渋谷のカフェ Office, fluffy café 彩度のない文字 素材の上")
        let fonts = try PDFReader.fonts(of: file)
        #expect(fonts.contains { $0.contains("NotoSansCJKjp-Bold") })
        #expect(fonts.contains { $0.contains("Inter-Regular") })
        for font in fonts { #expect(font.contains("yes yes yes"), "\(font)") }
        let sheet = try PDFReader.text(of: tool.folder.appendingPathComponent("out/sheets/Card.pdf"))
        for text in ["渋谷のカフェ", "Contact sheet", "彩度のない文字", "素材の上"] { #expect(sheet.contains(text)) }
    }

    @Test func `every run and number of jobs writes the same bytes`() throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.render(tool, jobs: "1")
        let first = try Self.contents(of: tool)
        #expect(first.count == 9)
        #expect(first.keys.contains("out/sheets/tokens.pdf"))
        try Self.render(tool, jobs: "4")
        #expect(try Self.contents(of: tool) == first)
    }

    /// The bytes of all PDFs, by path.
    private static func contents(of tool: Tool) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path).filter {
            $0.hasSuffix(".pdf")
        }
        return try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, try Data(contentsOf: tool.folder.appendingPathComponent($0))) })
    }

    @Test func `a page that cannot be written exits 2 and changes no file`() throws {
        let tool = try Tool(
            Sample.clean.merging(["out/pdf/Chip": "a file", "out/sheets": "old"]) { first, _ in first })
        defer { tool.remove() }
        let outcome = try tool.run("render", "--format", "pdf")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("cannot write"))
        #expect(tool.text("out/pdf/Chip") == "a file")
        #expect(tool.text("out/sheets") == "old")
    }
}
