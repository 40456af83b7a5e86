import RealModule

/// The motion of a value that a spring pulls to rest: the closed form of a damped oscillator of mass 1.
///
/// With ω = 2π / response and ζ = the damping fraction, the distance x from the rest satisfies x″ + 2ζωx′ + ω²x = 0, as
/// in SwiftUI's `Spring(response:dampingRatio:)`.
package struct SpringMotion: Hashable, Sendable {
    package var spring: Spring
    /// The start value, and the velocity there in units per second.
    package var start: Double
    package var velocity: Double
    /// The value at rest.
    package var rest: Double

    package init(_ spring: Spring, from start: Double, velocity: Double = 0, to rest: Double) {
        self.spring = spring
        self.start = start
        self.velocity = velocity
        self.rest = rest
    }

    /// The value and velocity after a time in seconds. A spring without response is at rest immediately.
    package func state(at time: Double) -> (value: Double, velocity: Double) {
        guard time > 0 else { return (start, velocity) }
        guard spring.response.value > 0 else { return (rest, 0) }
        let frequency = 2 * Double.pi / spring.response.value
        let damping = max(0, spring.dampingFraction)
        let moved = distance(at: time, frequency: frequency, damping: damping)
        return (rest + moved.value, moved.velocity)
    }

    package func value(at time: Double) -> Double { state(at: time).value }

    /// If the damping is this close to 1, the roots of the equation cannot be separated numerically.
    private static let critical = 1e-6

    private func distance(at time: Double, frequency: Double, damping: Double) -> (value: Double, velocity: Double) {
        let first = start - rest
        let decay = damping * frequency
        if abs(damping - 1) < Self.critical {
            let slope = velocity + frequency * first
            let fading = Double.exp(-frequency * time)
            return ((first + slope * time) * fading, (slope - frequency * (first + slope * time)) * fading)
        }
        if damping < 1 {
            let turning = frequency * (1 - damping * damping).squareRoot()
            let second = (velocity + decay * first) / turning
            let fading = Double.exp(-decay * time)
            let (cosine, sine) = (Double.cos(turning * time), Double.sin(turning * time))
            let swing = first * cosine + second * sine
            return (fading * swing, fading * (turning * (second * cosine - first * sine) - decay * swing))
        }
        let spread = frequency * (damping * damping - 1).squareRoot()
        let (slow, fast) = (spread - decay, -spread - decay)
        let slowPart = (velocity - fast * first) / (slow - fast)
        let fastPart = first - slowPart
        let (slowFading, fastFading) = (Double.exp(slow * time), Double.exp(fast * time))
        return (
            slowPart * slowFading + fastPart * fastFading,
            slowPart * slow * slowFading + fastPart * fast * fastFading
        )
    }
}
