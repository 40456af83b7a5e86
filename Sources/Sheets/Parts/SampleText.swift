/// The text of samples on sheets: Latin letters, followed by those of another script that the project's languages use.
package struct SampleText: Sendable, Hashable {
    /// For samples of colors and sizes: `Aa`, `Aa あ`.
    package let letters: String
    /// For small samples: `Aa`, `あ`.
    package let letter: String
    /// The beginning of a longer sample; empty for Latin.
    package let opening: String

    /// - Parameter locales: the languages of the project; an empty list means English.
    package init(locales: [String] = []) {
        let scripts = locales.lazy.compactMap { locale in
            let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
            return Self.scripts.first { $0.languages.contains(language) }
        }
        letter = scripts.first?.letter ?? "Aa"
        letters = scripts.first.map { "Aa \($0.letter)" } ?? "Aa"
        opening = scripts.first.map { $0.opening + " " } ?? ""
    }

    /// The scripts that have fonts, with the languages that are written in them.
    private static let scripts: [(languages: Set<String>, letter: String, opening: String)] = [
        (["ja"], "あ", "永あア"),
        (["zh"], "永", "永字"),
        (["ko"], "가", "가나다"),
        (["ar", "fa", "ur", "ps", "sd", "ug", "ku"], "ع", "ابج"),
        (["he", "iw", "yi"], "א", "אבג"),
        (["th"], "ก", "กขค"),
        (["hi", "mr", "ne", "sa"], "अ", "अआइ"),
    ]
}
