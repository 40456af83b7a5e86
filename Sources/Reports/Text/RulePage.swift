import Checks
import Source
import Texts

/// The sections of a rule's page, which the terminal, `Docs/rules` and SARIF show.
struct RulePage {
    enum Part {
        case paragraph(String)
        /// YAML.
        case code(String)
        case settings([RuleFacts.Setting])
    }

    struct Section {
        var title: String
        var parts: [Part]
    }

    let sections: [Section]

    init(_ rule: RuleFacts) {
        var sections = [
            Section(title: "What it does", parts: Self.summary(rule)),
            Section(title: "Why is this bad?", parts: [.paragraph(rule.rationale)]),
            Section(title: "Example", parts: rule.failing.flatMap { Self.example($0, of: rule) }),
        ]
        // An example without a note replaces the failing one.
        for (title, examples) in [
            ("Use instead", rule.passing.filter { $0.note == nil }),
            ("These pass", rule.passing.filter { $0.note != nil }),
        ] where !examples.isEmpty {
            sections.append(Section(title: title, parts: examples.flatMap { Self.example($0, of: rule) }))
        }
        if !rule.fixing.isEmpty { sections.append(Section(title: "How to fix", parts: [.paragraph(rule.fixing)])) }
        sections.append(
            Section(title: "Fix safety", parts: [.paragraph(rule.fixSafety ?? "There is no automatic fix.")]))
        if let limits = rule.limits { sections.append(Section(title: "Known limits", parts: [.paragraph(limits)])) }
        if !rule.settings.isEmpty { sections.append(Section(title: "Settings", parts: [.settings(rule.settings)])) }
        sections.append(Section(title: "References", parts: [.paragraph(Self.sentence(rule.references))]))
        self.sections = sections
    }

    private static func summary(_ rule: RuleFacts) -> [Part] {
        var parts = [Part.paragraph(sentence("reports \(rule.summary)"))]
        if rule.isPreview {
            parts.append(
                .paragraph(
                    "This rule is a preview: its findings are notes, unless `--preview` gives them their severity."))
        }
        let causes = rule.impliedBy.map { "`\($0)`" }
        if let last = causes.last {
            let list =
                causes.dropLast().joined(separator: ", ") + (causes.count > 1 ? " or " : "") + last
            parts.append(.paragraph("Not reported for a node that \(list) already reports."))
        }
        return parts
    }

    /// A phrase as a sentence: with a capital letter and a period.
    static func sentence(_ phrase: String) -> String {
        capitalized(phrase) + (phrase.hasSuffix(".") ? "" : ".")
    }

    /// A phrase with a capital letter, unless it begins with a name such as “iOS”.
    private static func capitalized(_ phrase: String) -> String {
        phrase.dropFirst().first?.isUppercase == true ? phrase : phrase.prefix(1).uppercased() + phrase.dropFirst()
    }

    /// A text with single spaces in place of line breaks.
    static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: Examples

    private static func example(_ example: RuleExample, of rule: RuleFacts) -> [Part] {
        var parts: [Part] = []
        if let note = example.note { parts.append(.paragraph(capitalized(note) + ":")) }
        let settings = example.settings.map { "rules: { \(rule.id): \($0) }" }
        let manifest = [settings, example.markedManifest.map(annotated)].compactMap { $0 }
        if manifest.isEmpty {
            parts.append(.code(annotated(example.marked)))
        } else {
            parts.append(.code((["# uispec.yaml"] + manifest).joined(separator: "\n")))
            parts.append(.code("# spec.yaml\n" + annotated(example.marked)))
        }
        return parts
    }

    /// The text of an example, with carets in a comment below the marked range.
    static func annotated(_ marked: String) -> String {
        var lines: [String] = []
        let marked = marked.hasSuffix("\n") ? marked.dropLast() : marked[...]
        for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(RuleExample.text(of: String(line)))
            guard let open = line.firstIndex(of: "»") else { continue }
            let rest = line[line.index(after: open)...]
            let column = width(line[..<open])
            let carets = String(repeating: "^", count: max(1, width(rest.prefix { $0 != "«" })))
            // A comment needs its # before the carets; in the first column it takes the place of one.
            let indentation = line.prefix { $0 == " " }.count
            let hash = max(0, min(indentation, column - 2))
            let gap = String(repeating: " ", count: max(0, column - hash - 1))
            lines.append(
                String(repeating: " ", count: hash) + "#" + gap + (column == 0 ? String(carets.dropFirst()) : carets))
        }
        return lines.joined(separator: "\n")
    }

    private static func width(_ text: Substring) -> Int {
        text.unicodeScalars.reduce(0) { $0 + TerminalWidth.columns(of: $1) }
    }
}

extension RuleFacts {
    /// `warning`, or `warning, preview`.
    var severityText: String {
        severity.rawValue + (isPreview ? ", preview" : "") + (isOptional ? ", off by default" : "")
    }
}
