extension SwiftSupport {
    static let curve = """
        extension <Tokens> {
            /// A timing curve with two control points, like `cubic-bezier` in CSS.
            <access> struct TokenCurve: Hashable, Sendable {
                /// The first control point's time, 0…1.
                <access> let x1: Double
                /// The first control point's progress.
                <access> let y1: Double
                /// The second control point's time, 0…1.
                <access> let x2: Double
                /// The second control point's progress.
                <access> let y2: Double

                /// Creates a curve from its control points.
                <access> init(x1: Double, y1: Double, x2: Double, y2: Double) {
                    self.x1 = x1
                    self.y1 = y1
                    self.x2 = x2
                    self.y2 = y2
                }
            }
        }

        #if canImport(SwiftUI)
            extension <Tokens>.TokenCurve {
                /// An animation along this curve; the duration is in seconds.
                <access> func animation(duration: TimeInterval) -> SwiftUI.Animation {
                    .timingCurve(x1, y1, x2, y2, duration: duration)
                }
            }
        #endif
        """

    static let transition = """
        extension <Tokens> {
            /// A change over time: its duration, delay and timing curve.
            <access> struct TokenTransition: Hashable, Sendable {
                /// The duration in seconds.
                <access> let duration: TimeInterval
                /// The delay before the change starts, in seconds.
                <access> let delay: TimeInterval
                /// The timing curve of the change.
                <access> let curve: TokenCurve

                /// Creates a transition; times are in seconds.
                <access> init(duration: TimeInterval, delay: TimeInterval = 0, curve: TokenCurve) {
                    self.duration = duration
                    self.delay = delay
                    self.curve = curve
                }
            }
        }

        #if canImport(SwiftUI)
            extension <Tokens>.TokenTransition {
                /// The animation for SwiftUI, including the delay.
                <access> var animation: SwiftUI.Animation {
                    curve.animation(duration: duration).delay(delay)
                }
            }
        #endif
        """

    static let spring = """
        extension <Tokens> {
            /// A spring as SwiftUI describes one.
            <access> struct TokenSpring: Hashable, Sendable {
                /// The approximate duration of one oscillation, in seconds.
                <access> let response: TimeInterval
                /// The damping: at 1 the spring does not overshoot, below 1 it does.
                <access> let dampingFraction: Double

                /// Creates a spring; the response is in seconds.
                <access> init(response: TimeInterval, dampingFraction: Double) {
                    self.response = response
                    self.dampingFraction = dampingFraction
                }
            }
        }

        #if canImport(SwiftUI)
            extension <Tokens>.TokenSpring {
                /// The animation for SwiftUI.
                <access> var animation: SwiftUI.Animation {
                    .spring(response: response, dampingFraction: dampingFraction)
                }
            }
        #endif
        """
}
