import Platform
import Source
import YAML

/// The embedded facts, read once for all tests.
enum BuiltInFacts {
    static let ios17 = read(.ios17)
    static let ios26 = read(.ios26)

    static func document(_ text: String) -> Node {
        let file = SourceFile(path: "test.yaml", text: text)
        let parsed = YAMLReader.read(file, id: FileID(rawValue: 0))
        return parsed.documents.first
            ?? Node(.mapping([]), range: SourceRange(file: FileID(rawValue: 0), start: 0, end: 0))
    }

    private static func read(_ version: PlatformVersion) -> PlatformFacts {
        var sources = SourceMap()
        return PlatformFacts(version, sources: &sources) { YAMLReader.read($0, id: $1) }
    }
}
