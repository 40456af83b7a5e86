import YAML

/// Names of the standard in another spelling: `font-size`, `FontSize`, `font_size`.
enum WrittenKey {
    /// The name in lowerCamelCase.
    static func camelCase(_ name: String) -> String {
        var result = ""
        var startsWord = false
        for letter in name {
            if letter == "-" || letter == "_" || letter == " " {
                startsWord = !result.isEmpty
            } else {
                result += startsWord ? letter.uppercased() : result.isEmpty ? letter.lowercased() : String(letter)
                startsWord = false
            }
        }
        return result
    }

    /// The members of composite values, with those that are ignored.
    private static let members: Set<String> = NonstandardType.members.union([
        "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "offsetX", "offsetY", "blur", "spread",
        "color", "dashArray", "lineCap", "timingFunction", "duration", "delay", "width", "style", "position", "alpha",
    ])

    /// Whether a name is that of a member of a value, as in a token whose `$value` was forgotten.
    static func isMember(_ name: String) -> Bool {
        members.contains(name) || ["colorSpace", "components", "hex", "unit", "value"].contains(name)
    }

    /// A value whose members have the names of the standard, also in lists; nil if they have already.
    static func standardized(_ node: Node) -> Node? {
        switch node.content {
        case .scalar, .sequence: return node.changingParts(standardized)
        case .mapping(let entries):
            guard entries.contains(where: { other($0.key) != nil }) else { return nil }
            let known = Set(entries.map(\.key))
            let renamed = entries.map { entry in
                guard let name = other(entry.key), !known.contains(name) else { return entry }
                return Node.Entry(key: name, keyRange: entry.keyRange, value: entry.value)
            }
            return Node(.mapping(renamed), range: node.range)
        }
    }

    /// The name of a member in the standard, if it is spelled otherwise.
    private static func other(_ key: String) -> String? {
        // Nearly all keys are in lowerCamelCase.
        let separators: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " ")]
        let isOther = key.utf8.contains(where: separators.contains)
        guard isOther || key.utf8.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) ?? false else {
            return nil
        }
        let name = camelCase(key)
        return name != key && members.contains(name) ? name : nil
    }
}
