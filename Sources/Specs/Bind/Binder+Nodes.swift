import Source
import Tokens
import Values
import YAML

/// Binding of elements to nodes: conditions and repetition first, then content and modifiers.
extension Binder {
    /// Binds a list of elements, applying `each`, `when` and `unless`. The indices in paths count only the resulting
    /// nodes.
    mutating func bindList(
        _ elements: [Element], scope: Scope, path: String, environment: Environment
    ) -> [BoundNode] {
        bindList(elements, scope: scope, at: NodePaths(parent: path), environment: environment)
    }

    private mutating func bindList(
        _ elements: [Element], scope: Scope, at paths: NodePaths, environment: Environment
    ) -> [BoundNode] {
        var nodes: [BoundNode] = []
        for element in elements {
            guard let each = each(of: element, in: scope) else {
                bindItem(element, scope: scope, at: paths, environment: environment, into: &nodes)
                continue
            }
            for scope in repetitions(each, in: scope) {
                bindItem(element, scope: scope, at: paths, environment: environment, into: &nodes)
            }
        }
        return nodes
    }

    private mutating func bindItem(
        _ element: Element, scope: Scope, at paths: NodePaths, environment: Environment,
        into nodes: inout [BoundNode]
    ) {
        if element.kind == .slot {
            nodes += bindSlot(element, scope: scope, at: paths.dropFirst(nodes.count), environment: environment)
        } else if let node = bindNode(
            element, scope: scope, path: paths.path(nodes.count), environment: environment)
        {
            nodes.append(node)
        }
    }

    /// Returns the list that an element is repeated for; nil if it is not repeated.
    private func each(of element: Element, in scope: Scope) -> Node? {
        (element.id.flatMap { scope.overrides(of: $0).modifiers?[.each] } ?? element.modifiers[.each])?.node
    }

    /// Returns the scopes of a repeated element: one per item of its `each`.
    private mutating func repetitions(_ each: Node, in scope: Scope) -> [Scope] {
        guard let list = evaluate(each, in: scope) else { return [] }
        guard let items = list.sequence else {
            if !list.isNull { report(.mismatchedType("a list", found: list, of: "each")) }
            return []
        }
        return items.enumerated().map { index, item in
            var inner = scope
            inner.item = item
            inner.index = index
            return inner
        }
    }

    /// Binds the nodes that fill a slot, as passed by the use of the component.
    private mutating func bindSlot(
        _ element: Element, scope: Scope, at paths: NodePaths, environment: Environment
    ) -> [BoundNode] {
        guard isKept(Attributes(element, at: paths.parent, in: scope), in: scope),
            let name = element.content.string, let fill = scope.fill(of: name)
        else { return [] }
        return bindList(fill.elements, scope: fill.scope, at: paths, environment: environment)
    }

    /// Whether the conditions `when` and `unless` keep an element.
    mutating func isKept(_ attributes: Attributes, in scope: Scope) -> Bool {
        var kept = true
        if let when = attributes[.when] { kept = isMet(when, in: scope) }
        if let unless = attributes[.unless], isMet(unless, in: scope) { kept = false }
        return kept
    }

    /// Returns the node of an element; nil if its conditions remove it or it cannot be bound.
    mutating func bindNode(
        _ element: Element, scope: Scope, path: String, environment: Environment
    ) -> BoundNode? {
        guard let reads = scope.reads else {
            return newNode(element, scope: scope, path: path, environment: environment)
        }
        if let cached = knownElements.answer(of: element, at: path, in: scope, environment, isElevated: isElevated) {
            reads.note(cached.names)
            metricsReads.note(cached.asked)
            nodeCount += cached.count
            return cached.node.map { sized($0, from: cached.typeSize, to: scope.metrics.typeSizeOfFonts) }
        }
        let (outer, outerMetrics, count) = (reads.begin(), metricsReads.begin(), nodeCount)
        let node = newNode(element, scope: scope, path: path, environment: environment)
        let (names, asked) = (reads.end(in: outer), metricsReads.end(in: outerMetrics))
        if nodeCount <= BindingLimits.nodes {
            let answer = KnownElements.Answer(
                node, count: nodeCount - count, names: names, scope: scope, environment: environment,
                isElevated: isElevated, asked: asked)
            knownElements.keep(answer, of: element, at: path)
        }
        return node
    }

    private mutating func newNode(
        _ element: Element, scope: Scope, path: String, environment: Environment
    ) -> BoundNode? {
        var attributes = Attributes(element, at: path, in: scope)
        guard isKept(attributes, in: scope) else { return nil }
        nodeCount += 1
        guard nodeCount <= BindingLimits.nodes else { return nil }
        nodeDepth += 1
        defer { nodeDepth -= 1 }
        guard nodeDepth <= BindingLimits.maxNodeDepth else {
            if nodeDepth == BindingLimits.maxNodeDepth + 1 {
                report(
                    Diagnostic(
                        .exceededLimit,
                        "this node is nested too deeply; at most \(BindingLimits.maxNodeDepth) levels are supported",
                        at: element.kindRange))
            }
            return nil
        }
        let environment = inherited(by: &attributes, from: environment, in: scope)
        let control = control(attributes, scope: scope, path: path, environment: environment)
        guard var node = values(of: attributes, control, scope: scope, path: path, environment: environment) else {
            return nil
        }
        if let control {
            complete(&node, with: control, attributes, environment: environment)
        } else {
            node.children = children(of: attributes, scope: scope, path: path, environment: environment)
        }
        node.overlay = bindOverlay(element.overlay, scope: scope, path: path, environment: environment)
        return BoundNode(node)
    }

    /// Returns the values of a node without its children. A separate function, because nodes nest deeply and these
    /// values take much of the stack.
    private mutating func values(
        of attributes: Attributes, _ control: ControlParts?, scope: Scope, path: String, environment: Environment
    ) -> BoundNode.Values? {
        guard
            let content = control.map({ .control($0.control) })
                ?? bindContent(of: attributes, scope: scope, path: path, environment: environment)
        else { return nil }
        let element = attributes.element
        var node = BoundNode.Values(
            path: path, id: element.id ?? (path == "body" ? "body" : nil), range: element.kindRange, content: content)
        node.isRedacted = environment.isRedacted
        node.isStill = environment.isStill
        node.sizing = sizing(attributes, in: scope)
        node.padding = attributes[.padding].flatMap { insets($0, factor: factor(of: attributes, in: scope), in: scope) }
        node.margin = attributes[.margin].flatMap { insets($0, factor: factor(of: attributes, in: scope), in: scope) }
        node.gaps = gaps(attributes, in: scope)
        node.numberScale = factor(of: attributes, in: scope)
        node.decoration = decoration(attributes, at: path, in: scope)
        node.effects = effects(attributes, in: scope)
        node.anchor = attributes[.anchor].flatMap { anchor($0, in: scope) } ?? .center
        node.interaction = interaction(
            attributes, environment: environment, standardRole: control?.role, in: scope)
        node.voice = voice(attributes, in: scope)
        if let keyboard = attributes[.keyboard] {
            node.staysBelowKeyboard =
                choice(keyboard, of: "keyboard", among: BarKeyboardBehavior.self, in: scope) == .covers
        }
        return node
    }

    private mutating func children(
        of attributes: Attributes, scope: Scope, path: String, environment: Environment
    ) -> [BoundNode] {
        if attributes.element.kind == .use {
            return bindUse(attributes, scope: scope, path: path, environment: environment).map { [$0] } ?? []
        }
        return bindList(attributes.element.children, scope: scope, path: path, environment: environment)
    }

    private mutating func bindOverlay(
        _ elements: [Element], scope: Scope, path: String, environment: Environment
    ) -> [BoundNode] {
        bindList(elements, scope: scope, at: NodePaths(parent: path, isOverlay: true), environment: environment)
    }
}

/// The effect of a keyboard on the bar at the bottom of a screen.
enum BarKeyboardBehavior: String, CaseIterable {
    case raises
    case covers
}

/// The modifiers of one element, with those that a state overrides.
struct Attributes {
    let element: Element
    /// The value of the element's kind key, or the value that a state sets instead.
    let content: Node
    private let overrides: ModifierValues

    /// A state's settings refer to the element's id; for the root also to `body`.
    init(_ element: Element, at path: String, in scope: Scope) {
        self.element = element
        var (overrides, content) = (ModifierValues(), element.content)
        let names = (path == scope.rootPath ? ["body"] : []) + (element.id.map { [$0] } ?? [])
        for name in names {
            let set = scope.overrides(of: name)
            if let modifiers = set.modifiers { overrides = overrides.merging(modifiers) }
            content = set.content ?? content
        }
        self.overrides = overrides
        self.content = content
    }

    subscript(modifier: Modifier) -> Node? {
        (overrides.isEmpty ? nil : overrides[modifier]?.node) ?? element.modifiers[modifier]?.node
    }

    func isSetByState(_ modifier: Modifier) -> Bool { !overrides.isEmpty && overrides[modifier] != nil }

    func has(anyOf modifiers: ModifierSet) -> Bool {
        element.modifiers.has(anyOf: modifiers) || overrides.has(anyOf: modifiers)
    }

    /// Returns the range of the modifier's key.
    func keyRange(_ modifier: Modifier) -> SourceRange? {
        overrides[modifier]?.keyRange ?? element.modifiers[modifier]?.keyRange
    }
}
