import Canvas
import Specs
import Values

/// A line with ticks at its ends that tells a length, outside of what it measures.
struct DimensionLine {
    var axis: Axis
    var span: Anatomy.Span
    /// Where the line runs, across its axis; and where what it measures ends.
    var position: Points
    var edge: Points
    var number: String
    var color: RGBA = PageColors.dimension
    /// What it is called where its number finds no room.
    var name: String

    /// How far outward from a line its number may be moved.
    private static let outward: Points = 15

    func place(in drawing: inout RedlineDrawing, on page: inout PageCanvas) {
        let style = PageStyle.number.colored(color)
        let size = Size(
            width: page.text.width(number, style) + RedlineMeasures.tagPadding * 2, height: RedlineMeasures.tagHeight)
        drawExtensions(on: &page)
        let along = axis == .horizontal ? size.width : size.height
        let middle = point((span.start + span.end) / 2, position)
        let inLine = Rect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        // The number interrupts the line where some of the line is left on both sides of it.
        let fits = span.length >= along + RedlineMeasures.tick
        let sign: Double = position < edge ? -1 : 1
        let beside: [LabelLayout.Candidate] = [1.0, 2.0].map { step in
            let away: Points = axis == .horizontal ? Self.outward * step : (size.width / 2 + 4) * step
            return LabelLayout.Candidate(
                axis == .horizontal
                    ? inLine.offset(x: 0, y: away * sign) : inLine.offset(x: away * sign, y: 0))
        }
        let candidates = fits ? [LabelLayout.Candidate(inLine)] : beside
        let isTold = drawing.label(
            number, style, color: color, hasTag: false, at: candidates, untoldAs: "\(name) \(number)", on: &page)
        drawLine(interruptedBy: isTold && fits ? along : 0, on: &page)
        drawing.labels.block([point(span.start, position), point(span.end, position)])
        drawing.reach(max(point(span.start, position).y, point(span.end, position).y) + RedlineMeasures.tick / 2)
    }

    private func point(_ along: Points, _ across: Points) -> Point {
        axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    private func drawLine(interruptedBy gap: Points, on page: inout PageCanvas) {
        var path = Path()
        let middle: Points = (span.start + span.end) / 2
        let half: Points = gap / 2
        path.append(.line(from: point(span.start, position), to: point(middle - half, position)))
        path.append(.line(from: point(middle + half, position), to: point(span.end, position)))
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
