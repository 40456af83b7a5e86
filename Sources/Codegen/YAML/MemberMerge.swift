import Source
import YAML

/// Merges the members of a token or group of a source into those of a file. A member that differs from the last import
/// was edited by hand and stays.
struct MemberMerge {
    /// The members that the last import wrote.
    enum Base {
        /// The last import is unknown.
        case unknown
        /// The last import did not write this member.
        case missing
        case node(Node)

        func member(_ key: String) -> Base {
            switch self {
            case .unknown, .missing: self
            case .node(let node): node[key].map(Base.node) ?? .missing
            }
        }
    }

    /// A member that stays as it was edited by hand.
    struct Kept {
        /// Such as `$value` or `$modes.dark`.
        var name: String
        /// The text in the file; nil if the member was deleted.
        var own: String?
        /// The text of the source, if it changed too.
        var source: String?
    }

    let places: YAMLMapEdits
    /// The text of the source in a range.
    let sourceText: (SourceRange) -> String
    private(set) var edits: [Fix.Edit] = []
    private(set) var kept: [Kept] = []

    init(places: YAMLMapEdits, sourceText: @escaping (SourceRange) -> String) {
        self.places = places
        self.sourceText = sourceText
    }

    private enum Step {
        case keep
        case replace(Node)
        case merge(Node)
        case remove
    }

    /// - Parameters:
    ///   - keys: the members that take part. Those inside of members all do.
    ///   - name: the name of the map, with a dot at its end, for what is kept.
    /// - Returns: false if the map would have no members left; nothing is edited then.
    @discardableResult
    mutating func merge(
        _ own: Node, with source: Node, base: Base, name: String = "", keys: (String) -> Bool = { _ in true }
    ) -> Bool {
        guard let entries = own.mapping, let sourceEntries = source.mapping else { return false }
        let steps = entries.map { entry -> Step in
            keys(entry.key)
                ? step(entry.value, source[entry.key], base.member(entry.key), name: name + entry.key) : .keep
        }
        let removed = Set(steps.indices.filter { if case .remove = steps[$0] { true } else { false } })
        guard removed.count < entries.count else { return false }
        for (entry, step) in zip(entries, steps) {
            switch step {
            case .keep, .remove: break
            case .replace(let node): replace(entry.value, by: node)
            case .merge(let node):
                if !merge(entry.value, with: node, base: base.member(entry.key), name: name + entry.key + ".") {
                    replace(entry.value, by: node)
                }
            }
        }
        edits += places.removals(of: removed, from: own)
        let last = entries.indices.last { !removed.contains($0) }.map { entries[$0] }
        for entry in sourceEntries where keys(entry.key) && own[entry.key] == nil {
            if case .node = base.member(entry.key) {
                // It was deleted by hand.
                kept.append(Kept(name: name + entry.key))
            } else if let slot = last.flatMap({ places.slot(after: $0, in: own) }) {
                let text = "\(QuotedYAML.key(entry.key)): \(sourceText(entry.value.range))"
                edits.append(slot.edit(String(repeating: " ", count: slot.indent ?? 0) + text))
            }
        }
        return true
    }

    private mutating func replace(_ node: Node, by source: Node) {
        edits.append(Fix.Edit(range: node.range, replacement: sourceText(source.range)))
    }

    private mutating func step(_ own: Node, _ source: Node?, _ base: Base, name: String) -> Step {
        let isDescription = name == "$description"
        let text = FlowValue.text(own)
        guard let source else {
            switch base {
            case .missing: return .keep
            case .unknown: return ["$description", "$extensions"].contains(name) ? .keep : .remove
            case .node(let old):
                if FlowValue.text(old) == text { return .remove }
                if !isDescription { kept.append(Kept(name: name, own: text, source: "nothing")) }
                return .keep
            }
        }
        let sourceText = FlowValue.text(source)
        if sourceText == text { return .keep }
        let areMaps = own.mapping != nil && source.mapping != nil && own.reference == nil && source.reference == nil
        if areMaps { return .merge(source) }
        switch base {
        case .unknown where !isDescription: return .replace(source)
        case .node(let old) where FlowValue.text(old) == text: return .replace(source)
        case .node(let old) where FlowValue.text(old) == sourceText:
            if !isDescription { kept.append(Kept(name: name, own: text)) }
        default: kept.append(Kept(name: name, own: text, source: sourceText))
        }
        return .keep
    }
}
