import Generation
import Pipeline
import Reports
import Source
import TestProjects
import Texts
import Values
import YAML

/// The resolved tokens of a project, as `tokens --format json` prints them.
struct TokenValues {
    /// The tokens in their order, by context.
    private var contexts: [String: [Node.Entry]] = [:]

    init(of project: TestProject) throws {
        self.init(TokensRun(try project.load(), includesBuiltIn: false))
    }

    init(_ run: TokensRun) {
        let document = Self.read(TokensJSON.document(run.tokens, sources: run.sources, version: "1.0").formatted)
        for context in document?["contexts"]?.mapping ?? [] { contexts[context.key] = context.value.mapping ?? [] }
    }

    /// Type and value of each token by context and path.
    var withoutPlaces: [String: [String]] {
        contexts.mapValues { tokens in
            tokens.map { "\($0.key): \($0.value["type"]?.string ?? "") \($0.value["value"]?.string ?? "")" }.sorted()
        }
    }

    // MARK: Comparing

    func differences(from expected: [Node.Entry]) -> [String] {
        let base = contexts[Self.names[0]] ?? []
        let names = Set(expected.map(\.key))
        let unexpected = base.filter { !names.contains($0.key) }.map { "the token \($0.key) is not expected" }
        return unexpected + expected.flatMap(differences)
    }

    private static let names = ["light", "dark", "light+increased", "dark+increased"]

    private func differences(from expected: Node.Entry) -> [String] {
        let wanted = expected.value
        if wanted["optional"]?.bool == true { return [] }
        guard let token = self[expected.key, in: Self.names[0]] else { return ["the token \(expected.key) is missing"] }
        let facts = ["type", "from"].filter { wanted[$0] != nil && wanted[$0]?.string != token[$0]?.string }
            .map { "\(expected.key) has the \($0) \(token[$0]?.string ?? "nothing"), not \(wanted[$0]?.string ?? "")" }
        return facts + Self.names.compactMap { context in difference(expected, in: context) }
    }

    private func difference(_ expected: Node.Entry, in context: String) -> String? {
        guard let wanted = Self.value(expected.value, in: context), wanted.mapping == nil else { return nil }
        let value = self[expected.key, in: context]?["value"]
        if let value, Self.isSame(value, wanted) { return nil }
        return "\(expected.key) is \(value?.string ?? "missing") in \(context), not \(wanted.string ?? "")"
    }

    /// The value expected in a context: its own, or that of its fallback.
    private static func value(_ expected: Node, in context: String) -> Node? {
        guard expected.mapping != nil else { return expected }
        let fallback = ["dark": "light", "light+increased": "light", "dark+increased": "dark"]
        return expected[context] ?? fallback[context].flatMap { value(expected, in: $0) }
    }

    private subscript(name: String, in context: String) -> Node? {
        contexts[context]?.first { $0.key == name }?.value
    }

    // MARK: Documents

    static func read(_ text: String) -> Node? {
        let file = SourceFile(path: "tokens.json", bytes: Array(text.utf8))
        return DocumentReader.read(file, id: FileID(rawValue: 0)).documents.first
    }

    /// The value at a JSON pointer (RFC 6901). Indexes of lists are not supported.
    static func value(at pointer: String, of document: Node) -> Node? {
        let names = pointer.split(separator: "/").map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
        return names.reduce(document as Node?) { node, name in node?[name] }
    }

    /// Whether two values are equal in any notation.
    static func isSame(_ left: Node, _ right: Node) -> Bool {
        if let entries = left.mapping, let others = right.mapping {
            return entries.count == others.count
                && entries.allSatisfy { entry in right[entry.key].map { isSame(entry.value, $0) } ?? false }
        }
        if let items = left.sequence, let others = right.sequence {
            return items.count == others.count && zip(items, others).allSatisfy(isSame)
        }
        if let number = left.number, let other = right.number { return abs(number - other) < 1e-9 }
        return left.scalar != nil && left.string == right.string && left.isNull == right.isNull
            && left.bool == right.bool && (left.number == nil) == (right.number == nil)
    }
}
