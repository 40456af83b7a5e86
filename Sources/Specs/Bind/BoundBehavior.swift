package import Source
package import Tokens
package import Values

/// What happens in a component: gestures, motion, haptics and times, and who is told. It is drawn on sheets and checked,
/// not laid out.
package struct BoundBehavior: Sendable {
    package struct Gesture: Sendable {
        /// `swipe`, `longPress`, `drag`, `pinch` or `pull`.
        package var kind: String
        package var direction: String?
        /// The node that it starts on, by its id; the whole component where nil.
        package var node: String?
        /// How far a finger moves before the gesture counts, in points.
        package var threshold: Bound<Points>?
        /// How long it rests, for a long press.
        package var duration: Seconds?
        package var action: Bound<String>?
        /// The action of a visible control that does the same.
        package var alternative: Bound<String>?
        /// What VoiceOver says of it.
        package var hint: Bound<String>?
        /// Where its kind is written.
        package var range: SourceRange
    }

    package struct Timeout: Sendable {
        package var after: Bound<Seconds>?
        /// The state that it leads to.
        package var state: Bound<String>?
        package var range: SourceRange
    }

    /// An event beyond those of actions and gestures, or the fields of one of theirs.
    package struct Event: Sendable {
        package var name: Bound<String>
        package var fields: [Bound<String>] = []
    }

    package var gestures: [Gesture] = []
    package var motions: [BoundMotion] = []
    /// The haptic of the state itself.
    package var haptic: Bound<Haptic>?
    /// By what they go with: `appear`, or an action.
    package var haptics: [String: Bound<Haptic>] = [:]
    /// When a toast leaves by itself.
    package var dismissAfter: Bound<Seconds>?
    /// When loading gives up.
    package var timeout: Timeout?
    /// Whether VoiceOver is told when the component, or its state, appears.
    package var announces = false
    /// What VoiceOver is told then; nil where the spec leaves that to what is new.
    package var announcement: Bound<String>?
    /// How the component appears over others.
    package var presentation: Bound<PresentationStyle>?
    /// The event of being shown; of the component, then of its state.
    package var views: [Bound<String>] = []
    package var events: [Event] = []

    package init() {}
}
