import Forms

/// A section of the reference: an introduction, then the tables of some forms.
struct ReferenceSection {
    let title: String
    /// Markdown.
    let introduction: String
    let catalog: FormCatalog
    /// The names of the described values and maps, in order.
    let values: [String]
    let maps: [String]

    init(_ title: String, _ catalog: FormCatalog, values: [String] = [], maps: [String] = [], _ introduction: String) {
        self.title = title
        self.catalog = catalog
        self.values = values
        self.maps = maps
        self.introduction = introduction
    }

    var markdown: String {
        var text = "\n## \(title)\n\n\(introduction)\n"
        let values = values.compactMap { catalog.value(named: $0) }
        if !values.isEmpty {
            text += "\n| value | description |\n| --- | --- |\n"
            for value in values { text += Self.row([Self.code(value.name), Self.cell(value.summary)]) }
        }
        for map in maps.compactMap({ catalog.map(named: $0) }) { text += Self.markdown(of: map) }
        return text
    }

    private static func markdown(of form: MapForm) -> String {
        var text = "\n### \(form.name)\n\n\(form.summary)\n"
        // Alternatives, such as the kinds of a node, have a table of their own.
        let first = form.keys.filter { form.alternatives.contains($0.name) }
        let rest = form.keys.filter { !form.alternatives.contains($0.name) }
        if !first.isEmpty { text += table(first, head: "exactly one of", others: nil) }
        if !rest.isEmpty || form.others != nil {
            text += table(rest, head: first.isEmpty ? "key" : "any of", others: form.others)
        }
        return text
    }

    private static func table(_ keys: [KeyForm], head: String, others: OtherKeys?) -> String {
        var text = "\n| \(head) | value | description |\n| --- | --- | --- |\n"
        for key in keys {
            let name = code(key.name) + (key.isRequired ? " (required)" : "")
            var description = key.summary
            if !key.needs.isEmpty { description += "; only on " + key.needs.map(code).joined(separator: ", ") }
            if !key.otherSpellings.isEmpty {
                description += "; alias: " + key.otherSpellings.map(code).joined(separator: ", ")
            }
            text += row([name, ReferenceValue.text(key.form), cell(description)])
        }
        if let others { text += row([code(others.name), ReferenceValue.text(others.form), cell(others.summary)]) }
        return text
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private static func code(_ text: String) -> String { "`\(text)`" }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
