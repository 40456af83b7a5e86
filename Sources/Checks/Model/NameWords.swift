/// Splits names into words.
enum NameWords {
    /// The words of a name in lower case: `error` and `banner` for both `errorBanner` and `error_banner`.
    ///
    /// `igHandle` has the words `ig` and `handle`, and `userID` has `user` and `id`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                words.append(word)
                word = ""
                continue
            }
            let isAfterSmall = index > 0 && !characters[index - 1].isUppercase
            let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
            if character.isUppercase, isAfterSmall || isBeforeSmall {
                words.append(word)
                word = ""
            }
            word += character.lowercased()
        }
        return (words + [word]).filter { !$0.isEmpty }
    }

    /// Returns `match_sheet` for `MatchSheet`.
    static func snakeCase(_ name: String) -> String { words(of: name).joined(separator: "_") }

    /// Whether a name starts with a lower-case letter and has only such letters, digits and single underscores.
    static func isSnakeCase(_ name: some StringProtocol) -> Bool {
        let underscore = UInt8(ascii: "_")
        var last: UInt8?
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9") where last != nil: break
            case underscore where last != nil && last != underscore: break
            default: return false
            }
            last = byte
        }
        return last != nil && last != underscore
    }
}
