import Source
import Tokens
import YAML

/// Binding of components inside components.
extension Binder {
    /// Binds the body of a component, or the body that its state sets, at `path`.
    mutating func bindBody(
        of component: Component, scope: Scope, path: String, environment: Environment
    ) -> BoundNode? {
        var scope = scope
        scope.rootPath = path
        let root = root(of: component, in: scope)
        guard var node = bindNode(root, scope: scope, path: path, environment: environment) else { return nil }
        applyBehavior(of: component, states: scope.states, to: &node, in: scope)
        return node
    }

    /// Returns the body of a component, or the body that its state sets.
    func root(of component: Component, in scope: Scope) -> Element {
        component.states(named: scope.states).last { $0.body != nil }?.body ?? component.body
    }

    /// Applies the traits and the label that a component and its states set for the whole component.
    private mutating func applyBehavior(
        of component: Component, states: Set<String>, to node: inout BoundNode, in scope: Scope
    ) {
        for behavior in [component.behavior] + component.states(named: states).map(\.behavior) {
            checkTraits(behavior[.traits], in: scope)
            for trait in behavior[.traits].map({ $0.sequence ?? [$0] }) ?? [] {
                if let name = trait.string, !node.voice.traits.contains(name) { node.voice.traits.append(name) }
            }
            if let label = behavior[.label] { node.voice.label = text(label, in: scope) }
        }
    }

    /// Binds the component that a `use` refers to, with its properties and slots.
    mutating func bindUse(
        _ attributes: Attributes, scope: Scope, path: String, environment: Environment
    ) -> BoundNode? {
        guard let component = usedComponent(attributes, in: scope) else { return nil }
        let state = usedState(attributes, of: component, in: scope)
        let given = givenProperties(attributes, of: component, in: scope)
        checkSlots(of: attributes.element, in: component)
        let slots = attributes.element.slots.mapValues { Scope.SlotFill(elements: $0, scope: scope) }
        guard let uses = uses(of: component, at: attributes.content.range, in: scope) else {
            return nil
        }
        var inner = self.scope(for: component, state: state, metrics: scope.metrics)
        inner.uses = uses
        inner.properties.merge(given) { _, new in new }
        inner.properties = evaluatedProperties(of: component, in: inner, given: Set(given.keys))
        inner.slots = slots
        guard scope.presents, let presentation = presentation(of: component, in: inner) else {
            return bindBody(of: component, scope: inner, path: path + "/0", environment: environment)
        }
        // If the screen is a sheet itself, it stays elevated behind the nodes that it presents.
        let wasElevated = isElevated
        isElevated = wasElevated || presentation.style.isModal
        defer { isElevated = wasElevated }
        guard var body = bindBody(of: component, scope: inner, path: path + "/0", environment: environment) else {
            return nil
        }
        decorate(&body, as: presentation, in: inner)
        return body
    }

    /// Returns the chain of enclosing components; nil if it forms a cycle or is too long.
    private mutating func uses(of component: Component, at range: SourceRange, in scope: Scope) -> [Scope.Use]? {
        let uses = scope.uses + [.init(component: component.name, range: range)]
        if let start = scope.uses.firstIndex(where: { $0.component == component.name }) {
            reportCycle(Array(uses[(start + 1)...]))
            return nil
        }
        guard uses.count <= BindingLimits.maxUseDepth else {
            report(
                Diagnostic(
                    .exceededLimit,
                    "components are nested too deeply here; at most \(BindingLimits.maxUseDepth) levels are supported",
                    at: range))
            return nil
        }
        return uses
    }

    /// Reports a cycle once, regardless of where it was entered: it starts at the component whose name sorts first.
    ///
    /// - Parameter cycle: The uses in the cycle; the last component uses the first.
    private mutating func reportCycle(_ cycle: [Scope.Use]) {
        let names = cycle.map(\.component)
        guard let first = names.indices.min(by: { names[$0] < names[$1] }) else { return }
        let rotated = Array(cycle[first...] + cycle[..<first])
        guard reportedCycles.insert(rotated.map(\.component)).inserted else { return }
        // The range of each use is in the component before it.
        let second = rotated[rotated.count > 1 ? 1 : 0]
        guard let range = second.range else { return }
        let notes = (rotated.dropFirst(2) + rotated.prefix(1)).compactMap { use in
            use.range.map { Diagnostic.Note("“\(use.component)” is used here", at: $0) }
        }
        report(
            Diagnostic(
                .referenceCycle,
                rotated.count == 1
                    ? "“\(rotated[0].component)” uses itself"
                    : "these components use each other: "
                        + (rotated + [rotated[0]]).map(\.component).joined(separator: " → "),
                at: range, notes: rotated.count == 1 ? [] : notes,
                help: "remove one of these uses, or give the repeated content to a slot"))
    }

    /// Reports nodes for an unknown slot, which would not be shown.
    private mutating func checkSlots(of element: Element, in component: Component) {
        guard let entries = element[.slots]?.mapping else { return }
        var names: [String] = []
        component.forEachElement { if $0.kind == .slot, let name = $0.content.string { names.append(name) } }
        for entry in entries where !names.contains(entry.key) {
            report(.unknownKey(entry, known: names, in: "the “slots” map of “\(component.name)”"))
        }
    }

    private mutating func usedComponent(_ attributes: Attributes, in scope: Scope) -> Component? {
        let node = attributes.content
        guard let name = evaluate(node, in: scope)?.string, !name.isEmpty else {
            report(.mismatchedType("a component name", found: node, of: "use"))
            return nil
        }
        if let component = component(named: name) { return component }
        if !library.isComplete { return nil }
        report(
            Diagnostic(
                .unknownComponent, "unknown component “\(name)”", at: node.range,
                help: Suggestion.hint(for: name, among: library.names),
                fixes: node.namesProperty ? [] : Spelling.fixes(of: name, at: node.range, among: library.names)))
        return nil
    }

    mutating func usedState(_ attributes: Attributes, of component: Component, in scope: Scope) -> String {
        guard let node = attributes[.state].flatMap({ evaluate($0, in: scope) }), let name = node.string, !node.isNull
        else { return component.defaultState }
        guard !component.hasState(named: name) else { return name }
        let known = component.stateNames
        for part in name.split(separator: "+").map(String.init) where !known.contains(part) {
            report(
                Diagnostic(
                    .unknownState, "“\(component.name)” has no state “\(part)”", at: node.range,
                    help: Suggestion.hint(for: part, among: known)
                        ?? "write one of its states: \(known.joined(separator: ", "))",
                    fixes: attributes[.state]?.string == part
                        ? Spelling.fixes(of: part, at: node.range, among: known) : []))
        }
        return name
    }

    private mutating func givenProperties(
        _ attributes: Attributes, of component: Component, in scope: Scope
    ) -> [String: Node] {
        guard let with = attributes[.with] else { return [:] }
        guard let entries = with.mapping else {
            report(.mismatchedType("a map of properties", found: with, of: "with"))
            return [:]
        }
        var given: [String: Node] = [:]
        let names = component.properties.map(\.name)
        for entry in entries where names.contains(entry.key) {
            given[entry.key] =
                evaluate(entry.value, in: scope, keepsOrigin: true) ?? .null(at: entry.value.range)
        }
        let unknown = entries.filter { !names.contains($0.key) }
        for diagnostic in Diagnostic.unknownKeys(
            unknown, known: names, in: "“\(component.name)”", siblings: entries, isDocumented: false)
        {
            report(diagnostic)
        }
        return given
    }
}

extension BoundNode {
    /// Whether the node, or the body of the component that it uses, sets `keyboard: covers`.
    var isCoveredByKeyboard: Bool {
        if staysBelowKeyboard { return true }
        guard case .use = content, let body = children.first else { return false }
        return body.isCoveredByKeyboard
    }
}
