import Specs
import Values

/// The part of a control's hit area that responds on a device.
struct RespondingArea {
    /// In points of the mock-up, as it is drawn.
    var rect: Rect
    /// The frame that cuts the hit area off; nil if nothing does.
    var cut: PlacedFrame?
}

extension Mockup {
    /// Returns the area in which a control responds: scaled and turned with its picture, and cut by the scroll views
    /// and clips around it. On iOS they receive no touches outside their own box.
    ///
    /// - Parameter area: the hit area as it is laid out.
    /// - Returns: nil if nothing of it is inside them at this scroll position.
    func respondingArea(of placed: PlacedFrame, _ area: Rect) -> RespondingArea? {
        var result = RespondingArea(rect: move(of: placed).box(area))
        for clip in clips(around: placed) {
            guard let left = result.rect.limited(to: clip) else { return nil }
            if left.width < result.rect.width - 0.01 || left.height < result.rect.height - 0.01 {
                result.cut = clip.owner
            }
            result.rect = left
        }
        return result
    }
}

extension Rect {
    /// The bounding box of the part inside a clip; along an axis on which it can be moved, as much as fits in the clip.
    fileprivate func limited(to clip: Clip) -> Rect? {
        let box = clip.rect
        var (x, y, width, height) = (minX, minY, width, height)
        if clip.free.contains(.horizontal) {
            width = min(width, box.width)
        } else {
            x = max(minX, box.minX)
            width = min(maxX, box.maxX) - x
        }
        if clip.free.contains(.vertical) {
            height = min(height, box.height)
        } else {
            y = max(minY, box.minY)
            height = min(maxY, box.maxY) - y
        }
        guard width > 0, height > 0 else { return nil }
        let rect = Rect(x: x, y: y, width: width, height: height)
        return clip.radii == nil || !clip.free.isEmpty ? rect : rect.rounded(by: clip)
    }

    /// The bounding box of the part inside a round outline, to about a hundredth of its height.
    private func rounded(by clip: Clip) -> Rect? {
        let steps = 100
        let rows = (0...steps).compactMap { step -> (y: Points, left: Double, right: Double)? in
            let y = minY + height * (Double(step) / Double(steps))
            guard let span = clip.span(at: y) else { return nil }
            let (left, right) = (max(span.lowerBound, minX.value), min(span.upperBound, maxX.value))
            return left <= right ? (y, left, right) : nil
        }
        guard let first = rows.first, let last = rows.last, let left = rows.map(\.left).min(),
            let right = rows.map(\.right).max(), right > left, last.y > first.y
        else { return nil }
        return Rect(x: Points(left), y: first.y, width: Points(right - left), height: last.y - first.y)
    }
}
