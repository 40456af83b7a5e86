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
        // The members are read in place: a copy of a token takes longer than looking for references.
        for index in set.tokens.indices {
            if refers(set.tokens[index].value),
                let value = forms.replaced(set.tokens[index].value, mayBeColor: set.tokens[index].mayBeColor)
            {
                result.update(token: index) { $0.value = value }
            }
            if let change = set.tokens[index].modification, let changed = forms.replaced(change) {
                result.update(token: index) { $0.modification = changed }
            }
            for place in set.tokens[index].modes.indices {
                if let change = set.tokens[index].modes[place].change?.modification,
                    let changed = forms.replaced(change)
                {
                    result.update(token: index) { $0.modes[place].change = .init(modification: changed) }
                }
                guard refers(set.tokens[index].modes[place].value),
                    let value = forms.replaced(
                        set.tokens[index].modes[place].value, mayBeColor: set.tokens[index].mayBeColor)
                else { continue }
                result.update(token: index) { if $0.modes.indices.contains(place) { $0.modes[place].value = value } }
            }
        }
        return (result, forms.diagnostics)
    }

    /// Whether a value may contain a reference. Most values have none, and need not be taken apart.
    private static func refers(_ node: Node) -> Bool {
        switch node.content {
        case .scalar(let scalar):
            switch scalar.text.utf8.first {
            case UInt8(ascii: "{"), UInt8(ascii: "$"): true
            // A hexadecimal color.
            case UInt8(ascii: "#"): false
            case UInt8(ascii: "v") where scalar.text.hasPrefix("var(--"): true
            default: scalar.text.utf8.contains(UInt8(ascii: "{"))
            }
        case .sequence(let items): items.contains(where: refers)
        case .mapping(let entries): entries.contains { $0.key == TokenPointer.key || refers($0.value) }
        }
    }

    private mutating func replaced(_ change: ColorModification) -> ColorModification? {
        change.replacing { Self.refers($0) ? replaced($0) : nil }
    }

    /// A value with its references replaced; nil if there is nothing to replace.
    ///
    /// - Parameter mayBeColor: Whether the value as a whole may be a color. Its members always may be.
    private mutating func replaced(_ node: Node, mayBeColor: Bool = true) -> Node? {
        if !set.renamed.isEmpty, let named = withoutDots(node) {
            return replaced(named, mayBeColor: mayBeColor) ?? named
        }
        if let reference = node.reference { return standard(reference, at: node.range) }
        if let text = node.string, let changed = standardText(text, at: node.range) { return changed }
        if mayBeColor, let alias = translucentAlias(node) { return alias }
        if let pointer = node.pointerNode { reportShortPointer(pointer, in: node) }
        return node.changingParts { replaced($0) }
    }

    /// A text with references, or a pointer, whose names have dots, with the names that they are read as; nil for
    /// others.
    private func withoutDots(_ node: Node) -> Node? {
        if let pointer = node.pointerNode, let path = pointer.string.flatMap(TokenPointer.init) {
            guard set.member(at: path.path) == nil, let renamed = set.renamed[path.path] else { return nil }
            let names =
                renamed.segments.map(Self.escaped)
                + ([path.section].compactMap(\.self) + path.steps).map { Self.escaped($0[...]) }
            let text = Node(
                .scalar(Scalar(text: "#/" + names.joined(separator: "/"), isPlain: false)), range: pointer.range)
            let entries = (node.mapping ?? []).map { entry in
                guard entry.key == TokenPointer.key else { return entry }
                return Node.Entry(key: entry.key, keyRange: entry.keyRange, value: text)
            }
            return Node(.mapping(entries), range: node.range)
        }
        guard let text = node.string, text.utf8.contains(UInt8(ascii: "{")) else { return nil }
        var changed = text
        for path in EmbeddedReferences.paths(in: text) where set.member(at: path) == nil {
            guard let renamed = set.renamed[path] else { continue }
            changed = changed.replacing("{\(path)}", with: "{\(renamed)}")
        }
        return changed == text ? nil : Node(.scalar(Scalar(text: changed, isPlain: false)), range: node.range)
    }

    /// The color of `{ $ref: …, alpha: 0.5 }` as `{ color: { $ref: … }, alpha: 0.5 }`; nil for other values.
    private mutating func translucentAlias(_ node: Node) -> Node? {
        guard let entries = node.mapping, entries.count == 2,
            let place = entries.firstIndex(where: { $0.key == TokenPointer.key }),
            let alpha = entries.first(where: { ["alpha", "opacity"].contains($0.key) })
        else { return nil }
        let pointer = entries[place]
        report(
            "a reference must not have the key “\(alpha.key)”; it is read as the alpha of a color", at: alpha.keyRange,
            help: "write { \"color\": { \"$ref\": \"\(pointer.value.string ?? "…")\" }, \"alpha\": "
                + "\(alpha.value.string ?? "0.5") }")
        var color = Node(.mapping([pointer]), range: pointer.value.range)
        if let target = pointer.value.string.flatMap(TokenPointer.init), target.isWholeValue {
            let path = set.renamed[target.path] ?? target.path
            color = Node(.scalar(Scalar(text: "{\(path)}", isPlain: false)), range: color.range)
        }
        let member = Node.Entry(key: "color", keyRange: pointer.keyRange, value: color)
        return Node(.mapping([member, alpha]), range: node.range)
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
        if set.member(at: TokenPath(reference)) != nil { return nil }
        if reference.utf8.first == UInt8(ascii: " ") || reference.utf8.last == UInt8(ascii: " ") {
            let words = reference.split(separator: " ")
            guard words.count == 1, let name = words.first else { return nil }
            let value = Node(.scalar(Scalar(text: "{\(name)}", isPlain: false)), range: range)
            report("a reference must not have spaces in its braces", at: range, help: "write {\(name)}")
            return standard(String(name), at: range) ?? value
        }
        if reference.contains(".$value.") {
            return standard(reference.replacing(".$value.", with: "."), at: range)
        }
        guard let dot = reference.lastIndex(of: ".") else { return nil }
        let (owner, member) = (String(reference[..<dot]), String(reference[dot...].dropFirst()))
        guard let token = set[TokenPath(owner)] else { return nil }
        if member == "$value" || member == "value" && token.value[member] == nil {
            report("a reference must not end in \(member)", at: range, help: "write {\(owner)}")
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

    /// A text with references that end in `$value`, a custom property of CSS that a token is named for, or a reference
    /// such as `$color.ink` of Tokens Studio.
    private mutating func standardText(_ text: String, at range: SourceRange) -> Node? {
        if text.hasPrefix("var(--"), let name = CSSFunction(text)?.arguments.first, text == "var(\(name))" {
            guard set[TokenPath(name)] != nil else { return nil }
            report("a reference must not be a custom property of CSS", at: range, help: "write {\(name)}")
            return Node(.scalar(Scalar(text: "{\(name)}", isPlain: false)), range: range)
        }
        if text.utf8.first == UInt8(ascii: "$"), !text.contains(" ") {
            let path = TokenPath(String(text.dropFirst()))
            guard set[path] != nil else { return nil }
            report("a reference must be in braces", at: range, help: "write {\(path)}")
            return Node(.scalar(Scalar(text: "{\(path)}", isPlain: false)), range: range)
        }
        if text.utf8.last == UInt8(ascii: " ") || text.utf8.first == UInt8(ascii: " ") {
            let trimmed = Node(.scalar(Scalar(text: text, isPlain: false)), range: range).trimmed
            guard let reference = trimmed.reference else { return nil }
            report("a reference must not have spaces around it", at: range, help: "write {\(reference)}")
            return standard(reference, at: range) ?? trimmed
        }
        guard text.contains(".$value}") else { return nil }
        var changed = text
        for path in EmbeddedReferences.paths(in: text)
        where path.text.hasSuffix(".$value") && set.member(at: path) == nil {
            let owner = path.text.dropLast(".$value".count)
            guard set[TokenPath(String(owner))] != nil else { continue }
            changed = changed.replacing("{\(path)}", with: "{\(owner)}")
        }
        guard changed != text else { return nil }
        report("a reference must not end in $value", at: range, help: "write \(changed)")
        return Node(.scalar(Scalar(text: changed, isPlain: false)), range: range)
    }

    /// A name in a JSON Pointer (RFC 6901).
    private static func escaped(_ name: Substring) -> String {
        String(name).replacing("~", with: "~0").replacing("/", with: "~1")
    }

    private mutating func report(_ message: String, at range: SourceRange, help: String) {
        diagnostics.append(.departure(message + " in DTCG 2025.10", at: range, help: help))
    }
}

extension Token {
    /// Whether the value as a whole may be a color.
    fileprivate var mayBeColor: Bool {
        let type = ownType ?? inheritedType
        return type == nil || type == .color
    }
}
