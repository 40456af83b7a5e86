/// The prose of Markdown pages and YAML files.
enum PageText {
    /// A page without its code blocks, its inline code and the targets of its links.
    static func prose(ofMarkdown text: String) -> [SwiftText.Passage] {
        var isInCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isInCode.toggle()
                return nil
            }
            guard !isInCode else { return nil }
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            let prose = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
            return SwiftText.Passage(line: index + 1, text: prose)
        }
    }

    /// The comments of a YAML file, and the texts of the keys that explain the design.
    static func prose(ofYAML text: String) -> [SwiftText.Passage] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            if let comment = line.firstIndex(of: "#"), comment == line.startIndex || line[..<comment].last == " " {
                return SwiftText.Passage(line: index + 1, text: String(line[comment...]))
            }
            let key = line.drop { $0 == " " || $0 == "-" || $0 == "{" }.prefix { $0 != ":" }
            guard ["summary", "notes", "note", "reason", "$description", "description"].contains(key) else {
                return nil
            }
            return SwiftText.Passage(line: index + 1, text: String(line))
        }
    }
}
