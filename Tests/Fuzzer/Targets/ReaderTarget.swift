import Source
import YAML

/// The readers of YAML, JSON and JSON5. Places are inside the file, and strict JSON is JSON5 too.
enum ReaderTarget {
    static func yaml(_ input: [UInt8]) {
        let file = SourceFile(path: "a.yaml", bytes: input)
        let parsed = YAMLReader.read(file, id: FileID(rawValue: 0))
        check(parsed, of: file)
        for suppression in Suppression.scan(file, id: FileID(rawValue: 0), documents: parsed.documents) {
            Violation.check(isInside(suppression.range, file), "a suppression is outside the file")
        }
    }

    static func json(_ input: [UInt8]) {
        let strict = SourceFile(path: "a.json", bytes: input)
        let loose = SourceFile(path: "a.json5", bytes: input)
        let (first, second) = (
            JSONReader.read(strict, id: FileID(rawValue: 0)), JSONReader.read(loose, id: FileID(rawValue: 0))
        )
        check(first, of: strict)
        check(second, of: loose)
        if first.diagnostics.isEmpty {
            Violation.check(second.diagnostics.isEmpty, "valid JSON is not JSON5")
            Violation.check(first.documents == second.documents, "JSON and JSON5 have other values")
        }
    }

    private static func check(_ parsed: ParsedFile, of file: SourceFile) {
        for document in parsed.documents { check(document, in: file) }
        for diagnostic in parsed.diagnostics {
            let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
            for range in ranges.compactMap(\.self) {
                Violation.check(isInside(range, file), "“\(diagnostic.message)” is outside the file")
                _ = file.lineAndColumn(at: range.start)
            }
        }
    }

    private static func check(_ node: Node, in file: SourceFile) {
        Violation.check(isInside(node.range, file), "a node is outside the file")
        for item in node.sequence ?? [] { check(item, in: file) }
        for entry in node.mapping ?? [] {
            Violation.check(isInside(entry.keyRange, file), "a key is outside the file")
            check(entry.value, in: file)
        }
    }

    private static func isInside(_ range: SourceRange, _ file: SourceFile) -> Bool {
        range.start <= range.end && Int(range.end) <= file.bytes.count
    }
}
