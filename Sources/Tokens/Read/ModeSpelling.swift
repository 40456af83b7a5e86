import Values
import YAML

/// The names that other tools give to values for dark appearance and increased contrast.
enum ModeSpelling {
    private static let dark: Set<String> = ["dark", "night"]
    private static let light: Set<String> = ["light", "day"]
    private static let increased: Set<String> = ["increased", "contrast", "hc", "ax", "highcontrast"]
    /// Words that add nothing to a name for an appearance.
    private static let companions: Set<String> = [
        "", "mode", "theme", "scheme", "color", "colors", "appearance", "high", "value", "contrast", "tokens",
    ]
    private static let standard: Set<String> = ["standard", "default", "normal", "base", "regular"]
    /// The keys of maps from modes to values.
    private static let maps: Set<String> = [
        "mode", "modes", "theme", "themes", "appearance", "appearances", "values",
    ]

    /// The appearance that a name means, such as `darkValue`, `Night` or `light-hc`; nil if it means none.
    static func appearance(of name: String) -> Appearance? {
        let words = words(of: name)
        let isDark = !words.isDisjoint(with: dark)
        let isIncreased = !words.isDisjoint(with: increased)
        guard isDark || isIncreased || !words.isDisjoint(with: light) else { return nil }
        return Appearance(isDark: isDark, isIncreasedContrast: isIncreased)
    }

    /// Whether a name may mean light appearance, which most names of members cannot. This takes little time.
    static func mayMeanLight(_ name: String) -> Bool {
        var last: (UInt8, UInt8) = (0, 0)
        for byte in name.utf8 {
            let lower = byte | 0x20
            switch (last.0, last.1, lower) {
            case (UInt8(ascii: "l"), UInt8(ascii: "i"), UInt8(ascii: "g")): return true
            case (UInt8(ascii: "d"), UInt8(ascii: "a"), UInt8(ascii: "y")): return true
            default: last = (last.1, lower)
            }
        }
        return false
    }

    /// The appearance that a name means if it has no words that mean something else, as `dark-dimmed` has.
    static func certainAppearance(of name: String) -> Appearance? {
        let known = dark.union(light).union(increased).union(companions)
        return words(of: name).isSubset(of: known) ? appearance(of: name) : nil
    }

    /// Whether a name means what applies otherwise: standard contrast, or the default.
    static func meansStandard(_ name: String) -> Bool {
        let words = words(of: name)
        return !words.isDisjoint(with: standard) && words.isSubset(of: standard.union(companions))
    }

    /// Whether a name means another appearance than light with standard contrast.
    static func isOtherAppearance(_ name: String) -> Bool {
        appearance(of: name).map { $0 != .light } ?? false
    }

    /// The values of modes other than light with standard contrast, by their names; nil if a name means no appearance,
    /// or if two mean the same one.
    static func values(of members: [Node.Entry]) -> [Token.Mode]? {
        var modes: [Token.Mode] = []
        var seen: Set<Appearance> = []
        for member in members {
            guard let appearance = appearance(of: member.key), seen.insert(appearance).inserted else { return nil }
            if appearance != .light {
                let value = member.value["value"] ?? member.value["$value"] ?? member.value
                let isToken = member.value.mapping.map { $0.count == 1 } ?? false
                modes.append(
                    Token.Mode(
                        appearance: appearance, nameRange: member.keyRange, value: isToken ? value : member.value))
            }
        }
        return modes
    }

    /// The values in a member beside the value of a token, such as `"darkValue": "#FFFFFF"`; nil if it is not certain
    /// that they are for other appearances.
    static func modes(from entry: Node.Entry) -> [Token.Mode]? {
        if maps.contains(entry.key), let members = entry.value.mapping {
            guard members.allSatisfy({ certainAppearance(of: $0.key) != nil }) else { return nil }
            return values(of: members).flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let appearance = certainAppearance(of: entry.key), appearance != .light else { return nil }
        let value = entry.value["value"] ?? (entry.value.mapping == nil ? entry.value : nil)
        return value.map { [Token.Mode(appearance: appearance, nameRange: entry.keyRange, value: $0)] }
    }

    /// The `$modes` to write for a member beside the value of a token; nil if the member is not about modes.
    static func modes(of entry: Node.Entry) -> String? {
        if let mode = appearance(of: entry.key)?.modeName {
            let value = entry.value.string ?? entry.value["value"]?.string
            return "\"$modes\": { \"\(mode)\": \(value.map { "\"\($0)\"" } ?? "…") }"
        }
        guard maps.contains(entry.key), let names = entry.value.mapping?.map(\.key) else { return nil }
        return names.contains(where: isOtherAppearance) ? modes(named: names) : nil
    }

    /// The `$modes` to write for modes with these names.
    static func modes(named names: [String]) -> String {
        let modes = names.compactMap { appearance(of: $0)?.modeName }
        let known = modes.isEmpty ? ["dark"] : modes
        return "\"$modes\": { \(known.map { "\"\($0)\": …" }.joined(separator: ", ")) }"
    }

    /// The words of a name in lowercase: `darkValue` has `dark` and `value`.
    private static func words(of name: String) -> Set<String> {
        var words: Set<String> = []
        var word = ""
        var isUppercase = false
        for letter in name {
            let startsWord = letter.isUppercase && !isUppercase
            if startsWord || !letter.isLetter {
                words.insert(word)
                word = ""
            }
            if letter.isLetter { word += letter.lowercased() }
            isUppercase = letter.isUppercase
        }
        words.insert(word)
        return words
    }
}
