import Layout
import Project
import Source
import Specs
import Testing
import Values

@testable import Loading
@testable import Pipeline

/// A project's own symbols: SVG files in the folders of `symbols:`.
struct `Own symbols` {
    private static func load(_ files: [String: String], _ paths: [String] = []) throws -> LoadedProject {
        let projects = try ProjectLoader.load(
            paths, files: TestFiles(files), workingDirectory: TestFiles.workingDirectory)
        return try #require(projects.first)
    }

    @Test func `each SVG in the folders is a symbol, and the first folder wins`() throws {
        let project = try Self.load([
            "uispec.yaml": "uispec: 1\nsymbols: [A, B/more]", "A/brand.mark.svg": "", "A/heart.svg": "",
            "A/notes.txt": "", "A/photo.png": "", "A/.hidden.svg": "", "A/folder.svg/a.svg": "",
            "B/more/heart.svg": "", "B/more/star.svg": "", "B/other.svg": "",
        ])
        #expect(project.diagnostics.map(\.message) == [])
        #expect(
            project.symbols.paths == [
                "brand.mark": "A/brand.mark.svg", "heart": "A/heart.svg", "star": "B/more/star.svg",
            ])
    }

    @Test(arguments: ["symbols", "fonts"])
    func `a missing folder is reported at its path`(key: String) throws {
        let project = try Self.load([
            "uispec.yaml": "uispec: 1\n\(key): [Here, Nowhere, a.svg]", "Here/x": "", "a.svg": "",
        ])
        #expect(project.diagnostics.map(\.rule) == [.missingFile, .missingFile])
        #expect(
            project.diagnostics.map(\.message) == ["folder Nowhere does not exist", "a.svg is a file, not a folder"])
        #expect(
            project.diagnostics.map(\.help) == [
                "create it, or correct the path; it is relative to the folder of uispec.yaml",
                "write the path of the folder that contains it",
            ])
        #expect(
            project.diagnostics.map { $0.range.map { project.sources.text(of: $0) } ?? "" } == ["Nowhere", "a.svg"])
    }

    @Test func `imported symbols are available after those of the project`() throws {
        let project = try Self.load(
            [
                "app/uispec.yaml": "uispec: 1\nimports: [../kit]\nsymbols: [Symbols]", "app/Symbols/mark.svg": "",
                "kit/uispec.yaml": "uispec: 1\nsymbols: [Symbols]", "kit/Symbols/mark.svg": "",
                "kit/Symbols/seal.svg": "",
            ], ["app"])
        #expect(project.diagnostics.map(\.message) == [])
        #expect(project.symbols.paths == ["mark": "app/Symbols/mark.svg", "seal": "kit/Symbols/seal.svg"])
    }

    // MARK: Layout

    /// The frame of the symbol in component `C`.
    private static func size(_ symbol: String, viewBox: String, typeSize: TypeSize = .large) throws -> Size {
        let project = try load([
            "uispec.yaml": "uispec: 1\nspecs: [c.yaml]\nsymbols: [Symbols]",
            "c.yaml": "component: C\nbody: { symbol: \(symbol), label: 印 }",
            "Symbols/brand.mark.svg": "<svg xmlns='http://www.w3.org/2000/svg' \(viewBox)><path d='M0 0h9v9z'/></svg>",
        ])
        var choice = MockupChoice()
        choice.contexts.typeSizes = [typeSize]
        let result = try LayoutRun.run([project], choice: choice, proposal: (nil, nil), typesetter: .estimating)
        return try #require(result.laidOut?.roots.first).rect.size
    }

    @Test(arguments: [TypeSize.large, .ax5])
    func `a symbol has the usual height and the aspect ratio of its view box`(typeSize: TypeSize) throws {
        let usual = try Self.size("heart", viewBox: "", typeSize: typeSize)
        for (viewBox, aspect) in [("0 0 48 24", 2.0), ("5 5 10 40", 0.25), ("0 0 7 7", 1)] {
            let size = try Self.size("brand.mark", viewBox: "viewBox='\(viewBox)'", typeSize: typeSize)
            #expect(size.height == usual.height)
            #expect(abs(size.width.value - aspect * size.height.value) < 1e-9)
        }
    }
}
