package import Source
package import Tokens
package import Values

/// The behavior of a component: gestures, motion, haptics, times, announcements and analytics. It is shown on sheets
/// and checked, but not laid out.
package struct BoundBehavior: Sendable {
    package struct Gesture: Sendable {
        /// `swipe`, `longPress`, `drag`, `pinch` or `pull`.
        package var kind: String
        package var direction: String?
        /// The id of the node that it starts on; nil for the whole component.
        package var node: String?
        /// The distance in points that a finger moves before the gesture counts.
        package var threshold: Bound<Points>?
        /// The duration of a long press.
        package var duration: Seconds?
        package var action: Bound<String>?
        /// The action of a visible control with the same effect.
        package var alternative: Bound<String>?
        /// The hint that VoiceOver reads.
        package var hint: Bound<String>?
        /// The range of the key that names its kind.
        package var range: SourceRange
    }

    package struct Timeout: Sendable {
        package var after: Bound<Seconds>?
        /// The state that follows.
        package var state: Bound<String>?
        package var range: SourceRange
    }

    /// An analytics event in addition to those of actions and gestures, or the fields of one of theirs.
    package struct Event: Sendable {
        package var name: Bound<String>
        package var fields: [Bound<String>] = []
    }

    package var gestures: [Gesture] = []
    package var motions: [BoundMotion] = []
    /// The haptic of the state itself.
    package var haptic: Bound<Haptic>?
    /// By trigger: `appear`, `disappear` or an action id.
    package var haptics: [String: Bound<Haptic>] = [:]
    /// The time after which a toast disappears.
    package var dismissAfter: Bound<Seconds>?
    /// The longest time that a state may last, and the state that follows.
    package var timeout: Timeout?
    /// Whether VoiceOver announces that the component or its state appears.
    package var announces = false
    /// The announced text; nil if VoiceOver reads the new content.
    package var announcement: Bound<String>?
    /// The presentation style of the component.
    package var presentation: Bound<PresentationStyle>?
    /// The view events: the component's, then its state's.
    package var views: [Bound<String>] = []
    package var events: [Event] = []

    package init() {}
}
