import Values

/// Finds which rectangles of many overlap.
struct Overlaps {
    /// Each rectangle with its index, from the top down, so that those below need not be looked at.
    private let sorted: [(rect: Rect, index: Int)]

    init(_ rects: [Rect]) {
        sorted = rects.enumerated().map { (rect: $1, index: $0) }.sorted { $0.rect.minY < $1.rect.minY }
    }

    /// Calls `body` with the indices of every two that share more than `tolerance` on both axes, the lesser one first.
    func forEach(tolerance: Points, _ body: (Int, Int) -> Void) {
        for (position, one) in sorted.enumerated() {
            for next in (position + 1)..<max(position + 1, sorted.count) {
                let other = sorted[next]
                guard other.rect.minY < one.rect.maxY - tolerance else { break }
                guard min(one.rect.maxX, other.rect.maxX) - max(one.rect.minX, other.rect.minX) > tolerance,
                    min(one.rect.maxY, other.rect.maxY) - other.rect.minY > tolerance
                else { continue }
                body(min(one.index, other.index), max(one.index, other.index))
            }
        }
    }
}
