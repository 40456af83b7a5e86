import Project
import Source
import YAML

/// What the names in a component's values stand for: its properties, the state it is in, the item of an `each`.
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
    var overrides: [String: ModifierValues] = [:]
    /// Kind values that states set, by id; of the root by `body`.
    var contentOverrides: [String: Node] = [:]
    /// The path of the component's body, whose id is also `body`.
    var rootPath = "body"
    /// Whether these are the nodes that a screen presents.
    var presents = false
    /// The components around this one, outermost first, and where each but the first is used.
    var uses: [Use] = []
    var metrics: ObservedMetrics

    /// The value of `$name`, `$item`, `$index`, or a path into one: `$item.title.short`, `$tabs.0`.
    func value(of path: Substring, at range: SourceRange) -> Node? {
        // Hardly any path has a second step.
        let steps =
            path.utf8.contains(UInt8(ascii: "."))
            ? path.split(separator: ".", omittingEmptySubsequences: false) : [path]
        guard let head = steps.first else { return nil }
        var node: Node?
        switch head {
        case "index" where index != nil:
            node = index.map { Node(.scalar(Scalar(text: String($0), isPlain: true)), range: range) }
        case "item" where item != nil: node = item
        default: node = properties[String(head)]
        }
        for step in steps.dropFirst() {
            if let index = Int(step), let items = node?.sequence {
                node = items.indices.contains(index) ? items[index] : nil
            } else {
                node = node?[String(step)]
            }
        }
        return node
    }

    /// The names that `$` may stand before, for suggestions.
    var names: [String] {
        properties.keys.sorted() + (item == nil ? [] : ["item", "index"])
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
