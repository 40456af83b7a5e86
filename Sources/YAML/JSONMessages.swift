/// How the JSON reader words its errors: what is wrong, and what to do.
enum JSONMessages {
    typealias Message = (text: String, help: String)

    static let textBehindEnd: Message = (
        "text behind the end of the document", "a JSON file holds one value; remove the rest"
    )
    static let emptyFile: Message = ("this file holds no value", "write a map: {}")
    static let extraComma: Message = ("a comma without a value before it", "remove the comma, or write the value")
    static let trailingComma: Message = ("a comma behind the last value", "remove the comma")
    static let missingComma: Message = ("a comma is missing here", "put a comma between two values")
    static let missingColon: Message = ("a colon is missing behind the key", "write “\"key\": value”")
    static let missingValue: Message = ("the value of the key is missing", "write the value, or null")
    static let keyInList: Message = ("a list has no keys", "use braces {…} for keys with values")
    static let collectionAsKey: Message = ("a list or map cannot be a key", "a key is always text in double quotes")
    static let singleQuotes: Message = ("text in single quotes", "use double quotes")
    static let unclosedString: Message = (
        "this quote is not closed on its line", "close it; write a line break within text as \\n"
    )
    static let comment: Message = ("JSON has no comments", "remove it, or write the file in YAML")
    static let unclosedComment: Message = ("JSON has no comments, and this one is never closed", "remove it")
    static let rawTab: Message = ("a tab within text", "write it as \\t")
    static let unknownEscape: Message = ("no escape starts with this", "write \\\\ for a backslash")
    static let shortEscape: Message = ("\\u needs four hexadecimal digits", "write as many, such as \\u00e9")
    static let loneSurrogate: Message = (
        "half of a surrogate pair", "write both halves, such as \\ud83d\\ude00, or the character itself"
    )

    static func neverClosed(_ bracket: String) -> Message {
        ("this “\(bracket)” is never closed", "put “\(bracket == "{" ? "}" : "]")” behind its last value")
    }

    static func wrongBracket(_ bracket: String, opening: String) -> Message {
        ("“\(bracket)” cannot close “\(opening)”", "close what was opened last first")
    }

    static func unquotedKey(_ key: String) -> Message {
        ("a key without quotes", "write \"\(key)\"")
    }

    static func unquotedText(_ word: String) -> Message {
        let help =
            switch word.lowercased() {
            case "true", "false", "null": "write \(word.lowercased()), in lower case"
            case "none", "nil", "undefined": "write null"
            case "nan", "infinity": "JSON has finite numbers only"
            default: "write \"\(word)\""
            }
        return ("text without quotes", help)
    }

    static func badNumber(_ text: String) -> Message {
        let help =
            if text.hasPrefix("+") {
                "remove the plus sign"
            } else if text.hasPrefix(".") || text.hasPrefix("-.") {
                "write a zero before the point"
            } else if text.hasPrefix("0") || text.hasPrefix("-0") {
                "remove the leading zero"
            } else {
                "write digits, then a point and digits, then an exponent; the last two may be left out"
            }
        return ("“\(text)” is no number of JSON", help)
    }

    static func tooLong(_ count: Int, limit: Int) -> Message {
        ("this text has \(count) bytes; at most \(limit) are read", "shorten it, or move it to a file of its own")
    }

    static func tooDeep(_ limit: Int) -> Message {
        ("lists and maps nest deeper than \(limit) levels", "nest less deeply")
    }

    static func unexpected(_ character: String) -> Message {
        ("“\(character)” is unexpected here", "remove it, or put double quotes around text")
    }
}
