import Forms
import Source
import Tokens
import YAML

/// Reads one document of acceptance criteria.
struct AcceptanceReader {
    private(set) var diagnostics: [Diagnostic] = []

    private static let keys = SpecForms.acceptance.names
    private static let criterionKeys = SpecForms.criterion.names

    mutating func read(_ document: Node) -> Acceptance? {
        guard let head = document["acceptance"], let name = head.string, !name.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "acceptance criteria need a name",
                    at: document["acceptance"]?.range ?? document.range.startPoint,
                    help: "write a name, such as acceptance: Version 1.0"))
            return nil
        }
        for entry in document.mapping ?? [] where !Self.keys.contains(entry.key) {
            diagnostics.append(.unknownKey(entry, known: Self.keys, in: "a document of acceptance criteria"))
        }
        var acceptance = Acceptance(name: name, nameRange: head.range)
        guard let list = document["criteria"] else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "“\(name)” needs a key “criteria”", at: head.range,
                    help:
                        "add criteria:, such as [{ id: AC-1, text: Text is readable., verifiedBy: low-contrast-text }]")
            )
            return acceptance
        }
        guard let items = list.sequence else {
            diagnostics.append(.mismatchedType("a list of criteria", found: list, of: "criteria"))
            return acceptance
        }
        acceptance.criteria = items.compactMap { criterion($0) }
        return acceptance
    }

    private mutating func criterion(_ node: Node) -> Criterion? {
        guard let entries = node.mapping else {
            diagnostics.append(.mismatchedType("maps with id, text and verifiedBy", found: node, of: "criteria"))
            return nil
        }
        for entry in entries where !Self.criterionKeys.contains(entry.key) {
            diagnostics.append(.unknownKey(entry, known: Self.criterionKeys, in: "a criterion"))
        }
        guard let id = word(node["id"], of: "id", in: node), let text = word(node["text"], of: "text", in: node) else {
            return nil
        }
        var criterion = Criterion(id: id.text, idRange: id.range, text: text.text)
        criterion.verifiedBy = words(node["verifiedBy"], of: "verifiedBy", as: "a rule or a list of rules").map {
            Criterion.Verification(name: $0.text, range: $0.range)
        }
        criterion.scope = words(node["scope"], of: "scope", as: "a component or a list of components").map {
            Criterion.Scope(pattern: ScopePattern($0.text), range: $0.range)
        }
        return criterion
    }

    private typealias Word = (text: String, range: SourceRange)

    /// Reads a required key of a criterion.
    private mutating func word(_ node: Node?, of name: String, in criterion: Node) -> Word? {
        guard let node else {
            let example = name == "id" ? "AC-1" : "Text has AA contrast."
            diagnostics.append(
                Diagnostic(
                    .missingKey, "a criterion needs a key “\(name)”", at: criterion.range,
                    help: "add \(name):, such as \(name): \(example)"))
            return nil
        }
        guard let text = node.string, !node.isNull, !text.isEmpty else {
            diagnostics.append(.mismatchedType("text", found: node, of: name))
            return nil
        }
        return (text, node.range)
    }

    private mutating func words(_ node: Node?, of name: String, as expected: String) -> [Word] {
        guard let node else { return [] }
        return (node.sequence ?? [node]).compactMap { item in
            if let text = item.string, !item.isNull, !text.isEmpty { return (text, item.range) }
            diagnostics.append(.mismatchedType(expected, found: item, of: name))
            return nil
        }
    }
}
