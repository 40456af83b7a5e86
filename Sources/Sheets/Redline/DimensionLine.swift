import Canvas
import Specs
import Values

/// A dimension line with ticks at its ends, outside of the measured length.
struct DimensionLine {
    var axis: Axis
    var span: Anatomy.Span
    /// The position of the line across its axis, and of the measured edge.
    var position: Points
    var edge: Points
    var number: String
    var color: RGBA = PageColors.dimension
    /// The phrase to use if the number does not fit: `width %`.
    var name: String
    /// Whether leaders may cross it to reach something beyond it.
    var isCrossable = false

    /// The maximum distance that a number may be moved outward from its line.
    private static let outward: Points = 15

    func place(in drawing: inout RedlineDrawing, on page: inout PageCanvas) {
        let style = PageStyle.number.colored(color)
        let size = Size(
            width: page.text.width(number, style) + RedlineMeasures.tagPadding * 2, height: RedlineMeasures.tagHeight)
        let along = axis == .horizontal ? size.width : size.height
        let middle = point((span.start + span.end) / 2, position)
        let inLine = Rect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        // The number interrupts the line if some of it remains on both sides.
        let fits = span.length >= along + RedlineMeasures.tick
        let sign: Double = position < edge ? -1 : 1
        let beside: [LabelLayout.Candidate] = [1.0, 2.0, -1.0].map { step in
            let away: Points = axis == .horizontal ? Self.outward * step : (size.width / 2 + 4) * step
            return LabelLayout.Candidate(
                axis == .horizontal
                    ? inLine.offset(x: 0, y: away * sign) : inLine.offset(x: away * sign, y: 0))
        }
        // In the middle, or where it is free.
        let room: Points = (span.length - along) / 2 - RedlineMeasures.tick
        let within = [0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75].map { step in
            LabelLayout.Candidate(
                axis == .horizontal ? inLine.offset(x: room * step, y: 0) : inLine.offset(x: 0, y: room * step))
        }
        drawing.labels.unblock(ends)
        let label = drawing.label(
            number, style, color: color, hasTag: false, at: fits ? within + beside : beside,
            fallback: SheetWords[name, number],
            on: &page)
        if !isCrossable { drawing.labels.block(ends) }
        // A length that is listed elsewhere needs no line.
        guard let label else { return }
        drawExtensions(on: &page)
        let isInLine =
            axis == .horizontal ? abs((label.midY - position).value) < 1 : abs((label.midX - position).value) < 1
        let gap = (isInLine ? label : nil).flatMap { rect -> Anatomy.Span? in
            return axis == .horizontal ? Anatomy.Span(rect.minX, rect.maxX) : Anatomy.Span(rect.minY, rect.maxY)
        }
        drawLine(interruptedBy: gap, on: &page)
        drawing.reach(max(point(span.start, position).y, point(span.end, position).y) + RedlineMeasures.tick / 2)
    }

    private func point(_ along: Points, _ across: Points) -> Point {
        axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    /// The ends of the line.
    var ends: [Point] { [point(span.start, position), point(span.end, position)] }

    private func drawLine(interruptedBy gap: Anatomy.Span?, on page: inout PageCanvas) {
        var path = Path()
        if let gap {
            path.append(.line(from: point(span.start, position), to: point(gap.start, position)))
            path.append(.line(from: point(gap.end, position), to: point(span.end, position)))
        } else {
            path.append(.line(from: point(span.start, position), to: point(span.end, position)))
        }
        let tick: Points = RedlineMeasures.tick / 2
        for end in [span.start, span.end] {
            path.append(.line(from: point(end, position - tick), to: point(end, position + tick)))
        }
        page.add(.stroke(path, color, width: RedlineMeasures.line))
    }

    private func drawExtensions(on page: inout PageCanvas) {
        let sign: Double = position < edge ? -1 : 1
        var path = Path()
        for end in [span.start, span.end] {
            path.append(.line(from: point(end, edge + RedlineMeasures.extensionGap * sign), to: point(end, position)))
        }
        page.add(.stroke(path, color.opacity(RedlineMeasures.extensionOpacity), width: RedlineMeasures.line))
    }
}
