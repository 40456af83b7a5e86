/// What may stand as the value of a key.
///
/// Maps and values that several keys share are named and stand in a `FormCatalog`, so that a node may hold nodes.
package indirect enum ValueForm: Sendable {
    case anything
    /// Nothing behind the colon.
    case nothing
    case text
    case number
    /// From the least to the greatest; with infinity there is none.
    case numberFrom(Double, to: Double)
    case flag
    /// One of these, and nothing else.
    case words([String])
    /// One of these usually; any other text may be meant too.
    case usually([String])
    /// A text of this shape: a regular expression, and an example for the reader.
    case shape(String, example: String)
    /// One of the names that the platform or the tool knows.
    case known(Vocabulary)
    /// `{color.accent}`
    case token
    case list(ValueForm)
    /// One, or a list of them.
    case oneOrMore(ValueForm)
    /// A map from names of the writer's own to values.
    case named(ValueForm)
    /// The `MapForm` of this name.
    case map(String)
    /// The `NamedForm` of this name.
    case value(String)
    case either([ValueForm])
    /// Also `$property`, or `{ when, then, else }` of such values.
    case dynamic(ValueForm)

    /// The names that a type lists.
    package static func words<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> ValueForm {
        .words(Choice.allCases.map(\.rawValue))
    }
}

/// Names that are data, not part of the language.
package enum Vocabulary: String, Sendable, Hashable, CaseIterable {
    case devices
    case rules
    /// Names of SF Symbols; a project may have its own besides.
    case symbols
    /// The settings of all rules: a map with a key for each.
    case ruleSettings
}

/// A form of values that has a name: `color`, `length`.
package struct NamedForm: Sendable {
    package let name: String
    package let summary: String
    package let form: ValueForm

    package init(_ name: String, _ summary: String, _ form: ValueForm) {
        self.name = name
        self.summary = summary
        self.form = form
    }
}
