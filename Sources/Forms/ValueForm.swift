/// The values that a key takes.
///
/// Maps and values that several keys share have names in a `FormCatalog`, so that forms can be recursive.
package indirect enum ValueForm: Sendable {
    case anything
    /// An empty value: nothing after the colon.
    case nothing
    case text
    case number
    /// A number from a minimum to a maximum; infinity means no maximum.
    case numberFrom(Double, to: Double)
    case flag
    /// One of these words.
    case words([String])
    /// Usually one of these words; any other text is accepted too.
    case usually([String])
    /// A text that matches a regular expression, with an example for documentation.
    case shape(String, example: String)
    /// A name that the platform or the tool defines.
    case known(Vocabulary)
    /// `{color.accent}`
    case token
    case list(ValueForm)
    /// One value or a list of them.
    case oneOrMore(ValueForm)
    /// A map from names that the author chooses to values.
    case named(ValueForm)
    /// The `MapForm` with this name.
    case map(String)
    /// The `NamedForm` with this name.
    case value(String)
    case either([ValueForm])
    /// A value of this form, a `$property`, or `{ when, then, else }` with such values.
    case dynamic(ValueForm)

    /// The words of an enumeration.
    package static func words<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> ValueForm {
        .words(Choice.allCases.map(\.rawValue))
    }
}

/// Names that are data instead of a part of the language.
package enum Vocabulary: String, Sendable, Hashable, CaseIterable {
    case devices
    case rules
    /// SF Symbols; a project can add symbols.
    case symbols
    /// The settings of all rules: a map with a key for each rule.
    case ruleSettings
}

/// A named form of values: `color`, `length`.
package struct NamedForm: Sendable {
    package let name: String
    /// One sentence, with its period.
    package let summary: String
    package let form: ValueForm

    package init(_ name: String, _ summary: String, _ form: ValueForm) {
        self.name = name
        self.summary = summary
        self.form = form
    }
}
