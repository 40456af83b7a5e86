/// Makes Swift names from token names: `on-accent` becomes `onAccent`, or `OnAccent` for a group.
package enum SwiftIdentifier {
    /// The name of a constant, without backticks.
    package static func member(_ name: String) -> String {
        joined(name, startsUppercase: false)
    }

    /// The name of an enum for a group. A name that would hide a type gets a suffix: `Colors`, `AxisTokens`.
    package static func type(_ name: String, avoiding root: String = "") -> String {
        let identifier = joined(name, startsUppercase: true)
        guard SwiftReservedNames.types.contains(identifier) || identifier == root else { return identifier }
        return identifier.hasSuffix("s") ? identifier + "Tokens" : identifier + "s"
    }

    /// The name in a declaration, with backticks if it is a keyword.
    package static func declared(_ identifier: String) -> String {
        SwiftReservedNames.keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    /// Whether the text is a valid identifier.
    package static func isValid(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return first.isSwiftIdentifierHead && text.unicodeScalars.allSatisfy(\.isSwiftIdentifierPart)
    }

    private static func joined(_ name: String, startsUppercase: Bool) -> String {
        if let identifier = joinedASCII(name, startsUppercase: startsUppercase) { return identifier }
        var result = ""
        for word in words(of: name) {
            if result.isEmpty && !startsUppercase {
                result += lowercasedStart(word)
            } else if result.last?.isNumber ?? false, word.first?.isNumber ?? false {
                // `1_5x` and `15x` are different sizes.
                result += "_" + word
            } else {
                result += word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        guard let first = result.unicodeScalars.first else { return startsUppercase ? "Unnamed" : "unnamed" }
        // `_size` and `size` are different groups.
        let isMarked = name.utf8.first == UInt8(ascii: "_") && name.utf8.count > 1 && first != "_"
        return first.isSwiftIdentifierHead && !isMarked ? result : "_" + result
    }

    /// A fast path for names of ASCII letters, digits, `-` and `_` that start with a lower-case letter, as most do; nil
    /// for any other name.
    private static func joinedASCII(_ name: String, startsUppercase: Bool) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        var startsWord = startsUppercase
        for byte in name.utf8 {
            if isDigit(byte), startsWord, bytes.last.map(isDigit) ?? false { bytes.append(UInt8(ascii: "_")) }
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                bytes.append(startsWord ? byte - 0x20 : byte)
                startsWord = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where !bytes.isEmpty,
                UInt8(ascii: "0")...UInt8(ascii: "9") where !bytes.isEmpty:
                bytes.append(byte)
                startsWord = false
            case UInt8(ascii: "-") where !bytes.isEmpty, UInt8(ascii: "_") where !bytes.isEmpty:
                startsWord = true
            default: return nil
            }
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Splits at characters that an identifier cannot contain. Visible characters that are not separators, such as ☀,
    /// are spelled out as `u2600`, as is a name of separators only.
    private static func words(of name: String) -> [String] {
        var words = [""]
        var spelled: [String] = []
        for scalar in name.unicodeScalars {
            let hex = "u" + hexadecimal(scalar)
            spelled.append(hex)
            // An invisible character is kept only if it follows a character of the same word.
            let isKept = !scalar.isInvisible || words.last?.isEmpty == false
            if scalar.isSwiftIdentifierPart, scalar != "_", isKept {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else if scalar.isASCII || scalar.isInvisible {
                words.append("")
            } else {
                words += [hex, ""]
            }
        }
        let filled = words.filter { !$0.isEmpty }
        return filled.isEmpty ? spelled : filled
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// `Color` → `color`, `URLColor` → `urlColor`, `onAccent` stays.
    private static func lowercasedStart(_ word: String) -> String {
        let characters = Array(word)
        var end = characters.prefix(while: \.isUppercase).count
        if end > 1, end < characters.count, characters[end].isLowercase { end -= 1 }
        return characters[..<end].map { $0.lowercased() }.joined() + String(characters[end...])
    }
}
