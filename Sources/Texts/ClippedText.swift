/// Text for readers that accept only a limited length.
package enum ClippedText {
    /// Returns text of at most `count` UTF-16 code units, with an ellipsis in place of what was cut.
    package static func clipped(_ text: String, to count: Int) -> String {
        guard text.utf16.count > count else { return text }
        var left = count - 1
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            left -= UTF16.width(scalar)
            if left < 0 { break }
            result.append(scalar)
        }
        return String(result) + "…"
    }
}
