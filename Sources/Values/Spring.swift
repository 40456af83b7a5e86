/// A spring with the parameters of SwiftUI.
package struct Spring: Hashable, Sendable {
    /// The stiffness of the spring, as the approximate duration of one oscillation.
    package var response: Seconds
    /// The damping: 1 is critically damped, below 1 the spring overshoots.
    package var dampingFraction: Double

    package init(response: Seconds, dampingFraction: Double) {
        self.response = response
        self.dampingFraction = dampingFraction
    }
}
