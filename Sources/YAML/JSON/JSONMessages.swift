/// The messages of the JSON reader, each with its help.
enum JSONMessages {
    typealias Message = (text: String, help: String)

    static let textBehindEnd: Message = (
        "there is text after the end of the document", "remove it; a JSON file contains one value"
    )
    static let emptyFile: Message = ("this file contains no value", "write a map: {}")
    static let extraComma: Message = ("a value is missing before this comma", "remove the comma, or write the value")
    static let trailingComma: Message = ("JSON does not allow a comma after the last value", "remove the comma")
    static let missingComma: Message = ("a comma is missing here", "separate the two values with a comma")
    static let missingColon: Message = ("a colon is missing after the key", "write “\"key\": value”")
    static let missingValue: Message = ("this key has no value", "write the value, or null")
    static let keyInList: Message = ("a list cannot have keys", "use braces {…} for keys with values")
    static let collectionAsKey: Message = ("a list or map cannot be a key", "write the key as text in double quotes")
    static let singleQuotes: Message = ("JSON does not allow single quotes", "use double quotes")
    static let unclosedString: Message = (
        "this quote is not closed on the same line", "close it; write a line break in the text as \\n"
    )
    static let comment: Message = ("JSON does not allow comments", "remove it, or convert the file to YAML")
    static let unclosedComment: Message = ("JSON does not allow comments, and this one is never closed", "remove it")
    static let rawTab: Message = ("JSON does not allow a tab in text", "write it as \\t")
    static let unknownEscape: Message = ("unknown escape sequence", "write \\\\ for a backslash")
    static let shortEscape: Message = ("\\u needs four hexadecimal digits", "write four digits, such as \\u00e9")
    static let loneSurrogate: Message = (
        "this is half of a surrogate pair", "write both halves, such as \\ud83d\\ude00, or the character itself"
    )

    static func unclosedBracket(_ bracket: String) -> Message {
        ("this “\(bracket)” is never closed", "put “\(bracket == "{" ? "}" : "]")” after its last value")
    }

    static func wrongBracket(_ bracket: String, opening: String) -> Message {
        ("“\(bracket)” cannot close “\(opening)”", "close “\(opening)” first, with “\(opening == "{" ? "}" : "]")”")
    }

    static func unquotedKey(_ key: String) -> Message {
        ("this key needs double quotes", "write \"\(key)\"")
    }

    static func unquotedText(_ word: String) -> Message {
        let help =
            switch word.lowercased() {
            case "true", "false", "null": "write \(word.lowercased()), in lower case"
            case "none", "nil", "undefined": "write null"
            case "nan", "infinity": "write a finite number"
            default: "write \"\(word)\""
            }
        return ("this unquoted text is not a JSON value", help)
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
                "write digits, optionally followed by a decimal point with digits and an exponent"
            }
        return ("“\(text)” is not a JSON number", help)
    }

    static func tooLong(_ count: Int, limit: Int) -> Message {
        ("this text has \(count) bytes; at most \(limit) are supported", "shorten it, or move it to its own file")
    }

    static func tooDeep(_ limit: Int) -> Message {
        ("at most \(limit) levels of nesting are supported", "use fewer levels of nesting")
    }

    static func unexpected(_ character: String) -> Message {
        ("“\(character)” is unexpected here", "remove it, or put text in double quotes")
    }
}
