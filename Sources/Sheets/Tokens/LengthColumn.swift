import Canvas
import Values

/// The column of radii and distances, next to the type ramp.
enum LengthColumn {
    static let left: Points = PageGrid.left + TypeRamp.width + 96
    static let width: Points = PageGrid.right - left
}

/// Radii as corners of squares, at true size.
struct RadiusSquares {
    var radii: [TokenSheet.Length]

    private static let side: Points = 84
    private static let perRow = 4
    private static let stroke: Points = 1.5
    private static let rowGap: Points = 24

    private var names: ShortTokenNames { ShortTokenNames(radii.map(\.name)) }

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
        y += page.lines(names[radius.name], .captionLead, x: x, top: y, width: Self.side)
        y += page.lines(radius.use, .caption, x: x, top: y, width: Self.side, limit: 6)
        return y - top
    }
}

/// Distances as bands between two lines, all at one scale. Bands that are too long are broken.
struct SpaceBands {
    var spaces: [TokenSheet.Length]
    let scale: DrawingScale

    /// Creates bands for spacing, which is enlarged even if the longest does not fit.
    init(spaces: [TokenSheet.Length]) {
        self.spaces = spaces
        scale = DrawingScale(4, to: 1)
    }

    /// Creates bands for sizes, at a scale that fits the longest.
    init(sizes: [TokenSheet.Length]) {
        spaces = sizes
        let longest = sizes.map(\.value).max() ?? 0
        scale = DrawingScale.largest(
            fitting: Size(width: longest, height: 0), in: Size(width: Self.longest, height: 0),
            of: [.double] + DrawingScale.steps)
    }

    private static let row: Points = 36
    /// The padding above and below the lines of a row.
    private static let rowPadding: Points = 5
    /// The width of the name column, which fits the longest name within limits.
    private static let names: ClosedRange<Points> = 74...128
    private static let values: Points = 34
    private static let bandHeight: Points = 15
    private static let longest: Points = 160
    private static let gap: Points = 12

    /// Returns the height.
    func place(on page: inout PageCanvas, top: Points) -> Points {
        let (x, names) = (LengthColumn.left, ShortTokenNames(spaces.map(\.name)))
        let longest = spaces.map { page.text.width(names[$0.name], .captionLead) }.max() ?? 0
        let value: Points = min(max(longest + 12, Self.names.lowerBound), Self.names.upperBound).rounded(toPixelsAt: 1)
        var y = top
        for space in spaces {
            page.rule(top: y, x: x, width: LengthColumn.width)
            let length = min(max(space.value * scale.factor, 0), Self.longest)
            let bandX: Points = x + value + Self.values
            let name = page.text.lines(names[space.name], .captionLead, width: value - 12)
            let use = page.text.lines(
                space.use, .caption, width: x + LengthColumn.width - bandX - length - Self.gap, limit: 3)
            let leading = PageStyle.caption.leading
            let row = max(Self.row, leading * Double(max(name.count, use.count)) + Self.rowPadding * 2)
            let middle: Points = y + PageGrid.hairline + row / 2
            let baseline = (middle + PageStyle.caption.capMiddle).rounded(toPixelsAt: 2)
            for (line, at) in centered(name, baseline) { page.line(line, .captionLead, x: x, baseline: at) }
            page.line("\(space.value)", .caption, x: x + value, baseline: baseline)
            let rect = Rect(x: bandX, y: middle - Self.bandHeight / 2, width: length, height: Self.bandHeight)
            placeBand(rect, isCut: space.value * scale.factor > Self.longest + 0.01, on: &page)
            for (line, at) in centered(use, baseline) {
                page.line(line, .caption, right: x + LengthColumn.width, baseline: at)
            }
            y += PageGrid.hairline + row
        }
        page.rule(top: y, x: x, width: LengthColumn.width)
        return y + PageGrid.hairline - top
    }

    private func placeBand(_ rect: Rect, isCut: Bool, on page: inout PageCanvas) {
        page.add(.fill(.rect(rect), PageColors.dimension.opacity(0.15)))
        for edge in [rect.minX, rect.maxX - 1] {
            page.add(.fill(.rect(Rect(x: edge, y: rect.minY, width: 1, height: rect.height)), PageColors.dimension))
        }
        if isCut { BreakMark(center: Point(x: rect.midX, y: rect.midY), height: rect.height).place(on: &page) }
    }

    /// Returns lines centered around a baseline.
    private func centered(_ lines: [PageLine], _ baseline: Points) -> [(text: String, baseline: Points)] {
        lines.enumerated().map { index, line in
            let away: Points = PageStyle.caption.leading * (Double(index) - Double(lines.count - 1) / 2)
            return (line.text, baseline + away)
        }
    }
}
