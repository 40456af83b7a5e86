package import Values

/// The data that the style sheet needs in addition to the tokens.
package struct CSSOptions: Sendable {
    /// A text style of Dynamic Type at the type size `large`.
    package struct Style: Sendable, Hashable {
        package var size: Points
        /// The distance between baselines.
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

    /// The condition that selects dark appearance.
    package enum Scheme: Sendable, Hashable {
        /// The setting of the device.
        case media
        /// The class `dark` on an element.
        case dark
    }

    package var provenance: Provenance
    package var styles: [TextStyle: Style]
    package var scheme = Scheme.media

    package init(provenance: Provenance, styles: [TextStyle: Style], scheme: Scheme = .media) {
        self.provenance = provenance
        self.styles = styles
        self.scheme = scheme
    }
}
