import Values

/// Finds the pairs of overlapping rectangles in a list.
struct Overlaps {
    /// The rectangles with their indices, sorted by their top edge, so that a search can stop early.
    private let sorted: [(rect: Rect, index: Int)]

    init(_ rects: [Rect]) {
        sorted = rects.enumerated().map { (rect: $1, index: $0) }.sorted { $0.rect.minY < $1.rect.minY }
    }

    /// Calls `body` with the indices of every pair that overlaps by more than `tolerance` on both axes.
    ///
    /// The lower index comes first.
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
