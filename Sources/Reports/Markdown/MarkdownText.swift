/// Text from files as Markdown that shows it unchanged, without formatting, links, mentions or HTML.
enum MarkdownText {
    static func escaped(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&", "<", ">", "|", "`", "*", "_", "~", "[", "]", "\\", "#", "$", "!":
                result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            // A comment ends a mention or an address without being visible.
            case "@": result.append(contentsOf: "@<!-- -->".unicodeScalars)
            // `https://` would become a link.
            case "/" where result.last == ":":
                result.removeLast()
                result.append(contentsOf: "&#58;/".unicodeScalars)
            case "\n", "\r", "\t": result.append(" ")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
