package import Specs
import Values

/// One property over time, in seconds from the trigger – of an animation that follows a finger, in points that the
/// finger has moved. Of colors the value is the place among ``colors``, from 0.
package struct MotionTrack: Sendable {
    package var property: BoundMotion.Property
    /// What the property is while nothing changes it.
    package var rest: Double
    /// In the order of their start; the last one that has begun decides.
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

    /// As it is shown: a spring may overshoot what a device can draw.
    package func value(at time: Double) -> Double {
        if let piece = pieces.last(where: { $0.start <= time }) {
            return property.shown(piece.value(at: time - piece.start))
        }
        return property.shown(pieces.first?.value(at: 0) ?? rest)
    }

    /// Whether anything of it ever changes.
    package var varies: Bool { pieces.contains { $0.varies } || Set(pieces.flatMap(\.keys)).count > 1 }

    /// The first and last values of all pieces, and those between.
    package var keys: [Double] { pieces.isEmpty ? [rest] : pieces.flatMap(\.keys) }

    /// The color at a time; nil for what is no color.
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
    /// The color a share of the way to another, component by component.
    func mixed(with other: RGBA, share: Double) -> RGBA {
        func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
