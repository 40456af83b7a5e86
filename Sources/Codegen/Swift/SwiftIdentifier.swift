/// Makes Swift names of token names: `on-accent` becomes `onAccent`, of a group `OnAccent`.
package enum SwiftIdentifier {
    /// The name of a constant, without backticks.
    package static func member(_ name: String) -> String {
        joined(name, startsUppercase: false)
    }

    /// The name of an enum for a group. A name that would hide a type gets an ending: `Colors`, `AxisTokens`.
    package static func type(_ name: String, avoiding root: String = "") -> String {
        let identifier = joined(name, startsUppercase: true)
        guard SwiftReservedNames.types.contains(identifier) || identifier == root else { return identifier }
        return identifier.hasSuffix("s") ? identifier + "Tokens" : identifier + "s"
    }

    /// The name as a declaration writes it: a keyword stands in backticks.
    package static func declared(_ identifier: String) -> String {
        SwiftReservedNames.keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    /// Whether the text is an identifier that needs no change.
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
            } else {
                result += word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        guard let first = result.unicodeScalars.first else { return startsUppercase ? "Unnamed" : "unnamed" }
        return first.isSwiftIdentifierHead ? result : "_" + result
    }

    /// The same for a name that starts with a lower case letter and is of ASCII letters and digits, `-` and `_`, as
    /// nearly all are; nil for any other.
    private static func joinedASCII(_ name: String, startsUppercase: Bool) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        var startsWord = startsUppercase
        for byte in name.utf8 {
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

    /// Splits at everything that an identifier cannot hold. What is no separator in the eyes of people, such as ☀, is
    /// spelled out as `u2600`; so is a name that is nothing but separators.
    private static func words(of name: String) -> [String] {
        var words = [""]
        var spelled: [String] = []
        for scalar in name.unicodeScalars {
            let hex = "u" + hexadecimal(scalar)
            spelled.append(hex)
            // What nobody sees is kept only where it belongs to what stands before it.
            let stands = !scalar.isInvisible || words.last?.isEmpty == false
            if scalar.isSwiftIdentifierPart, scalar != "_", stands {
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
