import Source
import Values
import YAML

/// The Style Dictionary format from before DTCG: `value`, `type` and `comment` without a dollar sign, and references
/// that end in `.value`. A document in this format is converted to the standard one.
struct StyleDictionaryForm {
    private(set) var diagnostics: [Diagnostic] = []

    /// The document as DTCG, with diagnostics; nil if it is not in the older format.
    static func converted(_ document: Node) -> (document: Node, diagnostics: [Diagnostic])? {
        guard let place = firstToken(in: document), place.isOld else { return nil }
        var form = StyleDictionaryForm()
        let note = Diagnostic(
            .nonstandardToken, .note, "this file uses the older format of Style Dictionary; it is read as DTCG",
            at: place.range, help: "write $value, $type and {a.b} for value, type and {a.b.value}")
        let result = form.group(document, Place())
        return (result, [note] + form.diagnostics)
    }

    /// Finds the first token, which determines the format of the whole file.
    private static func firstToken(in node: Node) -> (isOld: Bool, range: SourceRange)? {
        guard let entries = node.mapping else { return nil }
        if let standard = entries.first(where: { $0.key == "$value" || $0.key == TokenPointer.key }) {
            return (false, standard.keyRange)
        }
        if let old = oldValue(in: entries) { return (true, old.keyRange) }
        for entry in entries where !entry.key.hasPrefix("$") {
            if let found = firstToken(in: entry.value) { return found }
        }
        return nil
    }

    /// Finds the `value` of a token. A `value` that is a map is a group, unless it is a reference or there is a `type`.
    private static func oldValue(in entries: [Node.Entry]) -> Node.Entry? {
        guard let value = entries.first(where: { $0.key == "value" }) else { return nil }
        let hasType = entries.contains { $0.key == "type" && $0.value.scalar != nil }
        let isValue = value.value.mapping == nil || value.value.reference != nil || isValueInParts(value.value)
        return isValue || hasType ? value : nil
    }

    /// Whether a map is a value although it has no type: the parts of a color, or values by appearance.
    private static func isValueInParts(_ node: Node) -> Bool {
        guard let members = node.mapping, members.count > 1 else { return false }
        if isColorInParts(members) { return true }
        return members.allSatisfy { $0.value.scalar != nil && ModeSpelling.certainAppearance(of: $0.key) != nil }
    }

    private static func isColorInParts(_ members: [Node.Entry]) -> Bool {
        let names = Set(members.map(\.key))
        return [["h", "s", "l"], ["r", "g", "b"]].contains { parts in
            names.isSuperset(of: parts) && names.subtracting(parts).isSubset(of: ["a"])
        }
    }

    /// The place of a token without a type.
    private struct Place {
        /// The first name of the path.
        var category: String?
        /// Whether a name of the path, or a value beside it, supports that words such as `black` are colors.
        var hasColors = false
    }

    /// Whether a group is named for colors, or has one whose notation is certain.
    private static func hasColors(_ entry: Node.Entry) -> Bool {
        let name = entry.key.lowercased()
        if ["color", "colour", "palette"].contains(where: name.contains) { return true }
        return (entry.value.mapping ?? []).contains { member in
            member.value["value"]?.string.map { $0.contains("#") || $0.contains("(") } ?? false
                && type(of: member.value["value"] ?? member.value, category: nil) == TokenType.color.rawValue
        }
    }

    private mutating func group(_ node: Node, _ place: Place) -> Node {
        guard let entries = node.mapping else { return node }
        if let value = Self.oldValue(in: entries) {
            return token(entries, value: value, place, range: node.range)
        }
        var members: [Node.Entry] = []
        for entry in entries {
            switch entry.key {
            case "comment", "description",
                "type" where entry.value.scalar != nil:
                add(entry, among: entries, to: &members)
            // Data between tokens, such as the name of a theme.
            case _ where entry.value.mapping == nil: members.append(entry)
            default:
                var entry = entry
                let inner = Place(
                    category: place.category ?? entry.key, hasColors: place.hasColors || Self.hasColors(entry))
                entry.value = group(entry.value, inner)
                members.append(entry)
            }
        }
        return Node(.mapping(members), range: node.range)
    }

    private mutating func token(_ entries: [Node.Entry], value: Node.Entry, _ place: Place, range: SourceRange) -> Node
    {
        var members: [Node.Entry] = []
        var modes: [Token.Mode] = []
        var kept: [Node.Entry] = []
        for entry in entries {
            if Self.standardNames[entry.key] != nil || entry.key.hasPrefix("$") {
                var entry = entry
                if entry.key == "value" { entry.value = Self.withStandardReferences(entry.value) }
                add(entry, among: entries, to: &members)
            } else if Self.isAlpha(entry) {
                members.append(entry)
            } else if let values = ModeSpelling.modes(from: entry) {
                let names = values.compactMap(\.appearance.modeName).joined(separator: ", ")
                diagnostics.append(
                    .departure(
                        "“\(entry.key)” is read as the value for \(names)", at: entry.keyRange,
                        help: ModeSpelling.modes(of: entry).map { "write \($0)" }))
                modes += values
            } else {
                if !Self.metadata.contains(entry.key) { diagnostics.append(Self.ignoredMember(entry)) }
                kept.append(entry)
            }
        }
        if let first = modes.first, !members.contains(where: { $0.key == "$modes" }) {
            let values = modes.map { mode in
                Node.Entry(
                    key: mode.appearance.modeName ?? "", keyRange: mode.nameRange,
                    value: Self.withStandardReferences(mode.value))
            }
            members.append(
                Node.Entry(
                    key: "$modes", keyRange: first.nameRange, value: Node(.mapping(values), range: first.value.range)))
        }
        if let first = kept.first {
            let old = members.first { $0.key == "$extensions" }?.value
            members.removeAll { $0.key == "$extensions" }
            if let data = VendorExtension.adding(kept, to: old) {
                members.append(Node.Entry(key: "$extensions", keyRange: first.keyRange, value: data))
            }
        }
        if !members.contains(where: { $0.key == "$type" }), let type = Self.type(of: value.value, in: place) {
            let scalar = Scalar(text: type, isPlain: false)
            members.append(
                Node.Entry(
                    key: "$type", keyRange: value.keyRange, value: Node(.scalar(scalar), range: value.value.range)))
        }
        return Node(.mapping(members), range: range)
    }

    /// The members that Style Dictionary and its transforms add to a token. They do not change its value.
    private static let metadata: Set<String> = [
        "attributes", "name", "original", "filePath", "isSource", "themeable", "group", "key", "path", "options",
    ]

    private static func isAlpha(_ entry: Node.Entry) -> Bool {
        ["alpha", "opacity"].contains(entry.key) && entry.value.scalar != nil
    }

    private static func ignoredMember(_ entry: Node.Entry) -> Diagnostic {
        var help = Suggestion.hint(for: entry.key, among: ["value", "type", "comment", "description", "deprecated"])
        if let modes = ModeSpelling.modes(of: entry) {
            help = "write \(modes)"
        } else if entry.value.mapping != nil {
            help = "move it out of the token, or write it under extensions"
        }
        return .departure("a token has no key “\(entry.key)”; it is ignored", at: entry.keyRange, help: help)
    }

    /// Infers the type in a place: a word such as `black` may be a weight.
    private static func type(of value: Node, in place: Place) -> String? {
        let type = type(of: value, category: place.category)
        let isWord = value.string?.allSatisfy(\.isLetter) ?? false
        let isNamed = place.category.flatMap { NonstandardType.categories[$0] } != nil
        return type == TokenType.color.rawValue && isWord && !place.hasColors && !isNamed ? "other" : type
    }

    /// Infers the type from the category, as Style Dictionary does, or else from the notation of the value.
    static func type(of value: Node, category: String?) -> String? {
        if value.reference != nil { return nil }
        if let category, let type = NonstandardType.categories[category] { return type.rawValue }
        if let members = value.mapping {
            if isColorInParts(members) { return TokenType.color.rawValue }
            let light = members.first { ModeSpelling.certainAppearance(of: $0.key) == .light }
            return light.flatMap { Self.type(of: $0.value, category: category) }
        }
        guard let text = value.string else { return nil }
        if (try? Color(css: text)) != nil { return TokenType.color.rawValue }
        if WrittenQuantity(text, units: ["px", "rem"]) != nil { return TokenType.dimension.rawValue }
        if WrittenQuantity(text, units: ["ms", "s"]) != nil { return TokenType.duration.rawValue }
        if CoreSchema.number(text) != nil { return TokenType.number.rawValue }
        if CSSLayers.shadows(text) != nil { return TokenType.shadow.rawValue }
        switch CSSFunction(text)?.name {
        case "cubic-bezier": return TokenType.cubicBezier.rawValue
        case "linear-gradient", "radial-gradient", "conic-gradient": return TokenType.gradient.rawValue
        default: break
        }
        return "other"
    }

    /// The names in the standard of the members of tokens and groups.
    private static let standardNames = [
        "value": "$value", "type": "$type", "comment": "$description", "description": "$description",
        "deprecated": "$deprecated", "extensions": "$extensions",
    ]

    /// Adds a member with its name in the standard. A second member for the same name is ignored, with a note.
    private mutating func add(_ entry: Node.Entry, among entries: [Node.Entry], to members: inout [Node.Entry]) {
        func name(_ key: String) -> String { Self.standardNames[key] ?? key }
        if members.contains(where: { $0.key == name(entry.key) }) {
            let first = entries.first { name($0.key) == name(entry.key) }
            diagnostics.append(
                .departure(
                    "“\(entry.key)” is ignored, because “\(first?.key ?? name(entry.key))” means the same",
                    at: entry.keyRange, help: "remove one of the two"))
        } else {
            members.append(Node.Entry(key: name(entry.key), keyRange: entry.keyRange, value: entry.value))
        }
    }

    /// Replaces `{a.b.value}` with `{a.b}` everywhere in a value.
    private static func withStandardReferences(_ node: Node) -> Node {
        switch node.content {
        case .scalar:
            guard let text = node.string, text.utf8.contains(UInt8(ascii: "{")), text.contains(".value}") else {
                return node
            }
            let scalar = Scalar(text: text.replacing(".value}", with: "}"), isPlain: false)
            return Node(.scalar(scalar), range: node.range)
        case .sequence(let items):
            return Node(.sequence(items.map(withStandardReferences)), range: node.range)
        case .mapping(let entries):
            return Node(
                .mapping(
                    entries.map {
                        Node.Entry(key: $0.key, keyRange: $0.keyRange, value: withStandardReferences($0.value))
                    }), range: node.range)
        }
    }
}
