import Platform
import Project
import Values

/// A metrics context that notes whether anything asked for the screen.
///
/// Type size, direction and language decide nearly everything that is bound. What asked for nothing else is the same on
/// every device.
///
/// A class, since it is handed on with every scope.
final class ObservedMetrics {
    private let context: MetricsContext
    private let reads: ScreenReads

    init(_ context: MetricsContext, noting reads: ScreenReads) {
        self.context = context
        self.reads = reads
    }

    var typeSize: TypeSize { context.typeSize }
    var direction: LayoutDirection { context.direction }
    var locale: String { context.locale }

    var reading: MetricsContext.Reading { context.reading }

    /// All of it, for whoever notes himself whether the screen was asked for.
    var unobserved: MetricsContext { context }

    /// All of it, the device and how it is held too.
    var onScreen: MetricsContext {
        reads.isNoted = true
        return context
    }
}

/// Whether the screen was asked for since it was last said that it was not.
final class ScreenReads {
    var isNoted = false
}

/// The scopes of components in their states, before anything is handed to them.
struct KnownScopes {
    struct Question: Hashable {
        var component: String
        var state: String
    }

    var scopes: [Question: Scope] = [:]
}

/// The trees of one component that no screen decides, by state, for the other devices.
struct KnownTrees {
    private var component = ""
    private var trees: [String: BoundTree] = [:]

    /// The tree in another context that has nothing else but the device and how it is held.
    func tree(of component: String, state: String, in metrics: MetricsContext) -> BoundTree? {
        guard component == self.component, var tree = trees[state], tree.metrics.reading == metrics.reading else {
            return nil
        }
        tree.metrics = metrics
        return tree
    }

    mutating func keep(_ tree: BoundTree) {
        if tree.component != component {
            component = tree.component
            trees = [:]
        }
        trees[tree.state] = tree
    }
}
