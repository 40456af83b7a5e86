package import Values

/// Modifiers that change how a node is drawn but not its layout. The offset also moves its hit area.
package struct BoundEffects: Sendable, Equatable {
    package var offset = Point.zero
    package var scale = 1.0
    /// Whether only a state other than the first offsets, scales or turns the node, so that it moves there for a while.
    package var isTransient = false
    /// The vertical scale of the picture; rows of a wheel are compressed.
    package var squeeze = 1.0
    /// In degrees, clockwise.
    package var rotation = 0.0
    /// Nil if the picture is not mirrored.
    package var flip: Flip?
    package var saturation = 1.0
    /// The standard deviation, in points.
    package var blur: Points = 0
    package var opacity = 1.0

    package init() {}
}

extension BoundEffects {
    /// Whether the picture differs from the frame in position or form.
    package var movesPicture: Bool { scale != 1 || squeeze != 1 || rotation != 0 || flip != nil }
}

/// The direction in which a picture is mirrored: left and right, or top and bottom.
package enum Flip: String, Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical
}
