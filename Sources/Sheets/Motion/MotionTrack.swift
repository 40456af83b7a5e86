package import Specs
import Values

/// A property over time, in seconds from the trigger, or over the distance that a finger has moved, in points. For
/// colors the value is an index into ``colors``, from 0.
package struct MotionTrack: Sendable {
    package var property: BoundMotion.Property
    /// The value while no piece is active.
    package var rest: Double
    /// In the order of their starts. The last one that has started determines the value.
    package var pieces: [MotionPiece]
    package var colors: [DynamicColor] = []

    package init(
        _ property: BoundMotion.Property, rest: Double, pieces: [MotionPiece] = [], colors: [DynamicColor] = []
    ) {
        self.property = property
        self.rest = rest
        self.pieces = pieces
        self.colors = colors
    }

    /// Returns the value as drawn. Overshoot is limited to values that a device can draw.
    package func value(at time: Double) -> Double {
        if let piece = pieces.last(where: { $0.start <= time }) {
            return property.shown(piece.value(at: time - piece.start))
        }
        return property.shown(pieces.first?.value(at: 0) ?? rest)
    }

    /// Whether it ever changes.
    package var varies: Bool { pieces.contains { $0.varies } || Set(pieces.flatMap(\.keys)).count > 1 }

    /// The first and last values of all pieces, and those between.
    package var keys: [Double] { pieces.isEmpty ? [rest] : pieces.flatMap(\.keys) }

    /// Returns the color at a time, or nil if the track has no colors.
    package func color(at time: Double) -> DynamicColor? {
        guard let last = colors.indices.last else { return nil }
        let place = min(max(value(at: time), 0), Double(last))
        let index = min(Int(place), max(last - 1, 0))
        let share = place - Double(index)
        let (first, second) = (colors[index], colors[min(index + 1, last)])
        return DynamicColor { first[$0].mixed(with: second[$0], share: share) }
    }
}

extension RGBA {
    /// Mixes two colors per component.
    func mixed(with other: RGBA, share: Double) -> RGBA {
        func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
