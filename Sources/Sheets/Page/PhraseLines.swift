import Canvas
import Values

extension PageText {
    /// The text in lines that end after a comma wherever what is between two commas fits a line.
    func phraseLines(_ text: String, _ style: PageStyle, width: Points) -> [PageLine] {
        var phrases = [""]
        for character in text {
            phrases[phrases.count - 1].append(character)
            if character == "、" || character == "," { phrases.append("") }
        }
        var result: [String] = []
        for phrase in phrases where !phrase.isEmpty {
            if let last = result.last, self.width(last + phrase, style) <= width {
                result[result.count - 1] = last + phrase
            } else {
                result.append(phrase)
            }
        }
        return result.flatMap { lines($0, style, width: width) }
    }
}
