/// A place where ink must be told from what is behind it, and by how much.
package struct InkPair: Hashable, Sendable {
    package var stack: InkStack
    /// A WCAG ratio.
    package var required: Double
    /// `Chip:selected`.
    package var use: String
    /// The node of the ink, by its id or its place in the tree.
    package var node: String

    /// What must be told apart, wherever that is.
    struct Demand: Hashable {
        var stack: InkStack
        var required: Double
    }

    var demand: Demand { Demand(stack: stack, required: required) }

    package init(stack: InkStack, required: Double, use: String, node: String) {
        self.stack = stack
        self.required = required
        self.use = use
        self.node = node
    }
}
