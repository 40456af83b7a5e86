import Platform
import Project
import Values

/// Nodes that were bound for one type size, with the fonts of another: those of several states and screens are the same
/// there where they were the same before.
struct SizedNodes {
    private var typeSize = TypeSize.large
    /// With the nodes that they were made of, since one that is no longer kept may leave its identity to another.
    private var nodes: [ObjectIdentifier: (bound: BoundNode, sized: BoundNode)] = [:]

    /// Forgets those with the fonts of another size.
    mutating func begin(_ size: TypeSize) {
        guard size != typeSize else { return }
        self = SizedNodes()
        typeSize = size
    }

    subscript(bound: BoundNode) -> BoundNode? {
        get { nodes[bound.identity]?.sized }
        set { nodes[bound.identity] = newValue.map { (bound, $0) } }
    }
}

/// From one type size to another, where nothing but fonts makes a difference.
extension Binder {
    /// A node with the fonts of a type size; itself where none follows it.
    ///
    /// - Parameter known: the size that it was bound for.
    mutating func sized(_ node: BoundNode, from known: TypeSize, to size: TypeSize) -> BoundNode {
        guard size != known else { return node }
        sizedNodes.begin(size)
        return sized(node, to: size)
    }

    /// A tree with the fonts of another context, where nothing else makes a difference.
    mutating func sized(_ tree: BoundTree, to metrics: MetricsContext) -> BoundTree {
        let (known, size) = (tree.metrics.typeSize, metrics.typeSize)
        var tree = tree
        tree.metrics = metrics
        guard size != known else { return tree }
        switch tree.arrangement {
        case .component(let body): tree.arrangement = .component(sized(body, from: known, to: size))
        case .screen(var screen):
            screen.body = sized(screen.body, from: known, to: size)
            screen.top = screen.top.map { sized($0, from: known, to: size) }
            screen.bottom = screen.bottom.map { sized($0, from: known, to: size) }
            for index in screen.presented.indices {
                screen.presented[index].node = sized(screen.presented[index].node, from: known, to: size)
            }
            tree.arrangement = .screen(screen)
        }
        tree.keyboard = tree.keyboard.map { sized($0, from: known, to: size) }
        return tree
    }

    private mutating func sized(_ node: BoundNode, to size: TypeSize) -> BoundNode {
        guard node.followsTypeSize else { return node }
        if let known = sizedNodes[node] { return known }
        let children = node.children.map { sized($0, to: size) }
        let overlay = node.overlay.map { sized($0, to: size) }
        let result = node.holding(sized(node.content, to: size), children, overlay: overlay)
        sizedNodes[node] = result
        return result
    }

    private mutating func sized(_ content: BoundContent, to size: TypeSize) -> BoundContent {
        switch content {
        case .text(var text):
            guard let font = text.growingFont else { return content }
            text.font.value = fonts.resolve(font, for: text.string, at: size)
            return .text(text)
        case .symbol(var symbol):
            guard let font = symbol.growingFont else { return content }
            symbol.pointSize = fonts.resolve(font, at: size).pointSize
            return .symbol(boxed(symbol))
        default: return content
        }
    }
}

extension BoundNode {
    /// The same node with other content: by itself, since nodes nest deep and this takes much of the stack.
    fileprivate func holding(
        _ content: BoundContent, _ children: [BoundNode], overlay: [BoundNode]
    ) -> BoundNode {
        var values = storage.values
        values.content = content
        values.children = children
        values.overlay = overlay
        return BoundNode(values)
    }
}

extension BoundContent {
    /// Whether it is a text or a symbol that the type size makes larger or smaller.
    var growsWithTypeSize: Bool {
        switch self {
        case .text(let text): text.growingFont != nil
        case .symbol(let symbol): symbol.growingFont != nil
        default: false
        }
    }
}
