import Specs
import Values

/// A number or a note, with its candidate places.
struct RedlineLabel {
    var text: String
    var style: PageStyle
    var lineColor: RGBA
    var hasTag: Bool
    /// The size including the padding around the text.
    var size: Size
    /// The starts of a leader to the right, and of one that goes down.
    var side: Point
    var foot: Point
    /// Other starts of a leader that goes down.
    var otherFeet: [Point] = []
    /// The area above or below which a leader may start.
    var around: Rect?
    /// The horizontal offset of a leader that goes down.
    var slant: Points = 0
    /// Candidates without a leader.
    var near: [LabelLayout.Candidate] = []
    /// Candidates next to the measured place, with a short leader.
    var beside: [LabelLayout.Candidate] = []
    /// The text to use if the label does not fit.
    var words: String

    /// The minimum height of a band that contains its number.
    private static let minimumBand: Points = 8
    /// The largest ratio of width to height of what may be round.
    private static let roundish = 1.5
    /// How much wider than its band a number may be.
    private static let overhang: Points = 5

    /// - Parameter others: other measured areas, where a number would be misread.
    init(band: Anatomy.Band, at place: DrawingPlace, others: [Rect] = [], text measuring: PageText) {
        text = band.value.redline
        style = PageStyle.number.colored(band.kind.color)
        (lineColor, hasTag) = (band.kind.color, true)
        words = "\(band.kind.rawValue.lowercased()) \(text)"
        let rect = place.rect(band.rect)
        side = Point(x: rect.maxX, y: rect.midY)
        foot = Point(x: rect.midX, y: rect.maxY)
        let width = measuring.width(text, style) + RedlineMeasures.tagPadding * 2
        size = Size(width: width, height: RedlineMeasures.tagHeight)
        let beside = RedlineMeasures.beside - RedlineMeasures.tagPadding
        let (middleX, middleY): (Points, Points) = (rect.midX - width / 2, rect.midY - size.height / 2)
        // A narrow band has a narrow tag.
        let narrow: Points = width - RedlineMeasures.tagPadding * 2 + 2
        let isThick = band.axis == .vertical ? rect.height >= Self.minimumBand : rect.width >= narrow - Self.overhang
        func at(_ x: Points, _ y: Points) -> LabelLayout.Candidate {
            LabelLayout.Candidate(Rect(x: x, y: y, width: size.width, height: size.height))
        }
        if isThick {
            let width = band.axis == .horizontal ? min(width, max(rect.width, narrow)) : width
            let middleX: Points = rect.midX - width / 2
            // A thin band has a thin tag.
            let height = band.axis == .vertical ? min(size.height, max(rect.height, 12)) : size.height
            let middleY: Points = rect.midY - height / 2
            func at(_ x: Points, _ y: Points) -> LabelLayout.Candidate {
                LabelLayout.Candidate(Rect(x: x, y: y, width: width, height: height))
            }
            // Along the band: in the middle, or where it is free.
            let reach: Points = band.axis == .vertical ? rect.width / 2 - width : rect.height / 2 - size.height
            let steps: [Double] = reach > 0 ? [0, 0.5, -0.5, 0.9, -0.9] : [0]
            near = steps.map { step in
                band.axis == .vertical ? at(middleX + reach * step, middleY) : at(middleX, middleY + reach * step)
            }
        }
        let outside =
            band.axis == .vertical
            ? [at(rect.maxX + beside, middleY), at(rect.minX - beside - width, middleY)]
            : [at(middleX, rect.minY - size.height - 1), at(middleX, rect.maxY + 1)]
        near += outside.filter { candidate in others.allSatisfy { $0.intersection(candidate.rect) == nil } }
    }

    /// - Parameters:
    ///   - isInner: whether the corner is inside the component, where a number can be next to it.
    ///   - others: other measured areas, which the number should avoid.
    init(
        corner: Anatomy.Corner, isInner: Bool, at place: DrawingPlace, others: [Rect] = [], text measuring: PageText
    ) {
        text = corner.words
        style = PageStyle.number.colored(PageColors.radius)
        (lineColor, hasTag) = (PageColors.radius, true)
        words = SheetWords["radius %", text]
        let rect = place.rect(corner.rect)
        // The middle of the arc: 1 - √½ of the radius from both sides.
        let inset: Points = place.length(corner.radius) * 0.2929
        side = Point(x: rect.maxX - inset, y: corner.isUpper ? rect.minY + inset : rect.maxY - inset)
        foot = side
        slant = 16
        size = Size(width: measuring.width(text, style), height: style.leading)
        if isInner, !corner.isUpper {
            // At the corner, outside of it or below.
            let width: Points = size.width + RedlineMeasures.tagPadding * 2
            let height = RedlineMeasures.tagHeight
            near = [
                Point(x: rect.maxX + 2, y: rect.maxY - height + 2), Point(x: rect.maxX - width / 2, y: rect.maxY + 2),
                Point(x: rect.maxX + 2, y: rect.maxY + 1), Point(x: rect.maxX - width, y: rect.maxY + 2),
            ].map { LabelLayout.Candidate(Rect(x: $0.x, y: $0.y, width: width, height: height)) }
            let isFree = { (place: LabelLayout.Candidate) in others.allSatisfy { $0.intersection(place.rect) == nil } }
            near = near.filter(isFree) + near.filter { !isFree($0) }
        }
    }

    /// - Parameter leavesRight: whether its leader goes to the right instead of down. Among several equal parts it
    ///   starts at
    ///   the one nearest to the label, so that it does not cross the others.
    init(note: Anatomy.Note, leavesRight: Bool, at place: DrawingPlace, text measuring: PageText) {
        text = note.words
        style = PageStyle.caption.colored(PageColors.ink2)
        (lineColor, hasTag) = (PageColors.ink3, false)
        words = text
        let nearest = note.others.reduce(note.rect) { best, other in
            let step = leavesRight ? other.maxX - best.maxX : other.maxY - best.maxY
            return step > 1 ? other : best
        }
        let rect = place.rect(nearest)
        let outside = note.isInk ? rect.inset(by: -RedlineMeasures.dotDistance) : rect
        around = outside
        side = Point(x: outside.maxX, y: rect.midY)
        // A symbol or a circle may have nothing at its lower corners.
        let isRoundish = rect.width <= rect.height * Self.roundish
        let first: Points = isRoundish ? rect.midX : rect.minX + min(16, rect.width / 4)
        foot = Point(x: first, y: outside.maxY)
        otherFeet = [rect.midX, rect.maxX - 4, rect.minX + 4].map { Point(x: $0, y: outside.maxY) }
        size = Size(width: measuring.width(text, style), height: style.leading)
        let start: Points = rect.maxX + (note.isInk ? RedlineMeasures.dotDistance : 2)
        let end: Points = rect.maxX + RedlineMeasures.leaderLevel
        beside = [0.0, 1, -1].map { step in
            let y: Points = rect.midY + RedlineMeasures.labelPitch * (step / 2)
            return LabelLayout.Candidate(
                Rect(
                    x: end + RedlineMeasures.leaderGap, y: y - size.height / 2, width: size.width, height: size.height),
                leader: [Point(x: start, y: rect.midY), Point(x: end, y: y)])
        }
    }

    /// Returns whether there was room. If not, and this is the last attempt, the drawing records the text.
    @discardableResult
    func place(
        _ candidates: [LabelLayout.Candidate], in drawing: inout RedlineDrawing, isLast: Bool,
        on page: inout PageCanvas
    ) -> Bool {
        if !isLast, !drawing.labels.hasRoom(for: candidates) { return false }
        return drawing.label(
            text, style, color: lineColor, hasTag: hasTag, at: candidates, fallback: words, on: &page) != nil
    }
}
