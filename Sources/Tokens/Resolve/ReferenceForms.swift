import Source
import YAML

/// References in the forms of other tools, replaced by those of the standard: `{color.ink.$value}`, and
/// `{type.body.fontSize}`, which names a member of a value.
struct ReferenceForms {
    private let set: TokenSet
    private var diagnostics: [Diagnostic] = []

    /// Returns the tokens with standard references, and a warning for each reference that was replaced.
    static func standardized(_ set: TokenSet) -> (TokenSet, [Diagnostic]) {
        var forms = ReferenceForms(set: set)
        var result = set
        for (index, token) in set.tokens.enumerated() {
            if let value = forms.replaced(token.value) { result.update(token: index) { $0.value = value } }
            for (place, mode) in token.modes.enumerated() {
                guard let value = forms.replaced(mode.value) else { continue }
                result.update(token: index) { if $0.modes.indices.contains(place) { $0.modes[place].value = value } }
            }
        }
        return (result, forms.diagnostics)
    }

    /// A value with its references replaced; nil if there is nothing to replace.
    private mutating func replaced(_ node: Node) -> Node? {
        if let reference = node.reference { return standard(reference, at: node.range) }
        if let pointer = node.pointerNode { reportShortPointer(pointer, in: node) }
        switch node.content {
        case .scalar: return nil
        case .sequence(let items):
            let changed = items.map { replaced($0) }
            guard changed.contains(where: { $0 != nil }) else { return nil }
            return Node(.sequence(zip(items, changed).map { $1 ?? $0 }), range: node.range)
        case .mapping(let entries):
            let changed = entries.map { replaced($0.value) }
            guard changed.contains(where: { $0 != nil }) else { return nil }
            let members = zip(entries, changed).map { entry, value in
                Node.Entry(key: entry.key, keyRange: entry.keyRange, value: value ?? entry.value)
            }
            return Node(.mapping(members), range: node.range)
        }
    }

    /// Reports a pointer in a value that names a token instead of its value.
    private mutating func reportShortPointer(_ node: Node, in value: Node) {
        // The value of a token without `$value` is the pointer itself, without the map around it.
        guard value.range != node.range, let text = node.string, let pointer = TokenPointer(text),
            pointer.section == nil, set.index(of: pointer.path) != nil
        else { return }
        report("a pointer in a value must name a value, not a token", at: node.range, help: "write \(text)/$value")
    }

    private mutating func standard(_ reference: String, at range: SourceRange) -> Node? {
        guard set.member(at: TokenPath(reference)) == nil, let dot = reference.lastIndex(of: ".") else { return nil }
        let (owner, member) = (String(reference[..<dot]), String(reference[dot...].dropFirst()))
        guard let token = set[TokenPath(owner)] else { return nil }
        if member == "$value" {
            report("a reference must not end in $value", at: range, help: "write {\(owner)}")
            return Node(.scalar(Scalar(text: "{\(owner)}", isPlain: false)), range: range)
        }
        guard token.value[member] != nil else { return nil }
        let pointer =
            "#/"
            + (owner.split(separator: ".").map(Self.escaped) + ["$value", Self.escaped(member[...])])
            .joined(separator: "/")
        report(
            "a reference must name a token, not a member of its value", at: range,
            help: "write { \"$ref\": \"\(pointer)\" }")
        let value = Node(.scalar(Scalar(text: pointer, isPlain: false)), range: range)
        return Node(.mapping([Node.Entry(key: TokenPointer.key, keyRange: range, value: value)]), range: range)
    }

    /// A name in a JSON Pointer (RFC 6901).
    private static func escaped(_ name: Substring) -> String {
        String(name).replacing("~", with: "~0").replacing("/", with: "~1")
    }

    private mutating func report(_ message: String, at range: SourceRange, help: String) {
        diagnostics.append(.departure(message + " in DTCG 2025.10", at: range, help: help))
    }
}
