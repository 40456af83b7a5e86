import Source
import YAML

/// A node in one line: plain scalars without quotes, others in “quotes”.
func shape(_ node: Node) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isPlain ? scalar.text : "“\(scalar.text)”"
    case .sequence(let items): "[" + items.map(shape).joined(separator: ", ") + "]"
    case .mapping(let entries): "{" + entries.map { "\($0.key): \(shape($0.value))" }.joined(separator: ", ") + "}"
    }
}

func shapes(_ parsed: ParsedFile) -> [String] {
    parsed.documents.map(shape)
}

/// `1:3-1:5`: lines and columns from 1, the end exclusive.
func place(_ range: SourceRange?, in file: SourceFile) -> String {
    guard let range else { return "nowhere" }
    let start = file.lineAndColumn(at: range.start)
    let end = file.lineAndColumn(at: range.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}

/// The range of every key and value, in the order of the file: `key@1:1-1:4`.
func places(_ node: Node, in file: SourceFile) -> [String] {
    let text: String
    var inner: [String] = []
    switch node.content {
    case .scalar(let scalar): text = scalar.text
    case .sequence(let items):
        text = "[]"
        inner = items.flatMap { places($0, in: file) }
    case .mapping(let entries):
        text = "{}"
        inner = entries.flatMap { ["\($0.key)@" + place($0.keyRange, in: file)] + places($0.value, in: file) }
    }
    return ["\(text)@" + place(node.range, in: file)] + inner
}

/// `1:3 message`: the start and the message of each diagnostic.
func findings(_ parsed: ParsedFile, in file: SourceFile) -> [String] {
    parsed.diagnostics.map { diagnostic in
        let start = diagnostic.range.map { file.lineAndColumn(at: $0.start) }
        return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.message)"
    }
}

let testFile = FileID(rawValue: 0)

func readYAML(_ text: String, limits: Limits = .standard) -> ParsedFile {
    YAMLReader.read(SourceFile(path: "test.yaml", text: text), id: testFile, limits: limits)
}

func readJSON(_ text: String, limits: Limits = .standard) -> ParsedFile {
    JSONReader.read(SourceFile(path: "test.json", text: text), id: testFile, limits: limits)
}
