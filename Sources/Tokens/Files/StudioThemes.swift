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
        /// Empty if the theme has none.
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
        let themes = Self.grouped(self.themes(node), of: parts)
        guard !themes.isEmpty else { return document(joining: ordered, at: range) }
        var groups: [String] = []
        for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
        let unselected = ordered.filter { part in !themes.contains { $0.sets.contains(part.name) } }
        var paired: Set<String> = []
        var steps: [ResolverDocument.Step] = []
        for part in ordered where !paired.contains(part.name) {
            let selecting = groups.map { group in themes.filter { $0.group == group } }
                .filter { $0.contains { $0.sets.contains(part.name) } }
            if selecting.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .nonstandardToken, .note, "no theme selects the set “\(part.name)”, so it is not read",
                        at: part.range, help: "select the set in a theme"))
            } else if selecting.contains(where: { $0.allSatisfy { $0.sets.contains(part.name) } }) {
                // The set `mode/dark` may be meant for the users of `mode/light`, although no theme selects it.
                let stem = AppearanceName(part.name).stem
                let others = unselected.filter { AppearanceName($0.name).isOther(than: part.name, stem: stem) }
                if let pair = SiblingFiles.documents(of: [part] + others).documents.first {
                    paired.formUnion(others.map(\.name))
                    steps += pair.steps
                } else {
                    steps.append(.set([part.source]))
                }
            } else {
                steps += selecting.map { .modifier(modifier(of: $0, selecting: part)) }
            }
        }
        return ResolverDocument(steps: steps, range: range)
    }

    /// The name of the group of themes that have none.
    private static let plainGroup = "theme"

    /// Puts themes without a group into one. If some are for light and dark, the others are not alternatives to them:
    /// `Global` is always selected, and `iOS` is one of the platforms.
    private static func grouped(_ themes: [Theme], of parts: [TokenPart]) -> [Theme] {
        let plain = themes.filter(\.group.isEmpty)
        let modes = plain.filter { AppearanceName($0.name).isWhole }
        var result = themes.map { theme in
            var theme = theme
            if theme.group.isEmpty { theme.group = plainGroup }
            return theme
        }
        guard modes.count > 1, modes.count < plain.count else { return result }
        func paths(_ theme: Theme) -> Set<String> {
            parts.filter { theme.sets.contains($0.name) }.reduce(into: Set()) { $0.formUnion($1.tokenPaths) }
        }
        var clusters: [(names: [String], paths: Set<String>)] = []
        for theme in plain where !AppearanceName(theme.name).isWhole {
            let own = paths(theme)
            if let place = clusters.firstIndex(where: { !$0.paths.isDisjoint(with: own) }) {
                clusters[place].names.append(theme.name)
                clusters[place].paths.formUnion(own)
            } else {
                clusters.append(([theme.name], own))
            }
        }
        for cluster in clusters {
            let isPlatform = cluster.names.contains(platform)
            let name = cluster.names.count > 1 && isPlatform ? "platform" : cluster.names.joined(separator: ", ")
            for index in result.indices where themes[index].group.isEmpty && cluster.names.contains(result[index].name)
            {
                result[index].group = name
            }
        }
        // The first theme of a group is its default.
        let first = result.filter { $0.group == "platform" && $0.name == platform }
        return first + result.filter { !($0.group == "platform" && $0.name == platform) }
    }

    private static let platform = "iOS"

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
            let selected = sets.filter { ["enabled", "source"].contains($0.value.string) }
            themes.append(
                Theme(
                    name: name, range: item["name"]?.range ?? item.range, group: item["group"]?.string ?? "",
                    sets: Set(selected.flatMap { existingSets($0, of: name) })))
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

    /// The sets that an entry of a theme selects: one, or those in a folder.
    private mutating func existingSets(_ entry: Node.Entry, of theme: String) -> [String] {
        if parts.contains(where: { $0.name == entry.key }) { return [entry.key] }
        let names = parts.map(\.name)
        let inside = names.filter { $0.hasPrefix(entry.key + "/") }
        let fate = inside.isEmpty ? "which does not exist" : "which is a folder; all sets in it are read"
        diagnostics.append(
            Diagnostic(
                .unknownModifier, .warning, "the theme “\(theme)” selects the set “\(entry.key)”, \(fate)",
                at: entry.keyRange, help: inside.isEmpty ? Suggestion.hint(for: entry.key, among: names) : nil))
        return inside
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
