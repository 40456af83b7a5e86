/// The parts of a Swift file that people read apart from its code: comments, string literals, names of tests.
enum SwiftText {
    /// A passage of prose with its line, counted from 1.
    struct Passage: Equatable {
        var line: Int
        var text: String
    }

    /// The comments, the string literals without their interpolations, and names in backticks.
    static func prose(of text: String) -> [Passage] {
        var passages: [Passage] = []
        var isInText = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            if isInText {
                passages.append(Passage(line: number, text: withoutInterpolations(line)))
                if line.contains("\"\"\"") { isInText = false }
                continue
            }
            let (literals, comment) = parts(of: line)
            if let comment { passages.append(Passage(line: number, text: String(comment))) }
            passages += literals.map { Passage(line: number, text: $0) }
            if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText = true }
        }
        return passages
    }

    /// The lines of code, without comments and without the lines of multi-line string literals.
    static func code(of text: String) -> [Substring] {
        var isInText = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            if isInText {
                if line.contains("\"\"\"") { isInText = false }
                return nil
            }
            if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText = true }
            guard let comment = parts(of: line).comment else { return line }
            return line[..<comment.startIndex]
        }
    }

    /// The string literals and backticked names of a line, and its comment.
    private static func parts(of line: Substring) -> (literals: [String], comment: Substring?) {
        var literals: [String] = []
        var place = line.startIndex
        while place < line.endIndex {
            let rest = line[place...]
            if rest.hasPrefix("//") { return (literals, rest) }
            if rest.hasPrefix("\"\"\"") { return (literals, nil) }
            if let quote = rest.first, quote == "\"" || quote == "`" {
                let end = endOfLiteral(in: rest.dropFirst(), quote: quote)
                literals.append(withoutInterpolations(line[line.index(after: place)..<end]))
                place = end < line.endIndex ? line.index(after: end) : end
            } else {
                place = line.index(after: place)
            }
        }
        return (literals, nil)
    }

    private static func endOfLiteral(in text: Substring, quote: Character) -> Substring.Index {
        var place = text.startIndex
        var depth = 0
        while place < text.endIndex {
            let rest = text[place...]
            if rest.hasPrefix("\\(") {
                depth += 1
                place = text.index(place, offsetBy: 2)
                continue
            }
            if depth > 0 {
                if rest.first == "(" { depth += 1 }
                if rest.first == ")" { depth -= 1 }
            } else if rest.first == "\\" {
                place = text.index(place, offsetBy: min(2, rest.count))
                continue
            } else if rest.first == quote {
                return place
            }
            place = text.index(after: place)
        }
        return text.endIndex
    }

    private static func withoutInterpolations(_ text: Substring) -> String {
        var result = ""
        var depth = 0
        var isEscaped = false
        for character in text {
            if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
            } else if isEscaped {
                if character == "(" { depth = 1 } else { result.append(" ") }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
