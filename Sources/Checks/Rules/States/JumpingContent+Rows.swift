import Layout
import Source
import Specs
import Values

/// Rows of placeholders without ids, such as five skeletons in place of a list.
extension JumpingContent {
    /// Rows that are placed below each other in one container.
    struct Column {
        let rows: [PlacedFrame]

        /// The indices of the frames around the rows, outermost first, and of the rows.
        var indices: [Int] { (rows.first?.outer ?? []) + rows.map(\.index) }

        /// Whether two columns begin at the same height and are not beside each other.
        func isInPlace(of other: Column, within tolerance: Points) -> Bool {
            guard let row = rows.first?.frame.rect, let otherRow = other.rows.first?.frame.rect else { return false }
            return max(row.minY - otherRow.minY, otherRow.minY - row.minY) <= tolerance
                && row.minX < otherRow.maxX && otherRow.minX < row.maxX
        }
    }

    /// Columns of rows that contain skeletons only, outermost first.
    static func skeletonColumns(of mockup: Mockup) -> [Column] {
        guard mockup.frames.contains(where: { $0.frame.node.isSkeleton }) else { return [] }
        var ids: [String: Int] = [:]
        for placed in mockup.frames { if let id = placed.frame.node.id { ids[id, default: 0] += 1 } }
        return columns(of: mockup) { $0.frame.isSkeletonRow(where: { ids[$0] != 1 }) ? "skeleton" : nil }
    }

    /// Columns of rows of one component or one repeated node, without those that another mock-up shows too.
    static func contentColumns(of mockup: Mockup, unlike other: Mockup) -> [Column] {
        let shown = Set(other.frames.lazy.map(\.frame.node.range))
        return columns(of: mockup) { placed in
            let node = placed.frame.node
            guard !shown.contains(node.range), !placed.frame.children.isEmpty else { return nil }
            if case .use(let name, _) = node.content { return "use \(name)" }
            return "\(node.range.file) \(node.range.start)"
        }
    }

    /// Returns the runs of at least two siblings with the same key, each below the one before.
    private static func columns(of mockup: Mockup, by key: (PlacedFrame) -> String?) -> [Column] {
        var children: [Int: [PlacedFrame]] = [:]
        for placed in mockup.frames where !placed.isOverlay {
            if let parent = placed.parent { children[parent.index, default: []].append(placed) }
        }
        var columns: [Column] = []
        for parent in children.keys.sorted() {
            var run: [PlacedFrame] = []
            var last: String?
            for child in children[parent] ?? [] {
                let name = key(child)
                let isBelow = run.last.map { child.frame.rect.minY >= $0.frame.rect.maxY - 0.5 } ?? false
                if name == nil || name != last || !isBelow {
                    if run.count > 1 { columns.append(Column(rows: run)) }
                    run = []
                }
                if name != nil { run.append(child) }
                last = name
            }
            if run.count > 1 { columns.append(Column(rows: run)) }
        }
        return columns
    }
}

extension JumpingContent {
    /// Returns a finding for each column of skeletons whose rows are as high as no row of the content in its place.
    func jumpingRows(of loading: Mockup, to contents: [Mockup]) -> [Finding] {
        let columns = Self.skeletonColumns(of: loading)
        guard !columns.isEmpty else { return [] }
        var compared: Set<Int> = []
        return columns.compactMap { column in
            guard compared.isDisjoint(with: column.indices) else { return nil }
            let arrivals = contents.compactMap { content -> (mockup: Mockup, row: Frame, distance: Points)? in
                let rows =
                    Self.contentColumns(of: content, unlike: loading).first {
                        $0.isInPlace(of: column, within: tolerance)
                    }?.rows.map(\.frame) ?? []
                let pairs = rows.map { row in
                    (content, row, column.rows.map { $0.frame.heightDifference(to: row) }.min() ?? 0)
                }
                return pairs.min { $0.2 < $1.2 }
            }
            guard let nearest = Self.preferred(arrivals, by: \.mockup).min(by: { $0.distance < $1.distance }) else {
                return nil
            }
            compared.formUnion(column.indices)
            guard nearest.distance > tolerance, let row = column.rows.first else { return nil }
            return finding(for: row.frame, nearest.row, nearest.distance, in: loading, nearest.mockup)
        }
    }

    private func finding(
        for row: Frame, _ arriving: Frame, _ distance: Points, in loading: Mockup, _ content: Mockup
    ) -> Finding {
        let measure = Finding.Measure(measured: distance.value, required: tolerance.value, unit: .points)
        var finding = finding(
            "the rows are \(row.rect.height) pt high, and those that replace them in the state "
                + "“\(content.state)” \(arriving.rect.height) pt; a difference of at most \(tolerance) pt is allowed",
            at: row.node.range, in: loading.place(of: row),
            notes: [.init("the content is here", at: arriving.node.range)],
            help: "give both the same height: \(arriving.rect.height)",
            occurrences: [loading.occurrence(nil, measure)])
        finding.area = row.rect
        return finding
    }
}

extension Frame {
    fileprivate func heightDifference(to other: Frame) -> Points {
        max(rect.height - other.rect.height, other.rect.height - rect.height)
    }

    /// Whether it contains skeletons, and nothing else that can be seen.
    ///
    /// - Parameter isUnnamed: Whether an id names several nodes. A skeleton with an id of its own is compared by it.
    fileprivate func isSkeletonRow(where isUnnamed: (String) -> Bool) -> Bool {
        if let id = node.id, !isUnnamed(id) { return false }
        switch node.content {
        case .skeleton: return true
        case .stack, .zstack, .flow, .grid, .use:
            var parts = children
            parts.removeAll { if case .spacer = $0.node.content { true } else { false } }
            return !parts.isEmpty && overlay.isEmpty && parts.allSatisfy { $0.isSkeletonRow(where: isUnnamed) }
        default: return false
        }
    }
}
