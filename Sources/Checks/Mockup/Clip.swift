import Layout
import Project
import Specs
import Values

/// A scroll view or a frame with `clip: true` around another frame, in points of the mock-up as it is drawn.
struct Clip {
    let owner: PlacedFrame
    let rect: Rect
    /// The radii clockwise from the top left; nil if the outline is a rectangle, or is turned.
    let radii: [Double]?
    /// The axes along which the content can be brought into view.
    let free: AxisSet

    /// Returns the horizontal extent of the outline at a height; nil above and below it.
    func span(at y: Points) -> ClosedRange<Double>? {
        guard y >= rect.minY, y <= rect.maxY else { return nil }
        guard let radii, radii.count == 4 else { return rect.minX.value...rect.maxX.value }
        func inset(_ upper: Double, _ lower: Double) -> Double {
            let (above, below) = ((y - rect.minY).value, (rect.maxY - y).value)
            let (radius, distance) = above < upper ? (upper, above) : below < lower ? (lower, below) : (0, 0)
            let height = radius - distance
            return radius > 0 ? radius - max(0, radius * radius - height * height).squareRoot() : 0
        }
        let (left, right) = (rect.minX.value + inset(radii[0], radii[3]), rect.maxX.value - inset(radii[1], radii[2]))
        return left <= right ? left...right : nil
    }
}

extension Mockup {
    /// The scroll views and clips that cut off a frame, innermost first.
    func clips(around placed: PlacedFrame) -> [Clip] {
        let chain = placed.outer.compactMap(frame(numbered:))
        guard chain.contains(where: { $0.frame.node.clips || $0.isScroll }) else { return [] }
        var move = PictureMove.none
        let moves = chain.map { outer in
            move = move.inside(outer.frame, ignoringFeedback: true)
            return move
        }
        var (result, free, inner) = ([Clip](), AxisSet(), placed)
        for (outer, move) in zip(chain, moves).reversed() {
            let isOverlay = inner.isOverlay
            inner = outer
            guard !isOverlay, outer.frame.node.clips || outer.isScroll else { continue }
            if case .scroll(let scroll) = outer.frame.node.content {
                free.insert(scroll.axis == .horizontal ? .horizontal : .vertical)
            }
            result.append(
                Clip(owner: outer, rect: move.box(outer.frame.rect), radii: radii(of: outer, seenAs: move), free: free))
        }
        return result
    }

    /// Returns the outline in which a frame is drawn.
    func outline(of placed: PlacedFrame) -> Clip {
        let move = move(of: placed)
        return Clip(
            owner: placed, rect: move.box(placed.frame.rect), radii: radii(of: placed, seenAs: move), free: AxisSet())
    }

    private func radii(of placed: PlacedFrame, seenAs move: PictureMove) -> [Double]? {
        guard let corners = placed.frame.node.corners, !corners.isZero, move.keepsBoxes else { return nil }
        let size = placed.frame.rect.size
        let lengths = corners.clockwise(in: metrics.direction)
            .map { min($0.length(in: size), size.shorterSide / 2).value * move.scale }
        // Corners that differ change places in a picture that is turned or mirrored.
        return move.keepsForm || Set(lengths).count == 1 ? lengths : nil
    }

    /// Returns the transform of a frame's picture, without a state's answer to a touch.
    func move(of placed: PlacedFrame) -> PictureMove {
        guard placed.movesPicture || placed.outer.contains(where: { frame(numbered: $0)?.movesPicture ?? false }) else {
            return .none
        }
        return (placed.outer.compactMap(frame(numbered:)) + [placed]).reduce(PictureMove.none) {
            $0.inside($1.frame, ignoringFeedback: true)
        }
    }
}
