/// The languages of ISO 639-1, and codes that are often written for them by mistake.
///
/// The embedded table is searched in place.
package struct LanguageCatalog: Sendable {
    package static let standard = LanguageCatalog(EmbeddedData.languages)

    private let languages: SortedLines

    init(_ languages: String) {
        self.languages = SortedLines(languages)
    }

    /// Whether a text is a locale: a language, optionally followed by subtags after hyphens or underscores. Two-letter
    /// languages must be in the table; three letters are accepted as ISO 639-3.
    package func isLocale(_ text: String) -> Bool {
        let parts = Self.parts(of: text)
        guard let language = parts.first, language.utf8.allSatisfy(\.isEnglishLetter) else { return false }
        let isWord = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { $0.isEnglishLetter || (0x30...0x39).contains($0) }
        }
        return isWord && (language.utf8.count == 3 || languages.columns(of: language.lowercased()) != nil)
    }

    /// The locale with the correct language if a country code is used for it: `zh` for `cn`. Nil for any other text.
    package func suggestion(for text: String) -> String? {
        guard let written = Self.parts(of: text).first else { return nil }
        let code = written.lowercased()
        let language = languages.keys.first { language in
            languages.columns(of: language)?.dropFirst().first?.split(separator: " ").contains { $0 == code } ?? false
        }
        return language.map { $0 + text[written.endIndex...] }
    }

    private static func parts(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    }
}

extension UInt8 {
    fileprivate var isEnglishLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
