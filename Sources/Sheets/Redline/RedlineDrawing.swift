import Canvas
import Values

/// The drawing of one picture with its redlines: marks on the page, and labels that do not overlap.
struct RedlineDrawing {
    let place: DrawingPlace
    /// Whether the background of the component is dark.
    let isDark: Bool
    var labels: LabelLayout
    /// The lowest point of the drawing.
    private(set) var bottom: Points
    /// The frame of the component, and of the component with its stage.
    private var component: Rect = .zero
    private var picture: Rect = .zero
    /// The texts of labels that did not fit.
    private(set) var unplaced: [String] = []

    init(_ place: DrawingPlace, bounds: Rect, isDark: Bool) {
        self.place = place
        self.isDark = isDark
        labels = LabelLayout(bounds: bounds)
        bottom = place.origin.y
    }

    mutating func reach(_ y: Points) { bottom = max(bottom, y) }

    /// Records a label that did not fit, once.
    mutating func recordUnplaced(_ words: String) {
        if !unplaced.contains(words) { unplaced.append(words) }
    }

    /// Draws the component, including its shadow.
    ///
    /// - Parameter stage: the background, if it is not the page.
    mutating func drawPicture(
        _ picture: PagePicture, _ homeIndicator: HomeIndicator?, on stage: Stage?, on page: inout PageCanvas
    ) {
        let rect = Rect(
            origin: place.origin,
            size: Size(
                width: picture.size.width * place.scale.factor, height: picture.size.height * place.scale.factor))
        stage?.placeBackground(on: &page)
        component = rect
        self.picture = stage?.rect ?? rect
        page.add(
            .picture(
                PlacedPicture(
                    picture: picture, origin: place.origin, scale: place.scale.factor,
                    clip: stage.map { Stage.outline($0.rect) } ?? .rect(rect.inset(by: -Self.shadow)),
                    background: stage?.background)))
        homeIndicator?.place(on: &page, in: rect, scale: place.scale.factor)
        reach(self.picture.maxY)
    }

    /// Whether a label covers no edge of the component or its stage.
    func isOnOneSide(_ label: Rect) -> Bool {
        [component, picture].allSatisfy { $0.contains(label) || $0.intersection(label) == nil }
    }

    /// The extent of a shadow on the page.
    private static let shadow: Points = 24

    /// Draws a text at the first free candidate, with its leader.
    ///
    /// - Parameter hasTag: whether to draw a white tag behind it, for a text on the drawing.
    /// - Returns: its frame, or nil if it did not fit and was added to ``unplaced``.
    @discardableResult
    mutating func label(
        _ text: String, _ style: PageStyle, color lineColor: RGBA, hasTag: Bool, at candidates: [LabelLayout.Candidate],
        fallback words: String, on page: inout PageCanvas
    ) -> Rect? {
        guard let place = labels.place(candidates, isOnEdge: hasTag) else {
            recordUnplaced(words)
            return nil
        }
        drawLeader(place.leader, lineColor, on: &page)
        let rect = place.rect
        // On a dark stage text is light, because a white box would be too prominent.
        let isLight = isDark && !hasTag && picture.contains(rect)
        let style = isLight ? style.colored(Self.onDark(PageColors.ink3)) : style
        if !isLight, hasTag && place.leader.isEmpty || picture.intersection(rect) != nil {
            let radius = RedlineMeasures.tagRadius
            // Text has no padding of its own, unlike numbers.
            let around =
                hasTag
                ? rect
                : rect.inset(by: EdgeInsets(left: -RedlineMeasures.tagPadding, right: -RedlineMeasures.tagPadding))
            let tag = Path.roundedRect(around, radii: [radius, radius, radius, radius], style: .circular)
            page.add(.fill(tag, .white.opacity(0.94)))
        }
        page.line(
            text, style, x: rect.midX - page.text.width(text, style) / 2,
            baseline: (rect.midY + style.capMiddle).rounded(toPixelsAt: 2))
        reach(rect.maxY)
        return rect
    }

    /// Draws a line with a dot at its start.
    func drawLeader(_ leader: [Point], _ color: RGBA, on page: inout PageCanvas) {
        guard let first = leader.first, leader.count > 1 else { return }
        var path = Path()
        path.move(to: first)
        for point in leader.dropFirst() { path.line(to: point) }
        // The halo has the color of the background, because a contrasting one would look like additional lines.
        let halo = PageMark.stroke(
            path, (isDark ? RGBA.black : .white).opacity(RedlineMeasures.haloOpacity),
            width: RedlineMeasures.line + RedlineMeasures.halo)
        page.add(isDark ? .clipped(.rect(picture), [halo]) : halo)
        let color = isDark ? Self.onDark(color) : color
        page.add(.stroke(path, color, width: RedlineMeasures.line))
        let dot = RedlineMeasures.leaderDot
        page.dot(diameter: dot, color: color, x: first.x - dot / 2, middle: first.y)
    }

    /// Returns a color that is visible on a dark stage and on the page, for lines between them.
    private static func onDark(_ color: RGBA) -> RGBA {
        if color == PageColors.ink3 { return lightGray }
        return RedlineKind.allCases.first { $0.color == color }?.colorOnDark ?? color
    }

    private static let lightGray: RGBA = .bytes(0x9A, 0xA1, 0xAB)

    /// Draws a band with its tint, clipped to the outlines of the component and of the box that it belongs to.
    func drawBand(
        _ rect: Rect, _ kind: RedlineKind, isOnDark: Bool, clips: [Path], on page: inout PageCanvas
    ) {
        let marks: [PageMark] =
            isDark || isOnDark
            ? [.fill(.rect(rect), kind.colorOnDark.opacity(RedlineMeasures.bandOpacityOnDark))]
            : [
                .fill(.rect(rect), .white.opacity(RedlineMeasures.bandBackground)),
                .fill(.rect(rect), kind.color.opacity(RedlineMeasures.bandOpacity)),
            ]
        for mark in clips.reversed().reduce(marks, { [.clipped($1, $0)] }) { page.add(mark) }
    }

    /// Draws a hit area: a tint with a dashed outline.
    func drawHitArea(_ rect: Rect, inset: Points = 0, on page: inout PageCanvas) {
        let rect = rect.inset(by: inset)
        let path = Path.rect(rect)
        page.add(.fill(path, color(.hitArea).opacity(RedlineMeasures.hitOpacity)))
        page.add(.dashes(path, color(.hitArea), width: RedlineMeasures.line, RedlineMeasures.dash))
    }

    /// Returns the color of marks on the component.
    func color(_ kind: RedlineKind) -> RGBA { isDark ? kind.colorOnDark : kind.color }
}
