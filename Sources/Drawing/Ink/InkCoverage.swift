import Values

/// How much ink each pixel of a rectangle holds.
struct InkCoverage {
    /// 0…255, row by row.
    let values: [UInt8]
    /// In whole points.
    let rect: Rect
    /// Pixels a point.
    let scale: Double

    /// The part of it that holds all of the ink, from its first corner in steps of some points; nil where there is none.
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
