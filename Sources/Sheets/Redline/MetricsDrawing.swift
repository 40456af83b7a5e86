import Canvas
import Specs
import Values

/// A component with its frame, dimensions, paddings, gaps, radii and notes, and its hit area if it has only one.
struct MetricsDrawing {
    var anatomy: Anatomy
    var picture: PagePicture
    /// The background of translucent parts, if it is not the page.
    var background: RGBA?
    /// Whether the background of the component is dark.
    var isDark = false
    var homeIndicator: HomeIndicator?
    var hitArea: Rect?
    var scale: DrawingScale
    /// Whether notes are right of the drawing instead of below it.
    var hasSideNotes: Bool

    /// The maximum vertical extent of a leader.
    private static let longestDrop: Points = 160

    /// The room above and left of the picture.
    var lanes: (above: Points, left: Points) {
        let above: Points = RedlineMeasures.lane * (anatomy.columns.isEmpty ? 1 : 2) + 16
        let left: Points = RedlineMeasures.lane * (anatomy.rows.isEmpty || isTotalRight ? 1 : 2) + 24
        return (above: above, left: left + stageLane)
    }

    private var stageLane: Points { background == nil ? 0 : RedlineMeasures.stageLane }

    /// Whether the total height is on the right, because the parts take the left side and the right side is free.
    private var isTotalRight: Bool { !anatomy.rows.isEmpty && hitArea == nil && !hasSideNotes }

    /// - Parameters:
    ///   - origin: the origin of the picture.
    ///   - bounds: the bounds of the labels.
    func place(on page: inout PageCanvas, origin: Point, bounds: Rect) -> RedlineDrawing {
        var drawing = RedlineDrawing(DrawingPlace(origin: origin, scale: scale), bounds: bounds, isDark: isDark)
        let place = drawing.place
        let frame = place.rect(anatomy.frame)
        let hit = hitArea.map(place.rect)
        let envelope = hit.map { $0.union(frame) } ?? frame
        // Draw below a component on the page, where it shows through. A stage would cover it.
        if let hit, background == nil { drawing.drawHitArea(hit, on: &page) }
        drawing.drawPicture(
            picture, homeIndicator, on: stage(around: envelope.union(place.rect(anatomy.reach))), on: &page)
        if let hit, background != nil { drawing.drawHitArea(hit, on: &page) }
        drawAreas(frame, drawing, on: &page)
        for ink in anatomy.inks { drawing.labels.keepReadable(place.rect(ink)) }
        for solid in anatomy.solids { drawing.labels.goAround(place.rect(solid)) }

        drawing.labels.keepOffEdges(of: frame)
        // Areas with an outline of their own.
        let parts = (anatomy.parts + anatomy.insides).map(place.rect)
        for part in parts { drawing.labels.keepOffEdges(of: part) }
        let outer = placeDimensions(frame: frame, hit: hit, envelope: envelope, in: &drawing, on: &page)
        for corner in anatomy.corners { drawArc(corner, drawing, on: &page) }
        var figures = FigureLabels(anatomy, at: place)
        figures.place(in: &drawing, on: &page)
        let places = LeaderPlaces(around: outer)
        var waiting = figures.waiting
        waiting += figures.notes.map { RedlineLabel(note: $0, leavesRight: hasSideNotes, at: place, text: page.text) }
        // From top to bottom, or from right to left, so that leaders do not block each other.
        waiting.sort { hasSideNotes ? $0.side.y < $1.side.y : $0.foot.x > $1.foot.x }
        for label in waiting {
            var right = places.right(of: label.side, label.size)
            if let rect = label.around { right += places.right(around: rect, label.size) }
            let below = ([label.foot] + label.otherFeet).flatMap {
                places.below($0, label.size, slant: label.slant)
            }
            let beside = label.beside.filter { beside in
                drawing.isOnOneSide(beside.rect)
                    && parts.allSatisfy { $0.contains(beside.rect) || $0.intersection(beside.rect) == nil }
            }
            let all = (hasSideNotes ? right + below : below + right) + beside
            // A line from one end of the drawing to the other would be hard to follow.
            label.place(all.filter { $0.drop <= Self.longestDrop }, in: &drawing, isLast: true, on: &page)
        }
        return drawing
    }

    /// Returns the stage. A sheet is at its lower edge.
    private func stage(around rect: Rect) -> Stage? {
        let margin: Points = -RedlineMeasures.stageMargin
        let margins = EdgeInsets(
            top: margin, left: margin, bottom: anatomy.isSquareBelow ? 0 : margin, right: margin)
        var stage = background.map { Stage(rect: rect.inset(by: margins), color: $0) }
        stage?.isSquareBelow = anatomy.isSquareBelow
        return stage
    }

    /// Draws bands, the boxes inside them, and outlines.
    private func drawAreas(_ frame: Rect, _ drawing: RedlineDrawing, on page: inout PageCanvas) {
        let place = drawing.place
        let radius = place.radius(anatomy.frameRadius, of: anatomy.frame)
        let below: Points = anatomy.isSquareBelow ? 0 : radius
        let outline = Path.roundedRect(frame, radii: [radius, radius, below, below], style: .continuous)
        for band in anatomy.bands {
            let box = band.box.map { box -> Path in
                let radius = place.radius(box.radius, of: box.rect)
                return .roundedRect(
                    place.rect(box.rect), radii: [radius, radius, radius, radius], style: .continuous)
            }
            drawing.drawBand(
                place.rect(band.rect), band.kind, isOnDark: band.isOnDark, clips: [outline, box].compactMap { $0 },
                on: &page)
        }
        for inside in anatomy.insides {
            page.add(
                .dashes(.rect(place.rect(inside)), drawing.color(.padding), width: 0.75, RedlineMeasures.innerDash))
        }
        // A frame would cover smaller parts completely.
        for part in anatomy.parts.map(place.rect) where part.size.shorterSide >= RedlineMeasures.minimumFrame {
            page.add(.dashes(.rect(part), drawing.color(.frame), width: 0.75, RedlineMeasures.innerDash))
        }
        page.add(.stroke(outline, drawing.color(.frame), width: RedlineMeasures.line))
    }

    private func drawArc(_ corner: Anatomy.Corner, _ drawing: RedlineDrawing, on page: inout PageCanvas) {
        let place = drawing.place
        let rect = place.rect(corner.rect)
        let radius = place.radius(corner.radius, of: corner.rect)
        let top: Points = corner.isUpper ? rect.minY - 4 : rect.maxY - radius
        let clip = Rect(x: rect.maxX - radius, y: top, width: radius + 4, height: radius + 4)
        let below: Points = corner.isUpper ? 0 : radius
        let outline = Path.roundedRect(rect, radii: [radius, radius, below, below], style: corner.style)
        let halo = PageMark.stroke(
            outline, .white.opacity(RedlineMeasures.haloOpacity), width: RedlineMeasures.arc + RedlineMeasures.halo)
        let arc = PageMark.stroke(outline, drawing.color(.radius), width: RedlineMeasures.arc)
        page.add(.clipped(.rect(clip), isDark ? [arc] : [halo, arc]))
    }

    /// Returns the room for numbers that must be next to their line, before the next line.
    private func widestBeside(_ place: DrawingPlace, _ measuring: PageText) -> Points {
        let short = anatomy.rows.filter {
            place.length($0.length) < RedlineMeasures.tagHeight + RedlineMeasures.tick
        }
        let widths = short.map { measuring.width($0.length.redline, .number) + RedlineMeasures.tagPadding * 2 }
        return (widths.max() ?? 0) + RedlineMeasures.tick
    }

    /// Places the dimension lines. Returns the frame of the drawing including them.
    private func placeDimensions(
        frame: Rect, hit: Rect?, envelope: Rect, in drawing: inout RedlineDrawing, on page: inout PageCanvas
    ) -> Rect {
        let place = drawing.place
        var outer = envelope
        var lines: [DimensionLine] = []
        let lane = RedlineMeasures.lane
        func line(_ axis: Axis, _ span: Anatomy.Span, at position: Points, _ length: Points, _ name: String) {
            let edge = axis == .horizontal ? envelope.minY : position < envelope.midX ? envelope.minX : envelope.maxX
            lines.append(
                DimensionLine(
                    axis: axis, span: span, position: position, edge: edge, number: length.redline, name: name))
        }
        var top: Points = envelope.minY - lane
        for span in anatomy.columns {
            let onPage = Anatomy.Span(place.x(span.start), place.x(span.end))
            line(.horizontal, onPage, at: top, span.length, "width %")
        }
        if !anatomy.columns.isEmpty { top = top - lane }
        if anatomy.shownAxes.contains(.horizontal) {
            line(.horizontal, Anatomy.Span(frame.minX, frame.maxX), at: top, anatomy.frame.width, "width %")
        }

        var left: Points = envelope.minX - lane - stageLane
        for span in anatomy.rows {
            let onPage = Anatomy.Span(place.y(span.start), place.y(span.end))
            line(.vertical, onPage, at: left, span.length, "height %")
        }
        let isTotalRight = isTotalRight
        let showsHeight = anatomy.shownAxes.contains(.vertical)
        if !anatomy.rows.isEmpty, !isTotalRight { left = left - max(lane, widestBeside(place, page.text)) }
        let total: Points = isTotalRight ? envelope.maxX + lane + stageLane : left
        if showsHeight {
            line(.vertical, Anatomy.Span(frame.minY, frame.maxY), at: total, anatomy.frame.height, "height %")
        }
        if isTotalRight, showsHeight { outer = outer.union(Rect(x: total, y: frame.minY, width: 16, height: 0)) }
        if let hit, let hitArea {
            let right: Points = envelope.maxX + lane + stageLane
            lines.append(
                DimensionLine(
                    axis: .vertical, span: Anatomy.Span(hit.minY, hit.maxY), position: right, edge: envelope.maxX,
                    number: hitArea.height.redline, color: PageColors.hitArea, name: "hit height %",
                    isCrossable: hasSideNotes))
            outer = outer.union(Rect(x: right, y: frame.minY, width: 16, height: 0))
            if abs((hitArea.width - anatomy.frame.width).value) > 0.05 {
                let below: Points = envelope.maxY + lane
                lines.append(
                    DimensionLine(
                        axis: .horizontal, span: Anatomy.Span(hit.minX, hit.maxX), position: below,
                        edge: envelope.maxY, number: hitArea.width.redline, color: PageColors.hitArea,
                        name: "hit width %"))
                outer = outer.union(Rect(x: frame.minX, y: below, width: 0, height: 8))
            }
        }
        // The longest first, because numbers of short lines must not be on them.
        for line in lines where !line.isCrossable { drawing.labels.block(line.ends) }
        for line in lines.sorted(by: { $0.span.length > $1.span.length }) { line.place(in: &drawing, on: &page) }
        return outer
    }
}
