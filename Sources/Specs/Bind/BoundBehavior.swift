package import Source
package import Values

/// The figures of what happens: thresholds of gestures, durations of motion. It is drawn on sheets, not laid out.
package struct BoundBehavior: Sendable {
    package struct Gesture: Sendable {
        /// `swipe`, `longPress`, `drag`, `pinch` or `pull`.
        package var kind: String
        package var direction: String?
        /// How far a finger moves before the gesture counts, in points.
        package var threshold: Points?
        /// How long it rests, for a long press.
        package var duration: Seconds?
        package var action: String?
        /// The action of a visible control that does the same.
        package var alternative: String?
        package var range: SourceRange
    }

    package struct Motion: Sendable {
        package var name: String
        package var trigger: String?
        package var duration: Seconds?
        package var delay: Seconds?
        package var range: SourceRange
    }

    package var gestures: [Gesture] = []
    package var motions: [Motion] = []
    /// When a toast leaves by itself.
    package var dismissAfter: Seconds?
    /// When loading gives up.
    package var timeout: Seconds?

    package init() {}
}
