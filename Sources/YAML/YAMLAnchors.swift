import Source

/// The anchors of one document, and the remaining number of nodes that aliases may add.
struct YAMLAnchors {
    private enum Anchor {
        /// Its collection is still being read, so an alias to it would contain itself.
        case open
        case finished(Node)
    }

    private var anchors: [String: Anchor] = [:]
    private var nodesLeft: Int
    private let depthLimit: Int
    private let nodeLimit: Int
    /// Whether the limit was exceeded and reported. Further aliases are empty values without an error.
    private var isExhausted = false
    /// Whether a part of the document could not be read, so that an unknown anchor may be in that part.
    var mayHaveLostAnchors = false

    init(limits: Limits) {
        nodeLimit = limits.aliasedNodes
        nodesLeft = limits.aliasedNodes
        depthLimit = limits.depth
    }

    /// Removes all anchors, which are valid within one document only.
    mutating func startDocument() {
        anchors.removeAll()
        mayHaveLostAnchors = false
    }

    mutating func open(_ name: String?) {
        if let name { anchors[name] = .open }
    }

    mutating func define(_ name: String?, as node: Node) {
        if let name { anchors[name] = .finished(node) }
    }

    /// Returns the value of an alias at `range`, inside `depth` collections; an empty value if it is invalid.
    mutating func expand(_ name: String, at range: SourceRange, depth: Int, problems: inout ProblemList) -> Node {
        let nothing = Node(.scalar(Scalar(text: "", isPlain: true)), range: range)
        switch anchors[name] {
        case nil:
            guard !mayHaveLostAnchors else { return nothing }
            problems.addSyntaxError(
                "unknown anchor “&\(name)”", at: range,
                help: Suggestion.hint(for: name, among: anchors.keys)
                    ?? "define “&\(name)” earlier in the document, or put quotes around text that starts with “*”")
            return nothing
        case .open:
            problems.addSyntaxError(
                "the alias “*\(name)” is inside the value that it refers to", at: range,
                help: "repeat the value instead of using an alias")
            return nothing
        case .finished(let node):
            guard !isExhausted else { return nothing }
            guard let size = measure(node) else {
                isExhausted = true
                problems.addSyntaxError(
                    "the aliases of this file expand to more than \(nodeLimit) values", at: range,
                    help: "use aliases for smaller values, or replace them with tokens")
                return nothing
            }
            guard depth + size.depth <= depthLimit else {
                problems.addSyntaxError(
                    "with this alias, the nesting exceeds the maximum of \(depthLimit) levels", at: range,
                    help: "use fewer levels of nesting")
                return nothing
            }
            nodesLeft -= size.nodes
            return Node(node.content, range: range)
        }
    }

    /// Returns the number of nodes and the depth of nesting; nil if there are more nodes than the limit allows.
    private func measure(_ node: Node) -> (nodes: Int, depth: Int)? {
        var size = (nodes: 0, depth: 0)
        var waiting: [(node: Node, depth: Int)] = [(node, 0)]
        while let (node, depth) = waiting.popLast() {
            size.nodes += 1
            guard size.nodes + waiting.count <= nodesLeft else { return nil }
            switch node.content {
            case .scalar:
                size.depth = max(size.depth, depth)
            case .sequence(let items):
                size.depth = max(size.depth, depth + 1)
                guard items.count <= nodesLeft else { return nil }
                waiting.append(contentsOf: items.map { ($0, depth + 1) })
            case .mapping(let entries):
                size.depth = max(size.depth, depth + 1)
                guard entries.count <= nodesLeft else { return nil }
                waiting.append(contentsOf: entries.map { ($0.value, depth + 1) })
            }
        }
        return size
    }
}
