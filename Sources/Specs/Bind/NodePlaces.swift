/// Generates unique paths for the nodes in a list. Nodes that fill a slot are counted among the siblings of the slot.
struct NodePlaces {
    /// The path of the parent node.
    let holder: String
    /// Whether the nodes are overlays of the parent. The first overlay is `…/overlay`; later ones end in their number.
    var isOverlay = false
    private var first = 0

    init(holder: String, isOverlay: Bool = false) {
        self.holder = holder
        self.isOverlay = isOverlay
    }

    func path(_ index: Int) -> String {
        let number = first + index
        guard isOverlay else { return "\(holder)/\(number)" }
        return "\(holder)/overlay" + (number == 0 ? "" : "\(number)")
    }

    func dropFirst(_ count: Int) -> NodePlaces {
        var rest = self
        rest.first += count
        return rest
    }
}
