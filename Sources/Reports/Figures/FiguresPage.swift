package import Source
package import Specs

/// A page in Markdown that leads from each section of the product's document to its figures, and from each figure to the
/// line that promises it.
package struct FiguresPage: Sendable {
    private let project: String
    private let components: [Component]
    private let sources: SourceMap
    private let titles: [String: String]
    private let listed: [String]
    private let link: @Sendable (String) -> String

    /// - Parameters:
    ///   - sections: all that the document has; where there are none, those that are referred to.
    ///   - link: a path of a source as the page links it.
    package init(
        project: String, components: [Component], sources: SourceMap, sections: [DocumentSection],
        link: @escaping @Sendable (String) -> String
    ) {
        self.project = project
        self.components = components
        self.sources = sources
        self.link = link
        titles = Dictionary(sections.map { ($0.number, $0.title) }, uniquingKeysWith: { first, _ in first })
        listed = sections.map(\.number)
    }

    /// A figure and the section that promises it.
    private struct Row {
        var section: String
        var place: String
        var figure: String
        var value: String
        var condition: String
        var line: String
    }

    package var text: String {
        let rows = rows
        let held = Set(rows.map(\.section)).subtracting([Self.unknown])
        var lines = [
            "# \(project): the figures of its document", "",
            "<!-- Written by `uispec generate`; `uispec generate --verify` says when it is stale. -->", "",
            "\(rows.count) figures of \(held.count) sections, each at the line of the spec that promises it. "
                + "`uispec check` measures",
            "them in every context in which they hold; one that is not kept is an `unmet-expectation`.", "",
            "| § | component:state#node | figure | value | where | line |", "| --- | --- | --- | --- | --- | --- |",
        ]
        lines += rows.map { row in
            "| \(title(of: row.section)) | \(row.place) | \(row.figure) | \(row.value) | \(row.condition) | \(row.line) |"
        }
        lines += ["", "## Sections without a figure", ""]
        let others = sections.filter { !held.contains($0) }
        lines += others.isEmpty ? ["None."] : others.map { "- \(title(of: $0))\(mentions(of: $0))" }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Rows

    private static let unknown = "–"

    private var rows: [Row] {
        let rows = components.flatMap { component in
            component.expectations.flatMap { expectation in
                expectation.figures.map { row($0, of: expectation, in: component) }
            }
        }
        // Within a section the order is that of the files.
        return rows.enumerated().sorted { first, second in
            if first.element.section == second.element.section { return first.offset < second.offset }
            return DocumentSection.isBefore(first.element.section, second.element.section)
        }.map(\.element)
    }

    private func row(_ figure: Expectation.Figure, of expectation: Expectation, in component: Component) -> Row {
        let reference = expectation.reference ?? component.reference ?? ""
        let names = expectation.states.map(\.name)
        let state = names.isEmpty ? "" : ":" + names.joined(separator: "/")
        let motion = expectation.motion.map { ", motion \($0)" } ?? ""
        let place = "\(component.name)\(state)#\(expectation.node)\(motion)"
        return Row(
            section: DocumentSection.numbers(in: reference).first ?? Self.unknown, place: Self.code(place),
            figure: figure.name, value: Self.code(source(of: figure.valueRange)),
            condition: expectation.conditionRange.map { Self.code(source(of: $0)) } ?? "",
            line: line(of: figure.nameRange))
    }

    private func line(of range: SourceRange) -> String {
        guard let place = sources.location(of: range) else { return "" }
        let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
        return "[\(name):\(place.line)](\(link(place.path))#L\(place.line))"
    }

    /// As the spec writes it, on one line.
    private func source(of range: SourceRange) -> String {
        sources.text(of: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// In a table a bar would end the cell, also within code.
    private static func code(_ text: String) -> String {
        text.isEmpty
            ? ""
            : "`" + text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
                + "`"
    }

    // MARK: Sections

    /// In the order of the document.
    private var sections: [String] {
        if !listed.isEmpty { return listed }
        return Set(components.flatMap { DocumentSection.numbers(in: $0.reference ?? "") })
            .sorted(by: DocumentSection.isBefore)
    }

    private func title(of section: String) -> String {
        titles[section].map { $0.isEmpty ? section : "\(section) \($0)" } ?? section
    }

    /// The components that a section without figures is referred to by.
    private func mentions(of section: String) -> String {
        let names = components.filter { DocumentSection.numbers(in: $0.reference ?? "").contains(section) }.map(\.name)
        return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    }
}
