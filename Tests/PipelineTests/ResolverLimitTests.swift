import Source
import Testing

@testable import Loading
@testable import Pipeline

@Suite struct `The files of a resolver document` {
    /// A document with one set, whose sources are so many files.
    private static func project(_ count: Int) throws -> LoadedProject? {
        var files = ["uispec.yaml": "uispec: 1\ntokens: [t.resolver.json]\n"]
        for number in 0..<count {
            files["\(number).json"] = #"{ "n\#(number)": { "$type": "number", "$value": 1 } }"#
        }
        let sources = (0..<count).map { #"{ "$ref": "\#($0).json" }"# }.joined(separator: ", ")
        files["t.resolver.json"] = """
            { "version": "2025.10", "sets": { "base": { "sources": [\(sources)] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }
            """
        return try ProjectLoader.load([], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory).first
    }

    @Test func `are 1,000 at most`() throws {
        let project = try #require(try Self.project(1_000))
        #expect(project.ownTokens.count == 1_000)
        #expect(project.diagnostics.isEmpty)
    }

    @Test func `are an error if they are more`() throws {
        let project = try #require(try Self.project(1_002))
        #expect(project.diagnostics.map(\.rule) == [.exceededLimit])
        #expect(
            project.diagnostics.map(\.message) == [
                "this resolver document refers to more than 1000 files; this one and others are not read"
            ])
    }
}
