/// A list of font families in one text, as in CSS: `'Open Sans', Helvetica, sans-serif`.
enum FontFamilyList {
    /// The names in a text, without quotes; nil if there is none.
    static func names(in text: String) -> [String]? {
        var names: [String] = []
        var rest = Substring(text)
        while true {
            rest = rest.drop(while: \.isWhitespace)
            var name: Substring
            if let quote = rest.first, quote == "\"" || quote == "'", let end = rest.dropFirst().firstIndex(of: quote),
                case let behind = rest[rest.index(after: end)...].drop(while: \.isWhitespace),
                behind.isEmpty || behind.first == ","
            {
                name = rest[rest.index(after: rest.startIndex)..<end]
                rest = behind
            } else {
                name = rest.prefix { $0 != "," }
                rest = rest[name.endIndex...]
            }
            while name.last?.isWhitespace ?? false { name.removeLast() }
            if !name.isEmpty { names.append(String(name)) }
            guard rest.first == "," else { break }
            rest.removeFirst()
        }
        return names.isEmpty ? nil : names
    }
}
