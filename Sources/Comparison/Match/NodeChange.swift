package import Tokens

/// A property that differs between the two versions of a node.
package struct NodeChange: Sendable, Hashable {
    /// The index of the node in the older mock-up; nil if it was added, or for the mock-up itself.
    package var base: Int?
    /// The index of the node in the newer mock-up; nil if it was removed, or for the mock-up itself.
    package var head: Int?
    /// The name of the property; `node` for a node that was added or removed.
    package var property: String
    package var before: ComparedValue
    package var after: ComparedValue
    package var effect: ComparedProperty.Effect
    /// The tokens of both values.
    package var tokens: [TokenPath] = []
    /// Whether layout moved or resized the node because of a change of another node.
    package var isConsequence = false

    /// The change of a whole node.
    package static let node = "node"
}
