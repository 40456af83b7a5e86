import Project
import Values

/// The bound trees of one component, by state. A tree is reused in another context if every metric that it depends on
/// is the same.
struct TreeCache {
    struct Entry {
        let tree: BoundTree
        let asked: AskedMetrics
    }

    private var component = ""
    private var entries: [String: [Entry]] = [:]

    /// Returns the newest tree that is valid in these metrics, except for its fonts, as it was bound in its own
    /// metrics.
    func tree(of component: String, state: String, in metrics: MetricsContext) -> BoundTree? {
        guard component == self.component else { return nil }
        return entries[state]?.last { $0.asked.agree(metrics, $0.tree.metrics) }?.tree
    }

    /// Removes the trees that depend on one exact type size.
    mutating func leaveTypeSize() {
        for index in entries.values.indices { entries.values[index].removeAll(where: \.asked.readsSingleTypeSize) }
    }

    mutating func keep(_ tree: BoundTree, asked: AskedMetrics) {
        if tree.component != component {
            component = tree.component
            entries = [:]
        }
        entries[tree.state, default: []].keep(Entry(tree: tree, asked: asked))
    }
}
