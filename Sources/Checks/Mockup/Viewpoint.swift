package import Values

/// The scroll position at which something was measured.
package struct Viewpoint: Sendable, Hashable {
    /// How far the content of each scroll view is moved from where the mock-up starts, in points, by the number of the
    /// scroll view in drawing order.
    package var distances: [Int: Point]
    /// The area of the finding on the mock-up at this position, in points.
    package var area: Rect

    package init(distances: [Int: Point], area: Rect) {
        self.distances = distances
        self.area = area
    }
}
