import Canvas
package import Values

extension PageText {
    /// Breaks text after commas, semicolons and middle dots if every phrase between them fits a line.
    ///
    /// Lines do not start with a space. If a phrase does not fit, uses greedy lines instead if these are fewer.
    package func phraseLines(_ text: String, _ style: PageStyle, width: Points) -> [PageLine] {
        var phrases = [""]
        for character in text {
            phrases[phrases.count - 1].append(character)
            if Self.ends.contains(character) { phrases.append("") }
        }
        var result: [String] = []
        for phrase in phrases where !phrase.isEmpty {
            if let last = result.last, self.width(last + phrase, style) <= width {
                result[result.count - 1] = last + phrase
            } else {
                result.append(String(phrase.drop(while: \.isWhitespace)))
            }
        }
        let phrased = result.flatMap { lines($0, style, width: width) }
        guard phrased.count > result.count else { return phrased }
        let full = lines(text, style, width: width)
        return full.count < phrased.count ? full : phrased
    }

    private static let ends: Set<Character> = ["、", ",", ";", "・"]
}
