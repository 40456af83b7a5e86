/// Generates unique paths for the nodes in a list. Nodes that fill a slot are counted among the siblings of the slot.
struct NodePaths {
    /// The path of the parent node.
    let parent: String
    /// Whether the nodes are overlays of the parent. The first overlay is `…/overlay`; later ones end in their number.
    var isOverlay = false
    private var first = 0

    init(parent: String, isOverlay: Bool = false) {
        self.parent = parent
        self.isOverlay = isOverlay
    }

    func path(_ index: Int) -> String {
        let number = first + index
        guard isOverlay else { return "\(parent)/\(number)" }
        return "\(parent)/overlay" + (number == 0 ? "" : "\(number)")
    }

    func dropFirst(_ count: Int) -> NodePaths {
        var rest = self
        rest.first += count
        return rest
    }
}
