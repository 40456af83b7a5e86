/// The VoiceOver attributes of a node.
package struct BoundVoice: Sendable, Equatable {
    package enum Children: String, Sendable, Hashable {
        case combine
        case contain
        case ignore
    }

    package var label: Bound<String>?
    package var hint: Bound<String>?
    package var value: Bound<String>?
    package var traits: [String] = []
    package var children: Children?
    package var isHidden = false
    /// Whether the node only decorates. It is then hidden too.
    package var isDecorative = false
    package var order: [String] = []
    /// The names of the VoiceOver actions in addition to a double tap.
    package var actions: [Bound<String>] = []

    package init() {}
}
