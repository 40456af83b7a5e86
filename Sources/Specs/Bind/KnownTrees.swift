import Project
import Values

/// The scopes of components in their states, before anything is handed to them.
struct KnownScopes {
    struct Question: Hashable {
        var component: String
        var state: String
    }

    var scopes: [Question: Scope] = [:]
}

/// The trees of one component, by state, for the devices and type sizes in which all that was asked of the metrics is the
/// same.
struct KnownTrees {
    struct Answer {
        let tree: BoundTree
        let asked: AskedMetrics
    }

    private var component = ""
    private var answers: [String: [Answer]] = [:]

    /// The newest tree that is the same in another context but for its fonts, as it was bound in its own.
    func tree(of component: String, state: String, in metrics: MetricsContext) -> BoundTree? {
        guard component == self.component else { return nil }
        return answers[state]?.last { $0.asked.agree(metrics, $0.tree.metrics) }?.tree
    }

    /// Forgets what no other type size can have.
    mutating func leaveTypeSize() {
        for index in answers.values.indices { answers.values[index].removeAll(where: \.asked.isOfOneTypeSize) }
    }

    mutating func keep(_ tree: BoundTree, asked: AskedMetrics) {
        if tree.component != component {
            component = tree.component
            answers = [:]
        }
        answers[tree.state, default: []].keep(Answer(tree: tree, asked: asked))
    }
}
