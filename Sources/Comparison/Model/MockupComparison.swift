package import Canvas
import Values

/// Compares the two versions of one mock-up: first its nodes, then its pictures.
package struct MockupComparison: Sendable {
    private let base: ComparedMockup
    private let head: ComparedMockup
    private let changes: [NodeChange]
    private let causes: [[Int]]

    package init(_ base: ComparedMockup, _ head: ComparedMockup, in scope: EditScope) {
        self.base = base
        self.head = head
        changes = MockupChanges.changes(from: base, to: head)
        causes = Attribution.causes(of: changes, from: base, to: head, in: scope)
    }

    /// Whether the pictures are equal because the same is drawn.
    package var isDrawnAlike: Bool { base.drawsLike(head) ?? false }

    /// - Parameter pictures: the results of ``compare(_:_:path:scale:)``.
    package func difference(_ pictures: [MockupDifference.Picture]) -> MockupDifference {
        let caused = zip(changes, causes).map { change, edits in
            let node = change.head.map { head.nodes[$0] } ?? change.base.map { base.nodes[$0] }
            return MockupDifference.Caused(change: change, edits: edits, node: node.map { $0.id ?? $0.path } ?? "")
        }
        return MockupDifference(key: head.key, changes: caused, pictures: pictures)
    }

    /// Compares the pictures of one appearance. Returns nil if they are equal.
    ///
    /// - Parameter scale: pixels per point.
    package func compare(
        _ old: borrowing Surface, _ new: borrowing Surface, path: String, scale: Double
    ) -> MockupDifference.Picture? {
        let pixels = PixelDifference(old, new)
        guard pixels.count > 0 else { return nil }
        let origin = Point(x: head.margin, y: head.margin)
        var byEdit: [Int: Int] = [:]
        for edit in Set(causes.joined()) {
            let own = zip(changes, causes).filter { $0.1.contains(edit) }.map(\.0)
            let areas = ChangedAreas.areas(of: own, from: base, to: head)
            byEdit[edit] = pixels.count(inside: areas, origin: origin, scale: scale)
        }
        let all = ChangedAreas.areas(of: changes, from: base, to: head)
        return MockupDifference.Picture(
            path: path, pixels: pixels.count, pixelsByEdit: byEdit,
            unexplained: pixels.outside(all, origin: origin, scale: scale).map { ($0.count, $0.box) })
    }
}
