import Forms
import Values

/// The text for a form of values in a table cell of the reference.
enum ReferenceValue {
    static func text(_ form: ValueForm) -> String {
        switch form {
        case .anything: "any value"
        case .nothing: "empty"
        case .text: "text"
        case .number: "number"
        case .numberFrom(let minimum, let maximum): number(from: minimum, to: maximum)
        case .flag: "`true`, `false`"
        case .words(let words): listed(words)
        case .usually(let words): listed(words) + " or other text"
        case .shape(_, let example): "`\(example)`"
        case .known(.devices): "[device](#devices)"
        case .known(.rules): "[rule](rules.md) id"
        case .known(.symbols): "SF Symbol"
        case .known(.ruleSettings): "map by [rule](rules.md) id"
        case .token: "token"
        case .list(let item): "list: \(text(item))"
        case .oneOrMore(let item): "\(text(item)); or a list"
        case .named(let value): "map by name: \(text(value))"
        case .map(let name): "[\(name)](#\(name.lowercased()))"
        case .value(let name): "[\(name)](#\(LanguageReference.place(ofValue: name)))"
        case .either(let forms): forms.map(text).joined(separator: " or ")
        case .dynamic(let form): text(form)
        }
    }

    private static func listed(_ words: [String]) -> String {
        words.map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func number(from minimum: Double, to maximum: Double) -> String {
        if minimum == maximum { return DecimalText.short(minimum) }
        if !maximum.isFinite { return "number from \(DecimalText.short(minimum))" }
        return "\(DecimalText.short(minimum)) to \(DecimalText.short(maximum))"
    }
}
