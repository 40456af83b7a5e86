import Codegen
import Source
import Testing

@testable import Generation
@testable import Loading
@testable import Pipeline

/// Tokens that are colors of iOS, in the generated Swift.
struct `Colors of iOS in Swift` {
    private func swift(_ tokens: String) throws -> String {
        let manifest = "uispec: 1\ntokens: [t.yaml]\nspecs: []\ngenerate: { swift: { path: T.swift, type: T } }\n"
        let files = TestFiles(["uispec.yaml": manifest, "t.yaml": tokens])
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        #expect(project.diagnostics == [])
        let made = GeneratedOutputs(project, jobs: 1)
        return String(decoding: try #require(made.files.first).bytes, as: UTF8.self)
    }

    @Test func `are the colors of the system`() throws {
        let source = try swift("c: { $type: color, bg: { $value: '{ios.color.systemGroupedBackground}' } }")
        #expect(source.contains("system: .systemGroupedBackground,\n"))
        #expect(source.contains("case .systemGroupedBackground: return UIKit.UIColor.systemGroupedBackground\n"))
        #expect(source.contains("if let system { return system.uiColor }"))
    }

    @Test func `have the values of the token if an appearance has another color`() throws {
        let source = try swift(
            "c: { $type: color, bg: { $value: '{ios.color.label}', $modes: { dark: '#EEEEEE' } } }")
        #expect(!source.contains("system"))
    }

    @Test func `are values where they have an alpha`() throws {
        let source = try swift("c: { $type: color, bg: { $value: { color: '{ios.color.label}', alpha: 0.5 } } }")
        #expect(!source.contains("system"))
    }
}
