package import Values

/// What a mock-up may ask for; beyond it is an error with a place.
package enum BindingLimits {
    /// How deep components may stand in one another.
    package static let deepestUse = 32
    /// How many defaults may lead to each other, one after the other.
    package static let longestDefault = 64
    /// How deep the nodes of one mock-up may nest, those of components within components included.
    package static let deepestNode = 200
    /// How many nodes one mock-up may have.
    package static let nodes = 20_000
    /// A length, an offset, a distance.
    package static let length: Points = 100_000
    /// A plain number: a scale, an angle, a share.
    package static let number = 1_000_000.0
    /// A font's size.
    package static let fontSize: Points = 1_000
    /// The UTF-8 bytes of one text.
    package static let text = 50_000
}
