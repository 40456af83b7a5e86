import Canvas
import Specs
import Values

/// A component with its hit areas, VoiceOver order, contrasts and findings.
struct OrderDrawing {
    var picture: PagePicture
    var background: RGBA?
    var isDark = false
    var isSheet = false
    var homeIndicator: HomeIndicator?
    /// The component including everything drawn beyond it.
    var reach: Rect?
    /// The corner radius of the display, for a screen. It is outlined because a white one has no visible edge.
    var screenRadius: Points?
    var stops: [ReadingStop]
    /// The hit areas of controls inside other controls, which VoiceOver skips.
    var nested: [Rect] = []
    /// Whether to show hit areas and the order, in addition to contrasts.
    var showsOrder: Bool
    var contrasts: [MeasuredContrast]
    /// The areas that dots and pills avoid.
    var inks: [Rect]
    /// The areas that leaders go around.
    var solids: [Rect]
    var rings: [FindingRing]
    var scale: DrawingScale

    /// The gap between two adjacent hit areas.
    private static let inset: Points = 1
    /// The distance of a dot from the corner of its area.
    private static let dotInset: Points = 2

    /// The maximum share of a letter that a dot with its rim may cover.
    private static let hiddenShare = 0.08

    /// Whether all stops are side by side.
    static func isRow(_ stops: [ReadingStop]) -> Bool {
        guard stops.count > 1 else { return true }
        let top = stops.map(\.area.minY).max() ?? 0
        let bottom = stops.map(\.area.maxY).min() ?? 0
        return top < bottom
    }

    func place(on page: inout PageCanvas, origin: Point, bounds: Rect) -> RedlineDrawing {
        var drawing = RedlineDrawing(DrawingPlace(origin: origin, scale: scale), bounds: bounds, isDark: isDark)
        let place = drawing.place
        let whole = place.rect(Rect(origin: .zero, size: picture.size))
        drawing.drawPicture(picture, homeIndicator, on: stage(around: whole, place), on: &page)
        if let radius = screenRadius.map(place.length) {
            let edge = Path.roundedRect(whole, radii: [radius, radius, radius, radius], style: .continuous)
            page.add(.stroke(edge, PageColors.axis, width: PageGrid.hairline))
        }
        for ink in contrasts.map(\.ink) + inks { drawing.labels.keepReadable(place.rect(ink)) }
        for solid in solids { drawing.labels.goAround(place.rect(solid)) }
        for area in showsOrder ? stops.map(\.shown) + nested : [] {
            drawing.labels.keepOffEdges(of: place.rect(area).inset(by: Self.inset))
        }
        for stop in stops where showsOrder && stop.isControl {
            drawing.drawHitArea(place.rect(stop.shown), inset: Self.inset, on: &page)
        }
        for area in nested where showsOrder { drawing.drawHitArea(place.rect(area), inset: Self.inset, on: &page) }
        for stop in stops where showsOrder && !stop.isControl {
            page.add(
                .dashes(
                    .rect(place.rect(stop.shown).inset(by: Self.inset)), PageColors.ink3, width: 0.75,
                    RedlineMeasures.innerDash))
        }
        let outer = placeHitDimensions(whole, in: &drawing, on: &page)
        if showsOrder { placeDots(around: outer, in: &drawing, on: &page) }
        placePills(around: outer, in: &drawing, on: &page)
        FindingRings(
            rings: rings, origin: origin, scale: scale.factor,
            stage: Stage(rect: whole.inset(by: -RedlineMeasures.dot), color: .white), isDark: false
        ).place(on: &page)
        return drawing
    }

    /// Returns the stage, which includes hit areas beyond the component. A sheet is at its lower edge.
    private func stage(around whole: Rect, _ place: DrawingPlace) -> Stage? {
        guard let background else { return nil }
        let areas = showsOrder ? stops.filter(\.isControl).map { place.rect($0.shown) } : []
        let margin: Points = -RedlineMeasures.stageMargin
        let margins = EdgeInsets(top: margin, left: margin, bottom: isSheet ? 0 : margin, right: margin)
        let reach = self.reach.map { whole.union(place.rect($0)) } ?? whole
        var stage = Stage(rect: areas.reduce(reach) { $0.union($1) }.inset(by: margins), color: background)
        stage.isSquareBelow = isSheet
        return stage
    }

    /// Places the heights of controls right of the drawing, each size once.
    private func placeHitDimensions(
        _ whole: Rect, in drawing: inout RedlineDrawing, on page: inout PageCanvas
    ) -> Rect {
        var sizes: [String] = []
        var lanes: [[Anatomy.Span]] = []
        let stageLane: Points = background == nil ? 0 : RedlineMeasures.stageLane
        // From the right, so that the nearest of equal ones is labeled.
        let controls = stops.filter { $0.isControl && $0.shown == $0.area }.map(\.area) + nested
        for control in (showsOrder ? controls : []).sorted(by: { $0.maxX > $1.maxX }) {
            let size = control.height.redline
            guard !sizes.contains(size) else { continue }
            sizes.append(size)
            let area = drawing.place.rect(control)
            let span = Anatomy.Span(area.minY, area.maxY)
            let free = lanes.firstIndex { lane in
                lane.allSatisfy {
                    $0.end + RedlineMeasures.tick < span.start || span.end + RedlineMeasures.tick < $0.start
                }
            }
            let lane = free ?? lanes.count
            if lane == lanes.count { lanes.append([]) }
            lanes[lane].append(span)
            DimensionLine(
                axis: .vertical, span: span, position: whole.maxX + stageLane + RedlineMeasures.lane * Double(lane + 1),
                edge: area.maxX, number: size, color: PageColors.hitArea, name: "hit height %"
            ).place(in: &drawing, on: &page)
        }
        let width: Points = lanes.isEmpty ? 0 : RedlineMeasures.lane * Double(lanes.count) + 12 + stageLane
        return Rect(x: whole.minX, y: whole.minY, width: whole.width + width, height: whole.height)
    }

    /// - Parameter outer: the drawing including the dimensions next to it.
    private func placeDots(around outer: Rect, in drawing: inout RedlineDrawing, on page: inout PageCanvas) {
        for stop in stops {
            let dot = OrderDot(number: stop.number)
            let size = Size(width: dot.width(page.text), height: RedlineMeasures.dot)
            let area = drawing.place.rect(stop.shown)
            let others = stops.filter { $0 != stop }.map { drawing.place.rect($0.shown) }
            let places = Self.dotPlaces(size, in: area, within: outer, others: others)
            // Prefer places whose white rim covers no letter.
            let clear = places.filter { place in
                let rim: Points = (place.width - size.width) / 2 - RedlineMeasures.halo
                return drawing.labels.hiddenShare(below: place.inset(by: rim)) <= Self.hiddenShare
            }
            // Use the corner if no place is free.
            var free = Rect(origin: Point(x: area.minX - size.width / 2, y: area.minY - size.height / 2), size: size)
            if let place = drawing.labels.place((clear + places).map { LabelLayout.Candidate($0) }) {
                free = place.rect
            } else {
                // It is not at a free place, but leaders must still avoid it.
                drawing.labels.block(free)
            }
            dot.place(on: &page, center: Point(x: free.midX, y: free.midY))
        }
    }

    /// Returns candidates for a dot: the top leading corner of its area, other places inside, next to the area away
    /// from
    /// other elements, on its top edge or corner, and finally above, after or below it.
    private static func dotPlaces(_ size: Size, in area: Rect, within outer: Rect, others: [Rect]) -> [Rect] {
        let inset: Points = Self.inset + dotInset + RedlineMeasures.halo
        let away: Points = RedlineMeasures.halo * 2
        func at(_ x: Points, _ y: Points) -> Rect { Rect(origin: Point(x: x, y: y), size: size) }
        let (left, right) = (area.minX + inset, area.maxX - inset - size.width)
        let (top, bottom) = (area.minY + inset, area.maxY - inset - size.height)
        let middle: Points = area.midY - size.height / 2
        let inside = [at(left, top), at(right, top), at(left, bottom), at(right, bottom), at(right, middle)]
        let steps = (1..<6).map { at(left + (size.width + 4) * Double($0), top) }
        let beside = [at(area.minX - size.width - away, middle), at(area.minX - size.width - away, area.minY)]
        // Less expected places.
        let around = [
            at(area.midX - size.width / 2, area.minY - size.height - away), at(area.maxX + away, middle),
            at(area.midX - size.width / 2, area.maxY + away),
        ]
        let edges = [
            at(area.midX - size.width / 2, area.minY - size.height / 2),
            at(area.midX - size.width / 2, area.maxY - size.height / 2),
            at(area.minX - size.width / 2, area.minY - size.height / 2),
        ]
        // On the edge instead of across it.
        let onTop = at(area.midX - size.width / 2, area.minY - size.height + dotInset)
        // Only the corner of a symbol's frame is below the dot, where little is drawn.
        let corner = at(area.minX, area.minY).inset(by: RedlineMeasures.halo)
        let own = (inside + steps).filter { area.contains($0, tolerance: 0.5) }
        func isClear(_ place: Rect) -> Bool { others.allSatisfy { $0.intersection(place) == nil } }
        let clear = beside.filter(isClear)
        // Place the dot of a barely visible element next to the drawing.
        let isLow = area.height < size.height / 2
        let sides = [at(outer.minX - size.width - away, middle), at(outer.maxX + away, middle)]
        let outside = isLow ? area.midX <= outer.midX ? sides : sides.reversed() : []
        let first: [Rect] = outside + own.prefix(1) + [corner] + clear.prefix(1)
        let second: [Rect] = own.dropFirst() + clear.dropFirst() + edges
        return first + second + around.filter(isClear) + [onTop]
    }

    private func placePills(around outer: Rect, in drawing: inout RedlineDrawing, on page: inout PageCanvas) {
        let isRow = Self.isRow(stops)
        let grouped = groups
        let labeled =
            isRow && fitsBelow(grouped, drawing.place, page.text) ? grouped : MeasuredContrast.merged(contrasts)
        for contrast in labeled.sorted(by: { $0.ink.minY < $1.ink.minY }) {
            // Label the ink that is nearest to free room.
            let others = contrast.others.prefix(Self.maximumOthers)
            let inks = ([contrast.target] + others).map(drawing.place.rect)
            let feet = ([contrast.foot] + others).map(drawing.place.rect)
            let size = contrast.pill.size(page.text)
            var candidates = zip(inks, feet).flatMap { ink, foot in
                let foot = Point(x: foot.midX, y: foot.maxY)
                return pillPlaces(size, at: ink, on: foot, around: outer, isRow: isRow)
            }
            if !isRow { candidates.sort { $0.length + $0.drop < $1.length + $1.drop } }
            // Prefer a place next to the ink to one with a leader across other elements.
            let near = inks.flatMap { Self.places(size, beside: $0) }.filter { drawing.isOnOneSide($0.rect) }
            let place =
                drawing.labels.place(candidates, goesAround: true) ?? drawing.labels.place(near)
                ?? drawing.labels.place(candidates)
            guard let free = place else {
                drawing.recordUnplaced(SheetWords["contrast %:1", DecimalText.floored(contrast.pill.ratio, places: 2)])
                continue
            }
            drawing.drawLeader(free.leader, PageColors.ink3, on: &page)
            contrast.pill.place(on: &page, origin: free.rect.origin)
            drawing.reach(free.rect.maxY)
        }
    }

    private static let maximumOthers = 5

    private static func places(_ size: Size, beside ink: Rect) -> [LabelLayout.Candidate] {
        let away = RedlineMeasures.beside
        let middle: Points = ink.midY - size.height / 2
        return [
            Point(x: ink.maxX + away, y: middle), Point(x: ink.minX - away - size.width, y: middle),
            Point(x: ink.minX, y: ink.maxY + away), Point(x: ink.minX, y: ink.minY - away - size.height),
        ].map { LabelLayout.Candidate(Rect(origin: $0, size: size)) }
    }

    private func pillPlaces(
        _ size: Size, at ink: Rect, on foot: Point, around outer: Rect, isRow: Bool
    ) -> [LabelLayout.Candidate] {
        let places = LeaderPlaces(around: outer)
        let foot = Point(x: foot.x, y: foot.y + RedlineMeasures.dotDistance)
        let ink = ink.inset(by: -RedlineMeasures.dotDistance)
        let below = Point(x: foot.x, y: outer.maxY + RedlineMeasures.pillDrop)
        let centered = LabelLayout.Candidate(
            Rect(x: foot.x - size.width / 2, y: below.y, width: size.width, height: size.height), leader: [foot, below])
        let left = places.left(of: Point(x: ink.minX, y: ink.midY), size) + places.left(around: ink, size)
        let right = places.right(of: Point(x: ink.maxX, y: ink.midY), size) + places.right(around: ink, size)
        let down = places.below(foot, size)
        let sides = ink.midX < outer.midX ? left + right : right + left
        return isRow ? [centered] + down + sides : sides + down
    }

    /// One contrast per element, at its lowest ink, if all its parts have the same; otherwise all of them.
    private var groups: [MeasuredContrast] {
        let groups = stops.map { stop in
            MeasuredContrast.merged(contrasts.filter { stop.area.contains($0.ink, tolerance: 1) })
        }
        guard stops.count > 1, groups.allSatisfy({ $0.count <= 1 }),
            groups.joined().reduce(0, { $0 + $1.pill.count }) == contrasts.count
        else { return contrasts }
        return zip(stops, groups).compactMap { stop, group in
            guard var first = group.first else { return nil }
            let inks = contrasts.map(\.ink).filter { stop.area.contains($0, tolerance: 1) }
            first.ink = inks.max { $0.maxY < $1.maxY } ?? first.ink
            first.pill.count = 1
            return first
        }
    }

    /// Whether the pills of all contrasts of a row fit below it.
    private func fitsBelow(
        _ contrasts: [MeasuredContrast], _ place: DrawingPlace, _ measuring: PageText
    ) -> Bool {
        let spans = contrasts.map { contrast -> Anatomy.Span in
            let middle = place.x(contrast.ink.midX)
            let half: Points = contrast.pill.width(measuring) / 2 + 4
            return Anatomy.Span(middle - half, middle + half)
        }.sorted { $0.start < $1.start }
        return zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start }
    }
}
