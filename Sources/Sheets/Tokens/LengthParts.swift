import Canvas
import Values

/// Where radii and distances stand: beside the type ramp.
enum LengthColumn {
    static let left: Points = PageGrid.left + TypeRamp.width + 96
    static let width: Points = PageGrid.right - left
}

/// Radii as the corners of squares, at their true size.
struct RadiusSquares {
    var radii: [TokenSheet.Length]

    private static let side: Points = 84
    private static let perRow = 4
    private static let stroke: Points = 1.5
    private static let rowGap: Points = 24

    /// Returns the height.
    func place(on page: inout PageCanvas, top: Points) -> Points {
        let pitch: Points = (LengthColumn.width - Self.side) / Double(Self.perRow - 1)
        var y = top
        for start in stride(from: 0, to: radii.count, by: Self.perRow) {
            if start > 0 { y += Self.rowGap }
            var height: Points = 0
            for (index, radius) in radii[start..<min(start + Self.perRow, radii.count)].enumerated() {
                let x: Points = LengthColumn.left + pitch * Double(index)
                height = max(height, place(radius, on: &page, x: x, top: y))
            }
            y += height
        }
        return y - top
    }

    private func place(_ radius: TokenSheet.Length, on page: inout PageCanvas, x: Points, top: Points) -> Points {
        let rect = Rect(x: x, y: top, width: Self.side, height: Self.side).inset(by: Self.stroke / 2)
        let corner: Points = max(min(radius.value, 1_000) - Self.stroke / 2, 0)
        let path = Path.roundedRect(rect, radii: [corner, corner, corner, corner], style: .continuous)
        page.add(.fill(path, PageColors.panel))
        page.add(.stroke(path, PageColors.ink, width: Self.stroke))
        let number = "\(radius.value)"
        let style = PageStyle.captionLead
        page.line(
            number, style, x: rect.midX - page.text.width(number, style) / 2, baseline: rect.midY + style.capMiddle)
        var y: Points = top + Self.side + 8
        y += page.lines(radius.name, .captionLead, x: x, top: y, width: Self.side + 12)
        y += page.lines(radius.use, .caption, x: x, top: y, width: Self.side + 12, limit: 3)
        return y - top
    }
}

/// Distances as bands between two lines, enlarged.
struct SpaceBands {
    var spaces: [TokenSheet.Length]

    private static let row: Points = 36
    /// The names' column: as wide as the longest, within limits.
    private static let names: ClosedRange<Points> = 98...128
    private static let values: Points = 34
    private static let bandHeight: Points = 15
    private static let longest: Points = 160
    private static let steps = [DrawingScale(4, to: 1), DrawingScale(3, to: 1)] + [.double] + DrawingScale.steps

    var scale: DrawingScale {
        let longest = spaces.map(\.value).max() ?? 0
        return DrawingScale.largest(
            fitting: Size(width: longest, height: 0), in: Size(width: Self.longest, height: 0), of: Self.steps)
    }

    /// Returns the height.
    func place(on page: inout PageCanvas, top: Points) -> Points {
        let (x, scale) = (LengthColumn.left, scale)
        let longest = spaces.map { page.text.width($0.name, .captionLead) }.max() ?? 0
        let value: Points = min(max(longest + 8, Self.names.lowerBound), Self.names.upperBound).rounded(toPixelsAt: 1)
        var y = top
        for space in spaces {
            page.rule(top: y, x: x, width: LengthColumn.width)
            let middle: Points = y + PageGrid.hairline + Self.row / 2
            let baseline = (middle + PageStyle.caption.capMiddle).rounded(toPixelsAt: 2)
            centered(space.name, .captionLead, width: value - 8, baseline: baseline, on: &page).forEach {
                page.line($0.text, .captionLead, x: x, baseline: $0.baseline)
            }
            page.line("\(space.value)", .caption, x: x + value, baseline: baseline)
            let length = min(max(space.value * scale.factor, 0), Self.longest)
            let rect = Rect(
                x: x + value + Self.values, y: middle - Self.bandHeight / 2, width: length, height: Self.bandHeight)
            page.add(.fill(.rect(rect), PageColors.dimension.opacity(0.15)))
            for edge in [rect.minX, rect.maxX - 1] {
                page.add(.fill(.rect(Rect(x: edge, y: rect.minY, width: 1, height: rect.height)), PageColors.dimension))
            }
            let room: Points = x + LengthColumn.width - rect.maxX - 12
            centered(space.use, .caption, width: room, baseline: baseline, on: &page).forEach {
                page.line($0.text, .caption, right: x + LengthColumn.width, baseline: $0.baseline)
            }
            y += PageGrid.hairline + Self.row
        }
        page.rule(top: y, x: x, width: LengthColumn.width)
        return y + PageGrid.hairline - top
    }

    /// One line or two, around a baseline.
    private func centered(
        _ text: String, _ style: PageStyle, width: Points, baseline: Points, on page: inout PageCanvas
    ) -> [(text: String, baseline: Points)] {
        let lines = page.text.lines(text, style, width: width, limit: 2)
        return lines.enumerated().map { index, line in
            let away: Points = style.leading * (Double(index) - Double(lines.count - 1) / 2)
            return (line.text, baseline + away)
        }
    }
}
