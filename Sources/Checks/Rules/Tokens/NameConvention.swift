/// A spelling convention for names.
enum NameConvention: String, CaseIterable {
    case upperCamelCase
    case lowerCamelCase
    case kebabCase = "kebab-case"
    case snakeCase = "snake_case"
    case any

    /// Whether a name follows the convention. A name may begin with a digit.
    ///
    /// Names in scripts without upper and lower case follow every convention.
    func allows(_ name: some StringProtocol) -> Bool {
        let first = name.first { $0.isLetter || $0.isNumber }
        switch self {
        case .upperCamelCase: return Self.isOneWord(name) && !(first?.isLowercase ?? false)
        case .lowerCamelCase: return Self.isOneWord(name) && !(first?.isUppercase ?? false)
        case .kebabCase: return !name.contains { $0.isUppercase || $0 == "_" || $0 == " " }
        case .snakeCase: return !name.contains { $0.isUppercase || $0 == "-" || $0 == " " }
        case .any: return true
        }
    }

    /// Whether a name has no separators, except between digits: `1_5x` and `15x` are different sizes.
    private static func isOneWord(_ name: some StringProtocol) -> Bool {
        let characters = Array(name)
        return !characters.indices.contains { index in
            guard characters[index] == "-" || characters[index] == "_" || characters[index] == " " else { return false }
            guard index > 0, index + 1 < characters.count, characters[index] == "_" else { return true }
            return !characters[index - 1].isNumber || !characters[index + 1].isNumber
        }
    }

    /// Joins words without a separator, except between digits.
    private static func joined(_ words: [String]) -> String {
        words.reduce(into: "") { result, word in
            if result.last?.isNumber ?? false, word.first?.isNumber ?? false { result += "_" }
            result += word
        }
    }

    /// Returns the name in this spelling.
    func spelled(_ name: some StringProtocol) -> String {
        let words = Self.words(of: name)
        switch self {
        case .upperCamelCase: return Self.joined(words.map(Self.capitalized))
        case .lowerCamelCase:
            return Self.joined(words.prefix(1).map { $0.lowercased() } + words.dropFirst().map(Self.capitalized))
        case .kebabCase: return words.map { $0.lowercased() }.joined(separator: "-")
        case .snakeCase: return words.map { $0.lowercased() }.joined(separator: "_")
        case .any: return String(name)
        }
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Splits a name at hyphens, underscores, spaces and changes from lower to upper case.
    private static func words(of name: some StringProtocol) -> [String] {
        var words: [String] = []
        var current = ""
        for character in name {
            if character == "-" || character == "_" || character == " " {
                words.append(current)
                current = ""
            } else {
                if character.isUppercase, current.last?.isLowercase ?? false {
                    words.append(current)
                    current = ""
                }
                current.append(character)
            }
        }
        return (words + [current]).filter { !$0.isEmpty }
    }
}
