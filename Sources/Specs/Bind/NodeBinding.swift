import Source
import Tokens
import Values
import YAML

/// From an element to a bound node: conditions, repetition, then content and modifiers.
extension Binder {
    /// Binds a list of elements, repeating and leaving out as they say. Paths count what is kept.
    mutating func bindList(
        _ elements: [Element], scope: Scope, path: String, environment: Environment
    ) -> [BoundNode] {
        var nodes: [BoundNode] = []
        for element in elements {
            for scope in repetitions(of: element, in: scope) {
                let childPath = "\(path)/\(nodes.count)"
                if element.kind == .slot {
                    nodes += bindSlot(element, scope: scope, path: path, from: nodes.count, environment: environment)
                } else if let node = bindNode(element, scope: scope, path: childPath, environment: environment) {
                    nodes.append(node)
                }
            }
        }
        return nodes
    }

    /// The scopes in which an element stands: one, or one an item of its `each`.
    private mutating func repetitions(of element: Element, in scope: Scope) -> [Scope] {
        guard let each = (element.id.flatMap { scope.overrides[$0]?[.each] } ?? element.modifiers[.each])?.node else {
            return [scope]
        }
        guard let list = evaluate(each, in: scope) else { return [] }
        guard let items = list.sequence else {
            if !list.isNull { report(.wrongType("a list", found: list, of: "each")) }
            return []
        }
        return items.enumerated().map { index, item in
            var inner = scope
            inner.item = item
            inner.index = index
            return inner
        }
    }

    /// What a slot holds: the nodes that whoever uses the component gave it.
    private mutating func bindSlot(
        _ element: Element, scope: Scope, path: String, from first: Int, environment: Environment
    ) -> [BoundNode] {
        guard isKept(Attributes(element, at: path, in: scope), in: scope),
            let name = element.content.string, let fill = scope.slots[name]
        else { return [] }
        return bindList(fill.elements, scope: fill.scope, path: path, environment: environment).enumerated().map {
            var node = $0.element
            node.path = "\(path)/\(first + $0.offset)"
            return node
        }
    }

    /// Whether an element's `when` and `unless` let it stand.
    mutating func isKept(_ attributes: Attributes, in scope: Scope) -> Bool {
        var kept = true
        if let when = attributes[.when] { kept = isMet(when, in: scope) }
        if let unless = attributes[.unless], isMet(unless, in: scope) { kept = false }
        return kept
    }

    mutating func bindNode(
        _ element: Element, scope: Scope, path: String, environment: Environment
    ) -> BoundNode? {
        var attributes = Attributes(element, at: path, in: scope)
        guard isKept(attributes, in: scope) else { return nil }
        nodeCount += 1
        guard nodeCount <= BindingLimits.nodes else { return nil }
        nodeDepth += 1
        defer { nodeDepth -= 1 }
        guard nodeDepth <= BindingLimits.deepestNode else {
            if nodeDepth == BindingLimits.deepestNode + 1 {
                report(
                    Diagnostic(
                        .wrongType, "nodes nest deeper than \(BindingLimits.deepestNode) levels here",
                        at: element.kindRange))
            }
            return nil
        }
        let environment = inherited(by: &attributes, from: environment, in: scope)
        let control = control(attributes, scope: scope, path: path, environment: environment)
        guard
            let content = control.map({ .control($0.control) })
                ?? bindContent(of: attributes, scope: scope, environment: environment)
        else { return nil }
        var node = BoundNode.Values(
            path: path, id: element.id ?? (path == "body" ? "body" : nil), range: element.kindRange, content: content)
        node.isRedacted = environment.isRedacted
        node.isStill = environment.isStill
        node.sizing = sizing(attributes, in: scope)
        node.padding = attributes[.padding].flatMap { insets($0, factor: factor(of: attributes, in: scope), in: scope) }
        node.margin = attributes[.margin].flatMap { insets($0, factor: factor(of: attributes, in: scope), in: scope) }
        node.gaps = gaps(attributes, in: scope)
        node.numberScale = factor(of: attributes, in: scope)
        node.decoration = decoration(attributes, in: scope)
        node.effects = effects(attributes, in: scope)
        node.anchor = attributes[.anchor].flatMap { anchor($0, in: scope) } ?? .center
        node.interaction = interaction(
            attributes, environment: environment, standardRole: control?.role, in: scope)
        node.voice = voice(attributes, in: scope)
        if let keyboard = attributes[.keyboard] {
            node.staysBelowKeyboard =
                choice(keyboard, of: "keyboard", among: BarBelowKeyboard.self, in: scope) == .covers
        }
        if let control {
            complete(&node, with: control, attributes, environment: environment)
        } else {
            node.children = children(of: attributes, scope: scope, path: path, environment: environment)
        }
        node.overlay = bindOverlay(element.overlay, scope: scope, path: path, environment: environment)
        return remembers ? knownNodes.shared(BoundNode(node)) : BoundNode(node)
    }

    private mutating func children(
        of attributes: Attributes, scope: Scope, path: String, environment: Environment
    ) -> [BoundNode] {
        if attributes.element.kind == .use {
            return bindUse(attributes, scope: scope, path: path, environment: environment).map { [$0] } ?? []
        }
        return bindList(attributes.element.children, scope: scope, path: path, environment: environment)
    }

    /// One overlay is `…/overlay`; of several, each after the first has its number behind it.
    private mutating func bindOverlay(
        _ elements: [Element], scope: Scope, path: String, environment: Environment
    ) -> [BoundNode] {
        var nodes: [BoundNode] = []
        for element in elements {
            for scope in repetitions(of: element, in: scope) {
                let overlayPath = Self.overlayPath(path, nodes.count)
                if element.kind == .slot {
                    nodes += bindSlot(element, scope: scope, path: path, from: 0, environment: environment)
                    for index in nodes.indices { nodes[index].path = Self.overlayPath(path, index) }
                } else if let node = bindNode(element, scope: scope, path: overlayPath, environment: environment) {
                    nodes.append(node)
                }
            }
        }
        return nodes
    }

    private static func overlayPath(_ path: String, _ index: Int) -> String {
        "\(path)/overlay" + (index == 0 ? "" : "\(index)")
    }
}

/// What a keyboard does with the bar at the bottom of a screen.
enum BarBelowKeyboard: String, CaseIterable {
    case raises
    case covers
}

/// The modifiers of one element, with what a state sets in place of what is written.
struct Attributes {
    let element: Element
    /// The value of the element's kind key, or what a state sets in its place.
    let content: Node
    private let overrides: ModifierValues

    /// What a state sets counts by the element's id, for the root also by `body`.
    init(_ element: Element, at path: String, in scope: Scope) {
        self.element = element
        let isRoot = path == scope.rootPath
        var overrides = ModifierValues()
        if isRoot, let body = scope.overrides["body"] { overrides = body }
        if let id = element.id, let own = scope.overrides[id] {
            overrides = overrides.isEmpty ? own : overrides.merging(own)
        }
        self.overrides = overrides
        content =
            element.id.flatMap { scope.contentOverrides[$0] } ?? (isRoot ? scope.contentOverrides["body"] : nil)
            ?? element.content
    }

    subscript(modifier: Modifier) -> Node? {
        (overrides.isEmpty ? nil : overrides[modifier]?.node) ?? element.modifiers[modifier]?.node
    }

    /// Where the modifier's key is written.
    func keyRange(_ modifier: Modifier) -> SourceRange? {
        overrides[modifier]?.keyRange ?? element.modifiers[modifier]?.keyRange
    }
}
