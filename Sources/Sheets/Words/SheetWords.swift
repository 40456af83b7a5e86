package import Project
import Values

/// The words of sheets themselves, as opposed to those of specs.
package enum SheetWords {
    /// The language of the sheets that a task lays out: `sheets: { language: … }` of the manifest.
    @TaskLocal package static var language = SheetLanguage.english

    /// Returns a phrase in the language: `SheetWords["Contact sheet % of %", 3, 12]`.
    ///
    /// - Parameters:
    ///   - phrase: in English, with `%` in place of each value.
    ///   - values: in the order of the phrase, which translations keep.
    package static subscript(_ phrase: String, _ values: any CustomStringConvertible...) -> String {
        let form = language == .japanese ? japanese[phrase] ?? phrase : phrase
        guard !values.isEmpty else { return form }
        var rest = values[...]
        return form.map { $0 == "%" ? rest.popFirst()?.description ?? "" : String($0) }.joined()
    }

    /// `Light`, `Dark, increased`.
    static func name(of appearance: Appearance) -> String {
        self[appearance.isDark ? "Dark" : "Light"] + (appearance.isIncreasedContrast ? self[", increased"] : "")
    }

    /// The name of an appearance within a phrase.
    static func words(for appearance: Appearance) -> String {
        self[appearance.isDark ? "dark" : "light"] + (appearance.isIncreasedContrast ? self[", increased"] : "")
    }

    /// A list of names: “a, b” or 「a、b」.
    package static func list(_ items: [String]) -> String {
        items.joined(separator: language == .japanese ? "、" : ", ")
    }
}
