import Project
import Source
import YAML

/// What the names in a component's values stand for: its properties, the state it is in, the item of an `each`.
///
/// What is bound asks by methods that note what was asked for.
struct Scope {
    struct Use {
        var component: String
        var range: SourceRange?
    }

    /// Nodes that fill a slot, with the scope of whoever wrote them.
    struct SlotFill {
        var elements: [Element]
        var scope: Scope
    }

    var component: String
    /// The names of the state: `a+b` is in `a`, in `b` and in `a+b`.
    var states: Set<String>
    var properties: [String: Node]
    var item: Node?
    var index: Int?
    var slots: [String: SlotFill] = [:]
    /// What states set on nodes: by id, then by modifier.
    private var overrides: [String: ModifierValues] = [:]
    /// Kind values that states set, by id; of the root by `body`.
    private var contentOverrides: [String: Node] = [:]
    /// The path of the component's body, whose id is also `body`.
    var rootPath = "body"
    /// Whether these are the nodes that a screen presents.
    var presents = false
    /// The components around this one, outermost first, and where each but the first is used.
    var uses: [Use] = []
    var metrics: ObservedMetrics
    /// Where it is noted what is asked for; nil where nothing is remembered.
    var reads: ScopeReads?

    init(component: String, properties: [String: Node], metrics: ObservedMetrics) {
        self.component = component
        self.properties = properties
        self.metrics = metrics
        states = []
        uses = [.init(component: component)]
    }

    /// The value of `$name`, `$item`, `$index`, or a path into one: `$item.title.short`, `$tabs.0`.
    func value(of path: Substring, at range: SourceRange) -> Node? {
        // Hardly any path has a second step.
        guard path.utf8.contains(UInt8(ascii: ".")) else { return value(of: String(path), at: range) }
        let steps = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let head = steps.first else { return nil }
        var node = value(of: String(head), at: range)
        for step in steps.dropFirst() {
            if let index = Int(step), let items = node?.sequence {
                node = items.indices.contains(index) ? items[index] : nil
            } else {
                node = node?[String(step)]
            }
        }
        return node
    }

    private func value(of name: String, at range: SourceRange) -> Node? {
        switch name {
        case "index":
            reads?.note(.index)
            if let index { return Node(.scalar(Scalar(text: String(index), isPlain: true)), range: range) }
        case "item":
            reads?.note(.item)
            if let item { return item }
        default: break
        }
        return property(name)
    }

    func property(_ name: String) -> Node? {
        reads?.note(.property(name))
        return properties[name]
    }

    func isIn(_ state: String) -> Bool {
        reads?.note(.state(state))
        return states.contains(state)
    }

    /// What states set on the nodes with an id.
    func overrides(of id: String) -> (modifiers: ModifierValues?, content: Node?) {
        reads?.note(.node(id))
        return (overrides[id], contentOverrides[id])
    }

    func fill(of slot: String) -> SlotFill? {
        reads?.note(.slot(slot))
        return slots[slot]
    }

    /// The names that `$` may stand before, for suggestions.
    var names: [String] {
        properties.keys.sorted() + (item == nil ? [] : ["item", "index"])
    }

    /// Whether a name stands for the same in both.
    func agrees(with other: Scope, on name: ScopeName) -> Bool {
        switch name {
        case .property(let name): properties[name] == other.properties[name]
        case .item: item == other.item
        case .index: index == other.index
        case .state(let name): states.contains(name) == other.states.contains(name)
        case .node(let id): overrides[id] == other.overrides[id] && contentOverrides[id] == other.contentOverrides[id]
        // What fills it has a scope of its own, with names of its own.
        case .slot(let name): slots[name] == nil && other.slots[name] == nil
        }
    }
}

extension Scope {
    /// Applies what a state sets: a property, a place in one, or a node's modifier.
    mutating func apply(_ setting: State.Setting) {
        let steps = setting.target.split(separator: ".").map(String.init)
        guard let head = steps.first else { return }
        // A node may have a property's name for its id: a path that leads nowhere in the property means the node.
        if let property = properties[head], property.holds(steps.dropFirst()) {
            properties[head] = property.replacing(steps.dropFirst(), with: setting.value)
        } else if steps.count == 2 {
            if let modifier = Modifier(key: steps[1]) {
                overrides[head, default: ModifierValues()][modifier] = Element.Value(
                    keyRange: setting.targetRange, node: setting.value)
            } else if NodeKind(rawValue: steps[1]) != nil {
                contentOverrides[head] = setting.value
            }
        }
    }
}

extension Node {
    /// The same value as if it were written at `range`: what a property's use is reported at.
    func placed(at range: SourceRange) -> Node {
        Node(content, range: range)
    }

    /// The truth of a value as a condition: not false, null, 0 or empty.
    var isTruthy: Bool {
        if let bool { return bool }
        if isNull { return false }
        if let number { return number != 0 }
        switch content {
        case .scalar(let scalar): return !scalar.text.isEmpty
        case .sequence(let items): return !items.isEmpty
        case .mapping(let entries): return !entries.isEmpty
        }
    }
}
