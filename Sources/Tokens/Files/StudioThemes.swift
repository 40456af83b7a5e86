package import Source
package import YAML

/// The themes of Tokens Studio, which select sets of tokens: a file `$themes.json` beside the files of the sets, or
/// `$themes` in a file with all sets. They are read as a resolver document, with a modifier for each group of themes.
package struct StudioThemes {
    package private(set) var diagnostics: [Diagnostic] = []
    private let parts: [TokenPart]

    /// The theme of a group, with the names of its sets.
    private struct Theme {
        var name: String
        var range: SourceRange
        var group: String
        var sets: Set<String>
    }

    /// - Parameter parts: the sets.
    package init(_ parts: [TokenPart]) {
        self.parts = parts
    }

    /// The maximum number of themes. Each may select every set.
    private static let maximumThemes = 1000

    /// The sets of a file with several, in their order; nil if the file is not of that kind.
    package static func parts(of file: TokenPart) -> [TokenPart]? {
        guard file.root["$themes"]?.sequence != nil || file.root["$metadata"]?["tokenSetOrder"] != nil else {
            return nil
        }
        let parts = (file.root.mapping ?? []).filter { !$0.key.hasPrefix("$") && $0.value.mapping != nil }.map {
            TokenPart(name: $0.key, root: $0.value, isStandard: file.isStandard, range: $0.keyRange)
        }
        return parts.isEmpty ? nil : parts
    }

    /// The order of sets that `$metadata` has.
    package static func order(in metadata: Node?) -> [String] {
        (metadata?["tokenSetOrder"]?.sequence ?? []).compactMap(\.string)
    }

    /// Returns the document with the same meaning as the themes and the order of sets. Without themes, sets whose names
    /// mean light and dark are modes.
    package mutating func document(themes node: Node?, order: [String], at range: SourceRange) -> ResolverDocument {
        let ordered = parts.enumerated().sorted { first, second in
            let places = [first, second].map { order.firstIndex(of: $0.element.name) ?? order.count }
            return (places[0], first.offset) < (places[1], second.offset)
        }.map(\.element)
        let themes = self.themes(node)
        guard !themes.isEmpty else { return document(joining: ordered, at: range) }
        var groups: [String] = []
        for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
        var steps: [ResolverDocument.Step] = []
        for part in ordered {
            let selecting = groups.map { group in themes.filter { $0.group == group } }
                .filter { $0.contains { $0.sets.contains(part.name) } }
            if selecting.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .nonstandardToken, .note, "no theme selects the set “\(part.name)”, so it is not read",
                        at: part.range, help: "select the set in a theme"))
            } else if selecting.contains(where: { $0.allSatisfy { $0.sets.contains(part.name) } }) {
                steps.append(.set([part.source]))
            } else {
                steps += selecting.map { .modifier(modifier(of: $0, selecting: part)) }
            }
        }
        return ResolverDocument(steps: steps, range: range)
    }

    private func modifier(of themes: [Theme], selecting part: TokenPart) -> ResolverDocument.Modifier {
        var modifier = ResolverDocument.Modifier(
            name: themes.first?.group ?? "", nameRange: themes.first?.range ?? part.range,
            contexts: themes.map { .init(name: $0.name, sources: $0.sets.contains(part.name) ? [part.source] : []) })
        modifier.kind = .themes
        modifier.defaultContext = themes.first?.name
        return modifier
    }

    private func document(joining parts: [TokenPart], at range: SourceRange) -> ResolverDocument {
        let (documents, others) = SiblingFiles.documents(of: parts)
        let sets = ResolverDocument.Step.set(others.map { parts[$0].source })
        return ResolverDocument(steps: [sets] + documents.flatMap(\.steps), range: range)
    }

    private mutating func themes(_ node: Node?) -> [Theme] {
        var themes: [Theme] = []
        for item in (node?.sequence ?? []).prefix(Self.maximumThemes) {
            guard let name = item["name"]?.string, let sets = item["selectedTokenSets"]?.mapping else {
                diagnostics.append(
                    Diagnostic(
                        .missingKey, "a theme needs a name and selectedTokenSets", at: item.range,
                        help: #"write { "name": "Light", "selectedTokenSets": { "core": "enabled" } }"#))
                continue
            }
            for entry in sets where !parts.contains(where: { $0.name == entry.key }) {
                guard entry.value.string != "disabled" else { continue }
                diagnostics.append(
                    Diagnostic(
                        .unknownModifier, .warning,
                        "the theme “\(name)” selects the set “\(entry.key)”, which "
                            + "does not exist", at: entry.keyRange,
                        help: Suggestion.hint(for: entry.key, among: parts.map(\.name))))
            }
            let selected = sets.filter { ["enabled", "source"].contains($0.value.string) }.map(\.key)
            themes.append(
                Theme(
                    name: name, range: item["name"]?.range ?? item.range, group: item["group"]?.string ?? "theme",
                    sets: Set(selected)))
        }
        reportUnread(node)
        if let count = node?.sequence?.count, count > Self.maximumThemes, let node {
            diagnostics.append(
                Diagnostic(
                    .exceededLimit, "there are \(count) themes; \(Self.maximumThemes) are read", at: node.range,
                    help: "split the themes into several files"))
        }
        return themes
    }

    /// The members of a theme that are read, and those that only Tokens Studio itself needs.
    private static let members: Set<String> = ["id", "name", "group", "selectedTokenSets"]

    /// Notes the other members of themes, such as their references to styles of Figma.
    private mutating func reportUnread(_ node: Node?) {
        var names: [String] = []
        for entry in (node?.sequence ?? []).flatMap({ $0.mapping ?? [] }) where !Self.members.contains(entry.key) {
            if !names.contains(entry.key) { names.append(entry.key) }
        }
        guard let node, !names.isEmpty else { return }
        let list = names.map { "“\($0)”" }.joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                .nonstandardToken, .note, "\(list) of themes \(names.count == 1 ? "is" : "are") not read",
                at: node.range.startPoint))
    }
}
