import Source
import Tokens

/// Finds the edits that caused the changes of one mock-up, from the most specific reason to the least specific one.
package struct Attribution {
    private let scope: EditScope
    private let base: ComparedMockup
    private let head: ComparedMockup
    /// The edits that can change this mock-up at all.
    private let possible: [Int]

    /// Returns the indices of the edits that caused each change.
    package static func causes(
        of changes: [NodeChange], from base: ComparedMockup, to head: ComparedMockup, in scope: EditScope
    ) -> [[Int]] {
        let attribution = Attribution(scope: scope, base: base, head: head)
        var causes = changes.map { $0.effect == .computed ? [] : attribution.edits(behind: $0) }
        for index in changes.indices where changes[index].effect == .computed {
            causes[index] = attribution.nearest(to: changes[index], among: changes, causes)
        }
        return causes
    }

    private init(scope: EditScope, base: ComparedMockup, head: ComparedMockup) {
        self.scope = scope
        self.base = base
        self.head = head
        var components: Set<String> = [base.key.component, head.key.component]
        for node in base.nodes {
            scope.baseElements[node.range].map { _ = components.insert($0.component) }
            if node.kind == "use" { components.insert(node.content) }
        }
        for node in head.nodes {
            scope.headElements[node.range].map { _ = components.insert($0.component) }
            if node.kind == "use" { components.insert(node.content) }
        }
        possible = scope.edits.indices.filter { index in
            scope.edits[index].component.map(components.contains) ?? true
        }
    }

    private func possible(where isMatch: (SpecEdit) -> Bool) -> [Int] {
        possible.filter { isMatch(scope.edits[$0]) }
    }

    // MARK: A change of a node

    /// One node in both versions, as written.
    private struct Subject {
        var old: ComparedNode?
        var new: ComparedNode?
        var oldElement: ElementIndex.Element?
        var newElement: ElementIndex.Element?

        var elements: [ElementIndex.Element] { [oldElement, newElement].compactMap(\.self) }

        /// Whether an edit is at this node.
        func isOwner(of edit: SpecEdit) -> Bool {
            Self.isStart(edit.base?.owner, of: old) || Self.isStart(edit.head?.owner, of: new)
        }

        /// Whether an edit added, removed or replaced this node or one around it.
        func isInside(_ edit: SpecEdit) -> Bool {
            Self.contains(edit.base?.range, old) || Self.contains(edit.head?.range, new)
        }

        private static func isStart(_ owner: SourceRange?, of node: ComparedNode?) -> Bool {
            guard let owner, let range = node?.range else { return false }
            return owner.startPoint == range.startPoint
        }

        private static func contains(_ range: SourceRange?, _ node: ComparedNode?) -> Bool {
            guard let range, let place = node?.range?.startPoint else { return false }
            return range.contains(place) && range.end > range.start
        }
    }

    private func subject(_ old: Int?, _ new: Int?) -> Subject {
        let (before, after) = (old.map { base.nodes[$0] }, new.map { head.nodes[$0] })
        return Subject(
            old: before, new: after, oldElement: scope.baseElements[before?.range],
            newElement: scope.headElements[after?.range])
    }

    private func edits(behind change: NodeChange) -> [Int] {
        let property = change.property
        guard change.base != nil || change.head != nil else { return edits(behindMockup: change) }
        let subject = subject(change.base, change.head)
        let steps: [() -> [Int]] = [
            { assets(of: change) },
            { possible { subject.isOwner(of: $0) && PropertyKeys.sets($0.key, property) && $0.property == nil } },
            { possible { change.property == NodeChange.node && subject.isInside($0) } },
            { scope.edits(behind: change.tokens) },
            { settings(of: property, at: subject) },
            { scope.edits(behind: PropertyKeys.keys(of: property).flatMap { tokens(of: $0, at: subject) }) },
            { flows(into: subject) },
            { possible { subject.isOwner(of: $0) } },
            { possible { subject.isInside($0) } },
            { inherited(property, change) },
            { scope.edits(behind: subject.elements.flatMap { $0.tokens.values.joined() }) },
            { around(change) },
            { possible { edit in subject.elements.contains { $0.component == edit.component } } },
            { possible { $0.component == head.key.component || $0.component == base.key.component } },
            { possible },
        ]
        for step in steps {
            let found = step()
            if !found.isEmpty { return found }
        }
        return []
    }

    private func tokens(of key: String, at subject: Subject) -> [TokenPath] {
        subject.elements.flatMap { $0.tokens[key] ?? [] }
    }

    /// A state that sets a value of the node: `bookmark.opacity: 0.5`.
    private func settings(of property: String, at subject: Subject) -> [Int] {
        let names = [subject.old?.id, subject.new?.id, subject.old?.path, subject.new?.path].compactMap(\.self)
        return possible { edit in
            edit.target.map(names.contains) ?? false && PropertyKeys.sets(edit.key, property) && applies(edit)
        }
    }

    /// A default, a state or a use that sets a property which the node reads.
    private func flows(into subject: Subject) -> [Int] {
        let read = subject.elements.reduce(into: Set<String>()) { $0.formUnion($1.properties) }
        if read.isEmpty { return [] }
        let found = possible { edit in edit.property.map(read.contains) ?? false && applies(edit) }
        let own = found.filter { index in subject.elements.contains { $0.component == scope.edits[index].component } }
        return own.isEmpty ? found : own
    }

    /// Whether an edit of a state can be seen in this mock-up.
    private func applies(_ edit: SpecEdit) -> Bool {
        guard let state = edit.state, let component = edit.component else { return true }
        let isShown = [(base.key), (head.key)].contains { key in
            key.component == component && (key.state == state || key.state.split(separator: "+").contains(state[...]))
        }
        return isShown
            || [base.nodes, head.nodes].contains { nodes in
                nodes.contains { node in
                    node.kind == "use" && node.content == component && node["state"]?.value == .text(state)
                }
            }
    }

    /// An image or a symbol whose file has other content.
    private func assets(of change: NodeChange) -> [Int] {
        guard change.property == "file" else { return [] }
        return possible { edit in
            edit.file.map { file in [change.before, change.after].contains { $0.words.hasPrefix(file + " ") } } ?? false
        }
    }

    /// The nearest node around it with an edit of an inherited value.
    private func inherited(_ property: String, _ change: NodeChange) -> [Int] {
        guard PropertyKeys.isInherited(property) else { return [] }
        return firstAround(change) { outer in
            let own = possible { outer.isOwner(of: $0) && PropertyKeys.sets($0.key, property) }
            return own.isEmpty
                ? scope.edits(behind: PropertyKeys.keys(of: property).flatMap { tokens(of: $0, at: outer) }) : own
        }
    }

    /// The nearest node around it with any edit.
    private func around(_ change: NodeChange) -> [Int] {
        firstAround(change) { outer in
            let own = possible { outer.isOwner(of: $0) }
            return own.isEmpty ? flows(into: outer) : own
        }
    }

    private func firstAround(_ change: NodeChange, _ edits: (Subject) -> [Int]) -> [Int] {
        var (old, new) = (change.base.flatMap { base.nodes[$0].parent }, change.head.flatMap { head.nodes[$0].parent })
        while old != nil || new != nil {
            let found = edits(subject(old, new))
            if !found.isEmpty { return found }
            (old, new) = (old.flatMap { base.nodes[$0].parent }, new.flatMap { head.nodes[$0].parent })
        }
        return []
    }

    // MARK: Other changes

    /// The backdrop, the background of a screen, the presentation, the behavior.
    private func edits(behindMockup change: NodeChange) -> [Int] {
        let tokens = scope.edits(behind: change.tokens)
        let own = possible { edit in
            edit.token == nil && edit.base?.owner == nil && edit.head?.owner == nil
                && (PropertyKeys.sets(edit.key, change.property) || edit.name.contains(change.property))
        }
        if !own.isEmpty { return own }
        if !tokens.isEmpty { return tokens }
        let settings = possible { $0.component == head.key.component && ($0.property != nil || $0.state != nil) }
        return settings.isEmpty ? possible : settings
    }

    /// The causes of the nearest node whose own layout changed.
    private func nearest(to change: NodeChange, among changes: [NodeChange], _ causes: [[Int]]) -> [Int] {
        var best: (distance: Int, edits: Set<Int>)?
        for (index, other) in changes.enumerated()
        where other.effect == .layout || other.property == "order of nodes" && !causes[index].isEmpty {
            let distance = distance(from: change, to: other)
            if distance < best?.distance ?? .max {
                best = (distance, Set(causes[index]))
            } else if distance == best?.distance {
                best?.edits.formUnion(causes[index])
            }
        }
        if let best, !best.edits.isEmpty { return best.edits.sorted() }
        // A property without an effect on layout moves nothing, so whatever else can change the mock-up did.
        let others = Set(changes.indices.filter { changes[$0].effect != .computed }.flatMap { causes[$0] })
        return possible.filter { !others.contains($0) }.isEmpty
            ? others.sorted() : possible.filter { !others.contains($0) }
    }

    private func distance(from one: NodeChange, to two: NodeChange) -> Int {
        if let first = one.head, let second = two.head { return Self.distance(first, second, in: head.nodes) }
        if let first = one.base, let second = two.base { return Self.distance(first, second, in: base.nodes) }
        if let second = two.base, let first = one.head {
            // A removed node is as far away as its parent.
            return Self.distance(first, second, in: head.nodes) + 1
        }
        return 1_000
    }

    private static func distance(_ one: Int, _ two: Int, in nodes: [ComparedNode]) -> Int {
        let (first, second) = (line(from: one, in: nodes), line(from: two, in: nodes))
        guard let meeting = first.firstIndex(where: second.contains), let other = second.firstIndex(of: first[meeting])
        else { return first.count + second.count + 2 }
        return meeting + other
    }

    private static func line(from index: Int, in nodes: [ComparedNode]) -> [Int] {
        var line: [Int] = []
        var current: Int? = nodes.indices.contains(index) ? index : nil
        while let place = current {
            line.append(place)
            current = nodes[place].parent
        }
        return line
    }
}
