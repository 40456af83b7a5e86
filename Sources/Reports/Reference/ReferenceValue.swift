import Forms
import Values

/// What a form of values is called in a cell of the reference.
enum ReferenceValue {
    static func text(_ form: ValueForm) -> String {
        switch form {
        case .anything: "anything"
        case .nothing: "nothing"
        case .text: "text"
        case .number: "number"
        case .numberFrom(let least, let greatest): number(from: least, to: greatest)
        case .flag: "true, false"
        case .words(let words): listed(words)
        case .usually(let words): listed(words) + " …"
        case .shape(_, let example): "`\(example)`"
        case .known(.devices): "a device"
        case .known(.rules): "a [rule](rules.md)"
        case .known(.symbols): "an SF Symbol"
        case .known(.ruleSettings): "by [rule](rules.md)"
        case .token: "token"
        case .list(let item): "list of: \(text(item))"
        case .oneOrMore(let item): "\(text(item)), or a list of them"
        case .named(let value): "by name: \(text(value))"
        case .map(let name): "[\(name)](#\(name.lowercased()))"
        case .value(let name): "[\(name)](#\(LanguageReference.place(ofValue: name)))"
        case .either(let forms): forms.map(text).joined(separator: " or ")
        case .dynamic(let form): text(form)
        }
    }

    private static func listed(_ words: [String]) -> String {
        words.map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func number(from least: Double, to greatest: Double) -> String {
        if least == greatest { return DecimalText.short(least) }
        if !greatest.isFinite { return "number from \(DecimalText.short(least))" }
        return "\(DecimalText.short(least)) to \(DecimalText.short(greatest))"
    }
}
