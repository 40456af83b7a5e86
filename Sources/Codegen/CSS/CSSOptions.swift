package import Values

/// What the style sheet needs to know beyond the tokens.
package struct CSSOptions: Sendable {
    /// A text style of Dynamic Type at the size `large`.
    package struct Style: Sendable, Hashable {
        package var size: Points
        /// The distance of baselines.
        package var leading: Points
        package var weight: FontWeight
        package var letterSpacing: Points

        package init(size: Points, leading: Points, weight: FontWeight, letterSpacing: Points) {
            self.size = size
            self.leading = leading
            self.weight = weight
            self.letterSpacing = letterSpacing
        }
    }

    package var provenance: Provenance
    package var styles: [TextStyle: Style]

    package init(provenance: Provenance, styles: [TextStyle: Style]) {
        self.provenance = provenance
        self.styles = styles
    }
}
