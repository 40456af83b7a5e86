import Testing
import Values

@testable import Sheets

@Suite struct ContrastMatrixTests {
    private func use(
        _ ink: String, _ background: String, _ ratio: Double, _ grade: ContrastGrade = .aa
    ) -> ContrastMatrix.Use {
        let pill = ContrastPill(foreground: .black, background: .white, ratio: ratio, grade: grade)
        return ContrastMatrix.Use(ink: ink, background: background, pill: pill)
    }

    private func matrix(_ uses: [ContrastMatrix.Use]) -> ContrastMatrix {
        ContrastMatrix(title: "Light", uses: uses, order: ["color.label", "color.accent", "color.surface"])
    }

    private func texts(_ matrix: ContrastMatrix) throws -> [String] {
        var sheet = TokenSheet(
            header: SampleSheet.header,
            facts: FactsRow(facts: [], status: SheetStatus(findings: 0, passed: 0, waived: 0)),
            footer: SampleSheet.footer)
        sheet.matrices = [matrix]
        return try sheet.layout(engine: newEngine()).texts.map(\.text)
    }

    @Test func `rows and columns have the order of the tokens`() {
        let matrix = matrix([
            use("#123456", "color.surface", 5), use("color.accent", "#FFFFFF", 5), use("color.label", "x", 9),
        ])
        #expect(matrix.inks == ["color.label", "color.accent", "#123456"])
        #expect(matrix.backgrounds == ["color.surface", "#FFFFFF", "x"])
    }

    @Test func `the worst use of a pair counts, and failures count first`() {
        let matrix = matrix([use("a", "b", 6), use("a", "b", 5), use("a", "b", 5.5, .fails), use("a", "b", 4.9)])
        #expect(matrix.count == 1)
        #expect(matrix[ink: "a", background: "b"]?.ratio == 5.5)
        #expect(matrix.failing == 1)
    }

    @Test func `a pair used for text has the level of text, even if symbols share it`() {
        let pill = ContrastPill(foreground: .black, background: .white, ratio: 8.43, grade: .graphic)
        let symbol = ContrastMatrix.Use(ink: "a", background: "b", pill: pill, isText: false)
        #expect(matrix([symbol])[ink: "a", background: "b"]?.grade == .graphic)
        for uses in [[symbol, use("a", "b", 8.43, .aaa)], [use("a", "b", 8.43, .aaa), symbol]] {
            #expect(matrix(uses)[ink: "a", background: "b"]?.grade == .aaa)
        }
    }

    @Test func `exempt pairs do not count as passed`() throws {
        let matrix = matrix([use("a", "x", 1.73, .exempt), use("b", "x", 7)])
        #expect(matrix.count == 2)
        #expect(matrix.exempt == 1)
        #expect(matrix.failing == 0)
    }

    @Test func `a long name of a distance is shown in full`() throws {
        var sheet = TokenSheet(
            header: SampleSheet.header,
            facts: FactsRow(facts: [], status: SheetStatus(findings: 0, passed: 0, waived: 0)),
            footer: SampleSheet.footer)
        let names = ["size.emptySymbol", "size.emptySymbolOfALargeScreen"]
        sheet.spaces = names.map { TokenSheet.Length(name: $0, use: "The symbol of an empty state", value: 48) }
        let texts = try sheet.layout(engine: newEngine()).texts
        #expect(texts.contains { $0.text == "emptySymbol" })
        #expect(texts.map(\.text).joined().contains("emptySymbolOfALargeScreen"))
        // The lines of one name, then the number next to them.
        let numbers = texts.filter { $0.text == "48" }
        let longest = try #require(texts.filter { $0.text.hasPrefix("empty") }.map { $0.origin.x + $0.width }.max())
        #expect(numbers.allSatisfy { $0.origin.x > longest })
    }

    @Test func `a pair has a sample in each appearance that shows it`() throws {
        var sheet = TokenSheet(
            header: SampleSheet.header,
            facts: FactsRow(facts: [], status: SheetStatus(findings: 0, passed: 0, waived: 0)),
            footer: SampleSheet.footer)
        let dark = ContrastMatrix(title: "Dark", uses: [use("b", "y", 9.25), use("a", "x", 8.25)])
        sheet.matrices = [matrix([use("a", "x", 7.25)]), dark]
        let texts = try sheet.layout(engine: newEngine()).texts
        let places = ["7.25", "8.25", "9.25"].compactMap { ratio in texts.first { $0.text == ratio }?.origin }
        #expect(places.count == 3)
        #expect(places[0].y == places[1].y)
        #expect(places[0].x < places[1].x)
        // The second pair is in the second column.
        #expect(places[1].x < places[2].x)
        #expect(texts.filter { $0.text == "Aa" }.count == 3)
    }

    @Test func `a text color is named once, above its backgrounds`() throws {
        let matrix = matrix([use("a", "x", 6), use("a", "y", 5), use("a", "z", 4.5), use("b", "x", 7)])
        let texts = try texts(matrix)
        // The list is in two columns, which both name their first text color.
        #expect(texts.filter { $0 == "a" }.count == 2)
        #expect(texts.filter { $0 == "b" }.count == 1)
    }

    @Test func `names leave out their kind unless they would become equal`() throws {
        let matrix = matrix([
            use("common.color.accent", "common.color.background", 5), use("color.label", "color.chip", 6),
            use("ios.color.label", "color.chip", 7),
        ])
        let texts = try texts(matrix)
        for name in ["accent", "background", "chip", "color.label", "ios.color.label"] { #expect(texts.contains(name)) }
        #expect(!texts.contains("common.color.accent"))
    }

    @Test func `spacing is drawn at four times its size, a size as large as the longest allows`() throws {
        var sheet = TokenSheet(
            header: SampleSheet.header,
            facts: FactsRow(facts: [], status: SheetStatus(findings: 0, passed: 0, waived: 0)),
            footer: SampleSheet.footer)
        sheet.spaces = [TokenSheet.Length(name: "space.s", value: 8), TokenSheet.Length(name: "space.xl", value: 64)]
        sheet.sizes = [TokenSheet.Length(name: "size.video", value: 320)]
        let texts = try sheet.layout(engine: newEngine()).texts.map(\.text)
        #expect(texts.contains("drawn 4×"))
        #expect(texts.contains("drawn 1:2"))
    }

    @Test func `a pair that no component shows is left out`() throws {
        let matrix = matrix([use("a", "x", 6), use("b", "y", 7)])
        #expect(matrix[ink: "a", background: "y"] == nil)
        let texts = try texts(matrix)
        #expect(!texts.contains("–"))
        #expect(texts.filter { $0 == "Aa" }.count == 2)
    }

    @Test(arguments: [
        ("Secondary text, in place of {ios.color.secondaryLabel}, which has only 3.43:1 on white.", "Secondary text"),
        ("Background of error messages, on {common.color.surface}.", "Background of error messages"),
        ("Cards, banners, pickers.", "Cards, banners, pickers"), ("", ""), ("; odd", "; odd"),
    ])
    func `the purpose of a token is the start of its description`(description: String, purpose: String) {
        #expect(ShortUse.of(description) == purpose)
    }

    @Test func `samples are in the script of the project's languages`() throws {
        #expect(SampleText(locales: ["en"]).letters == "Aa")
        #expect(SampleText(locales: ["en", "ja-JP"]).letters == "Aa あ")
        #expect(SampleText(locales: ["fr"]).opening.isEmpty)
        #expect(SampleText(locales: ["he"]).letters == "Aa א")
    }

    @Test func `failures are labeled in text`() throws {
        let texts = try texts(matrix([use("a", "x", 2.997, .fails), use("b", "x", 7)]))
        #expect(texts.filter { $0 == "fails" }.count == 1)
        // Floored, because 3 would be misleading.
        #expect(texts.contains("2.99"))
    }
}
