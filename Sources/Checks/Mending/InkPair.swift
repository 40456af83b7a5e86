/// A place where ink must be told from what is behind it, and by how much.
package struct InkPair: Hashable, Sendable {
    package var stack: InkStack
    /// A WCAG ratio.
    package var required: Double
    /// `Chip:selected`.
    package var use: String
    /// The node of the ink, by its id or its place in the tree.
    package var node: String
    /// What the contrast must not fall below besides; nil where nothing is.
    package var standard: Standard?

    /// The same ink in standard contrast: who asks for more contrast must not be given less.
    package struct Standard: Hashable, Sendable {
        var stack: InkStack
        /// From this ratio on nobody compares.
        var enough: Double
        /// By how much it may be less, as a ratio.
        var tolerance: Double
    }

    /// What must be told apart, wherever that is.
    struct Demand: Hashable {
        var stack: InkStack
        var required: Double
        var standard: Standard?
    }

    var demand: Demand { Demand(stack: stack, required: required, standard: standard) }

    package init(stack: InkStack, required: Double, use: String, node: String) {
        self.stack = stack
        self.required = required
        self.use = use
        self.node = node
    }
}
