import Canvas
package import Values

/// One sample: a picture 48 points high, with text below.
package struct TokenSwatch {
    package var sample: TokenSample

    package init(sample: TokenSample) {
        self.sample = sample
    }

    private static let height: Points = 48
    private static let outline = RGBA.black.opacity(0.1)

    /// Returns the height, including the text.
    package func place(on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points {
        let rect = Rect(x: x, y: top, width: width, height: Self.height)
        switch sample.picture {
        case .color(let light, let dark): placeColors(light, dark, in: rect, on: &page)
        case .radius(let radius): placeRadius(radius, in: rect, on: &page)
        case .space(let distance): placeSpace(distance, in: rect, on: &page)
        case .type(let size, let weight, let families):
            let style = PageStyle(
                size: min(size, Self.height), leading: Self.height, weight: weight, color: PageColors.ink,
                families: families)
            page.line(page.sample.letters, style, x: x, baseline: (rect.midY + style.capMiddle).rounded(toPixelsAt: 2))
        case .shadow, .curve, .spring: ValueSample.marks(of: sample.picture, in: rect)?.forEach { page.add($0) }
        case .words(let words):
            let line = page.text.line(words, .rowName, width: width)
            page.line(line.text, .rowName, x: x, baseline: rect.midY + PageStyle.rowName.capMiddle)
        }
        var y = rect.maxY + 8
        y += page.lines(sample.name, .captionLead, x: x, top: y, width: width)
        for line in sample.lines { y += page.lines(line, .caption, x: x, top: y, width: width) }
        return y - top
    }

    private func placeColors(_ light: RGBA, _ dark: RGBA, in rect: Rect, on page: inout PageCanvas) {
        let left = Rect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height)
        let halves: [PageMark] = [
            .fill(.rect(left), light), .fill(.rect(left.offset(x: left.width, y: 0)), dark),
        ]
        page.add(.clipped(Stage.outline(rect), halves))
        let radius: Points = PageGrid.cornerRadius - 0.5
        let inner = Path.roundedRect(
            rect.inset(by: 0.5), radii: [radius, radius, radius, radius], style: .continuous)
        page.add(.stroke(inner, Self.outline, width: PageGrid.hairline))
    }

    /// Places one corner of a large radius, because four would meet and look smaller.
    private func placeRadius(_ radius: Points, in rect: Rect, on page: inout PageCanvas) {
        let stroke: Points = 1.5
        let half: Points = stroke / 2
        var box = Rect(x: rect.minX + half, y: rect.minY + half, width: 70, height: rect.height - stroke)
        let fits = radius * 2 <= box.height || !radius.isFinite
        let shown = Rect(x: rect.minX, y: rect.minY, width: 70 + stroke, height: rect.height)
        if !fits { box.size = Size(width: radius * 4, height: radius * 4) }
        let corner = max(min(radius, 1_000) - half, 0)
        let path = Path.roundedRect(box, radii: [corner, corner, corner, corner], style: .continuous)
        page.add(
            .clipped(
                .rect(shown), [.fill(path, PageColors.panel), .stroke(path, PageColors.ink, width: stroke)]))
    }

    /// Places two blocks with the distance between them. A distance wider than the column is broken in the middle.
    private func placeSpace(_ distance: Points, in rect: Rect, on page: inout PageCanvas) {
        let fits = distance <= rect.width - Self.minimumBlock * 2
        let apart = max(fits ? distance : rect.width - Self.minimumBlock * 2, 0)
        let block = Size(width: max(min(36, (rect.width - apart) / 2), Self.minimumBlock), height: 32)
        let blockTop: Points = rect.midY - block.height / 2
        let left = Rect(origin: Point(x: rect.minX, y: blockTop), size: block)
        let space = Rect(x: left.maxX, y: blockTop, width: apart, height: block.height)
        // The lines are inside the distance, at its ends.
        let line = Rect(x: space.minX, y: blockTop - 4, width: min(1, apart), height: block.height + 8)
        page.add(.fill(.rect(left), PageColors.panel))
        page.add(.fill(.rect(left.offset(x: block.width + apart, y: 0)), PageColors.panel))
        page.add(.fill(.rect(space), PageColors.dimension.opacity(0.15)))
        page.add(.fill(.rect(line), PageColors.dimension))
        page.add(.fill(.rect(line.offset(x: apart - line.width, y: 0)), PageColors.dimension))
        if !fits { BreakMark(center: Point(x: space.midX, y: space.midY), height: space.height).place(on: &page) }
    }

    /// The minimum width of a block next to a wide distance.
    private static let minimumBlock: Points = 8
}

/// A break mark: two strokes with a gap, where a length is cut.
struct BreakMark {
    var center: Point
    var height: Points

    private static let gap: Points = 5
    private static let slant: Points = 3

    func place(on page: inout PageCanvas) {
        let half: Points = height / 2 + 2
        let slant = Self.slant
        func stroke(_ x: Points) -> [Point] {
            [Point(x: x + slant, y: center.y - half), Point(x: x - slant, y: center.y + half)]
        }
        let (left, right) = (stroke(center.x - Self.gap / 2), stroke(center.x + Self.gap / 2))
        var gap = Path()
        gap.move(to: left[0])
        for point in [right[0], right[1], left[1]] { gap.line(to: point) }
        gap.close()
        page.add(.fill(gap, PageColors.page))
        for line in [left, right] {
            page.add(.stroke(.line(from: line[0], to: line[1]), PageColors.dimension, width: 1))
        }
    }
}
