import Project
import Source
import YAML

/// The values that names in a component refer to: its properties, its state, the item of an `each`.
///
/// Binding reads the scope through methods that record which names were read.
struct Scope {
    struct Use {
        var component: String
        var range: SourceRange?
    }

    /// Nodes that fill a slot, with the scope in which they were written.
    struct SlotFill {
        var elements: [Element]
        var scope: Scope
    }

    var component: String
    /// The names of the active states: `a+b` is in `a`, in `b` and in `a+b`.
    var states: Set<String>
    var properties: [String: Node]
    var item: Node?
    var index: Int?
    var slots: [String: SlotFill] = [:]
    /// The modifiers that states set on nodes, by id.
    private var overrides: [String: ModifierValues] = [:]
    /// The kind values that states set on nodes, by id; the root's id is `body`.
    private var contentOverrides: [String: Node] = [:]
    /// The path of the component's root node, which is also addressed as `body`.
    var rootPath = "body"
    /// Whether the nodes being bound are presented by a screen.
    var presents = false
    /// The enclosing components, outermost first, each except the first with the range of its use.
    var uses: [Use] = []
    var metrics: ObservedMetrics
    /// Records which names are read; nil if results are not cached.
    var reads: ScopeReads?

    init(component: String, properties: [String: Node], metrics: ObservedMetrics) {
        self.component = component
        self.properties = properties
        self.metrics = metrics
        states = []
        uses = [.init(component: component)]
    }

    /// Returns the value of `$name`, `$item`, `$index`, or a path into one: `$item.title.short`, `$tabs.0`.
    func value(of path: Substring, at range: SourceRange) -> Node? {
        // Most paths have one step.
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

    /// Returns the modifiers and the kind value that states set on the nodes with an id.
    func overrides(of id: String) -> (modifiers: ModifierValues?, content: Node?) {
        reads?.note(.node(id))
        return (overrides[id], contentOverrides[id])
    }

    func fill(of slot: String) -> SlotFill? {
        reads?.note(.slot(slot))
        return slots[slot]
    }

    /// The names that may follow `$`, for suggestions.
    var names: [String] {
        properties.keys.sorted() + (item == nil ? [] : ["item", "index"])
    }

    /// Whether a name refers to equal values in both scopes.
    func agrees(with other: Scope, on name: ScopeName) -> Bool {
        switch name {
        case .property(let name): properties[name] == other.properties[name]
        case .item: item == other.item
        case .index: index == other.index
        case .state(let name): states.contains(name) == other.states.contains(name)
        case .node(let id): overrides[id] == other.overrides[id] && contentOverrides[id] == other.contentOverrides[id]
        // The nodes that fill a slot have their own scope, which is not compared.
        case .slot(let name): slots[name] == nil && other.slots[name] == nil
        }
    }
}

extension Scope {
    /// Applies a state's setting: a property, a part of one, or a node's modifier.
    mutating func apply(_ setting: State.Setting) {
        let steps = setting.target.split(separator: ".").map(String.init)
        guard let head = steps.first else { return }
        // A node's id may equal a property's name. A path that does not exist in the property refers to the node.
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
    /// Returns the value with another range, at which errors in the value are reported.
    func placed(at range: SourceRange) -> Node {
        Node(content, range: range)
    }

    /// Whether the value counts as true in a condition: not false, null, 0 or empty.
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
