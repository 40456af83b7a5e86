package import Values

/// Limits of one mock-up; exceeding one is reported at its place.
package enum BindingLimits {
    /// The maximum depth of components inside components.
    package static let maxUseDepth = 32
    /// The maximum length of a chain of property defaults that refer to each other.
    package static let maxDefaultChain = 64
    /// The maximum depth of nodes in one mock-up, including those of nested components.
    package static let maxNodeDepth = 200
    /// The maximum number of nodes in one mock-up.
    package static let nodes = 20_000
    /// The maximum of a length, an offset or a distance.
    package static let length: Points = 100_000
    /// The maximum of a plain number such as a scale, an angle or a fraction.
    package static let number = 1_000_000.0
    /// The maximum font size.
    package static let fontSize: Points = 1_000
    /// The maximum number of layers of one background.
    package static let layers = 100
    /// The maximum number of animations of a component, and of a state.
    package static let animations = 100
    /// The maximum number of UTF-8 bytes in one text.
    package static let text = 50_000
}
