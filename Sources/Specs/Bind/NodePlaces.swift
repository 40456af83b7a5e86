/// The paths of the nodes in a list, which no other nodes have: what fills a slot is counted among those that stand there.
struct NodePlaces {
    /// The path of the node that holds them.
    let holder: String
    /// Whether they lie over it. One overlay is `…/overlay`; of several, each after the first has its number behind it.
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
