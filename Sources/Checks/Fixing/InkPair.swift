package import Source

/// Ink on its background in one place, with the contrast that it needs.
package struct InkPair: Hashable, Sendable {
    package var stack: InkStack
    /// A WCAG ratio.
    package var required: Double
    /// `Chip:selected`.
    package var use: String
    /// The node of the ink, by its id or its place in the tree.
    package var node: String
    /// Where the color of the ink is written; nil if no file says it.
    package var written: SourceRange?
    /// The name of the color in help: “text color”.
    package var role = "color"
    /// Whether the ink has less contrast in another place. A suggested color must pass here too.
    package var isElsewhere = false
    /// The same ink in standard contrast, whose contrast this pair must also reach; nil for pairs in standard contrast.
    package var standard: Standard?

    /// The ink in standard contrast. Increased contrast must not have less contrast than that.
    package struct Standard: Hashable, Sendable {
        var stack: InkStack
        /// Above this ratio the two are not compared.
        var enough: Double
        /// The accepted difference, as a ratio.
        var tolerance: Double
    }

    /// The requirement without its place: equal demands need to be computed only once.
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
