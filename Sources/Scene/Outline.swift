import Layout
package import Specs
package import Values

/// A closed outline in points of the mock-up, before its edges are moved to whole pixels.
package enum Outline: Sendable, Hashable {
    /// A rectangle with square corners.
    case rectangle(Rect)
    /// A rectangle with a radius for each corner, clamped to what fits.
    case rounded(Rect, CornerRadii, CornerStyle)
    /// A rectangle with one radius, at most half its shorter side. Standard controls have it.
    case controlCorners(Rect, radius: Points)
    case capsule(Rect)
    case ellipse(Rect)
    /// The largest circle in the middle of a rectangle.
    case circle(Rect)
    /// A rounded rectangle with a tail; the rectangle contains both.
    case bubble(Rect, BoundTail, CornerRadii?, CornerStyle)

    /// The rectangle that the outline was made from, which contains it.
    package var rect: Rect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _, _), .controlCorners(let rect, _), .capsule(let rect),
            .ellipse(let rect), .circle(let rect), .bubble(let rect, _, _, _):
            rect
        }
    }

    /// A rectangle with the corners and the tail of a decoration.
    package init(_ rect: Rect, _ decoration: BoundDecoration) {
        if let tail = decoration.tail {
            self = .bubble(rect, tail, decoration.corners, decoration.cornerStyle)
        } else if let radii = decoration.corners, !radii.isZero {
            self = .rounded(rect, radii, decoration.cornerStyle)
        } else {
            self = .rectangle(rect)
        }
    }

    /// A shape in a rectangle. Without a form of its own it has the corners of its node.
    package init(_ shape: BoundShape, in rect: Rect, _ decoration: BoundDecoration) {
        switch shape.outline {
        case .rectangle where shape.cornerRadius > 0 && decoration.radius == nil:
            self = .controlCorners(rect, radius: shape.cornerRadius)
        case .rectangle: self = Outline(rect, decoration)
        case .capsule: self = .capsule(rect)
        case .ellipse: self = .ellipse(rect)
        case .circle: self = .circle(rect)
        case .bubble:
            self =
                shape.tail.map { .bubble(rect, $0, decoration.corners, decoration.cornerStyle) }
                ?? Outline(rect, decoration)
        }
    }
}

extension Frame {
    /// The frame's rectangle with its corners. Its background, border and clip have this outline.
    package var outline: Outline { Outline(rect, node.decoration) }

    /// ``outline``, extended where the background continues beyond the safe area.
    package var bleedingOutline: Outline { Outline(bleedingRect, node.decoration) }

    /// The outline that an image, a shape or a skeleton fills: the content's rectangle with the node's corners.
    package var contentOutline: Outline {
        switch node.content {
        case .shape(let shape): Outline(shape, in: content, node.decoration)
        // An avatar is round even if its node has no radius.
        case .image(let image) where image.isRound: .circle(content)
        default: Outline(content, node.decoration)
        }
    }

    /// The outline that casts the frame's shadows; nil if everything that the frame draws casts them, as in SwiftUI.
    package var castingOutline: Outline? {
        let decoration = node.decoration
        if case .shape(let shape)? = decoration.background.first, decoration.background.count == 1 {
            return shape.fill == nil ? nil : Outline(shape, in: rect, decoration)
        }
        if !decoration.background.isEmpty { return outline }
        switch node.content {
        case .shape(let shape): return shape.fill == nil ? nil : contentOutline
        case .image, .skeleton: return contentOutline
        default: return decoration.clips ? outline : nil
        }
    }
}
