import Scene
import Values

/// How much ink each pixel of a rectangle holds.
struct InkCoverage {
    /// 0…255, row by row.
    let values: [UInt8]
    /// In whole points.
    let rect: Rect
    /// Pixels a point.
    let scale: Double

    /// The same ink with what shows of it through something as if it were bare.
    ///
    /// At the edge of what hides it, too, ink is mixed with something; but only where as much shows of the ink beside
    /// it, along the edge and across it, something lies over all of it.
    ///
    /// - Parameter alone: all of the ink, in the same rectangle.
    func countingVeiled(_ alone: InkCoverage) -> InkCoverage {
        let width = Int((rect.width.value * scale).rounded())
        guard width > 0, alone.values.count == values.count else { return self }
        let most = Int(alone.values.max() ?? 0)
        let isInk = alone.values.map { Int($0) * 2 >= most && $0 > InkMask.leastCoverage }
        func share(_ pixel: Int) -> Double { Double(values[pixel]) / Double(max(1, alone.values[pixel])) }
        var result = values
        for pixel in values.indices where isInk[pixel] && values[pixel] > InkMask.leastCoverage {
            let (row, column) = (pixel / width, pixel % width)
            let own = share(pixel)
            /// Whether of the ink on either side along an axis some shows as much.
            func isSteady(_ others: [Int]) -> Bool {
                others.contains { isInk[$0] && abs(share($0) - own) <= own * Thresholds.sameShare }
            }
            let across = [column > 0 ? pixel - 1 : nil, column + 1 < width ? pixel + 1 : nil].compactMap(\.self)
            let down = [row > 0 ? pixel - width : nil, pixel + width < values.count ? pixel + width : nil].compactMap(
                \.self)
            if isSteady(across), isSteady(down) { result[pixel] = alone.values[pixel] }
        }
        return InkCoverage(values: result, rect: rect, scale: scale)
    }

    /// The part of it that holds all of the ink, from its first corner in steps of some points; nil where there is
    /// none.
    func trimmed(inStepsOf step: Points) -> InkCoverage? {
        let side = Int(step.value * scale)
        let width = Int((rect.width.value * scale).rounded())
        guard side > 0, width > 0 else { return nil }
        var (left, right, top, bottom) = (width, 0, values.count / width, 0)
        for row in 0..<values.count / width {
            let line = values[row * width..<(row + 1) * width]
            guard let first = line.firstIndex(where: { $0 > 0 }), let last = line.lastIndex(where: { $0 > 0 }) else {
                continue
            }
            (left, right) = (min(left, first - row * width), max(right, last - row * width + 1))
            (top, bottom) = (min(top, row), row + 1)
        }
        guard left < right else { return nil }
        (left, top) = (left / side * side, top / side * side)
        right = min((right + side - 1) / side * side, width)
        bottom = min((bottom + side - 1) / side * side, values.count / width)
        if right - left == width, (bottom - top) * width == values.count { return self }
        let part = Rect(
            x: rect.minX + Points(Double(left) / scale), y: rect.minY + Points(Double(top) / scale),
            width: Points(Double(right - left) / scale), height: Points(Double(bottom - top) / scale))
        let rows = (top..<bottom).map { values[$0 * width + left..<$0 * width + right] }
        return InkCoverage(values: Array(rows.joined()), rect: part, scale: scale)
    }
}
