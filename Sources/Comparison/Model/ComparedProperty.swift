package import Tokens

/// A property of a node in a mock-up.
package struct ComparedProperty: Sendable, Hashable {
    /// The part of a mock-up that a change of the property can change.
    package enum Effect: Sendable, Hashable {
        /// The drawing of the node itself.
        case drawing
        /// The drawing of the node and everything in it.
        case group
        /// The place and the size of the node or of nodes near it.
        case layout
        /// Nothing: layout computes the property from others.
        case computed
        /// Nothing that a picture shows.
        case silent
    }

    package var name: String
    package var value: ComparedValue
    package var effect: Effect
    /// The tokens that the value comes from.
    package var tokens: [TokenPath]

    package init(_ name: String, _ value: ComparedValue, _ effect: Effect, tokens: [TokenPath] = []) {
        self.name = name
        self.value = value
        self.effect = effect
        self.tokens = tokens
    }
}
