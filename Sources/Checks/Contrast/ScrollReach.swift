import Layout
import Scene
import Specs
import Values

/// How far the content of a scroll view can be moved from where it stands.
struct ScrollReach {
    /// The number of the scroll view among the frames of the mock-up.
    let owner: Int
    private let axis: Axis
    private let box: Rect
    /// Up or to the left, until its end shows.
    private let ahead: Points
    /// Down or to the right, until its start shows.
    private let back: Points

    /// - Parameter move: of what lies in the scroll view.
    init(of frame: Frame, numbered number: Int, along axis: Axis, seenAs move: PictureMove = .none) {
        owner = number
        self.axis = axis
        box = move.box(frame.content)
        let reaches = frame.children.map { child in
            let margin = child.node.margin?.value ?? .zero
            // Which side is leading does not matter: both margins count on both.
            let side = max(margin.leading, margin.trailing)
            let rect = move.box(
                child.rect.inset(
                    by: EdgeInsets(top: -margin.top, left: -side, bottom: -margin.bottom, right: -side)))
            return axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        }
        let (start, end) = axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
        ahead = max(0, (reaches.map(\.1).max() ?? end) - end)
        back = max(0, start - (reaches.map(\.0).min() ?? start))
    }

    /// How far the content is to be moved so that something of it shows at the start of the scroll view; nothing where
    /// it shows already.
    func distance(toShow rect: Rect) -> Point {
        let (low, high, start, end) = along(rect)
        if low >= start, high <= end { return .zero }
        // A little of what is before it may be a part of its ground's edge.
        let lead = max(0, min(Thresholds.scrollLead, (end - start) / 4, (end - start) - (high - low)))
        return point(min(max(start + lead - low, -ahead), back))
    }

    /// How far the content may be moved so that something of it shows in the room that others leave, the widest room
    /// first.
    func ways(of rect: Rect, beside covers: [Rect]) -> [Point] {
        let (low, high, start, end) = along(rect)
        let lane =
            axis == .horizontal
            ? Rect(x: start, y: rect.minY, width: end - start, height: rect.height)
            : Rect(x: rect.minX, y: start, width: rect.width, height: end - start)
        var taken = covers.compactMap { $0.intersection(lane) }.map { cover in
            axis == .horizontal ? (cover.minX, cover.maxX) : (cover.minY, cover.maxY)
        }
        taken.sort { $0.0 < $1.0 }
        var rooms: [(from: Points, to: Points)] = []
        var next = start
        for (from, to) in taken + [(end, end)] {
            // Where its start may stand, as far as it can be moved there.
            let room = (from: max(next, low - ahead), to: min(from - (high - low), low + back))
            if room.from <= room.to { rooms.append(room) }
            next = max(next, to)
        }
        return rooms.sorted { $0.to - $0.from > $1.to - $1.from }.prefix(Self.mostRooms)
            .map { point(($0.from + $0.to) / 2 - low) }
    }

    /// Whether the content can be moved at all.
    var canMove: Bool { ahead > 0.5 || back > 0.5 }

    /// How far the content is moved at the end and at the start of its range.
    var ends: [Point] { [point(-ahead), point(back)].filter { $0 != .zero } }

    /// How far the content must be moved so that something of it is behind a place, as far as it can be moved: middle
    /// on middle.
    func distance(from rect: Rect, to place: Rect) -> Point {
        let (low, high, _, _) = along(rect)
        let (from, to, _, _) = along(place)
        return point(min(max((from + to) / 2 - (low + high) / 2, -ahead), back))
    }

    private func along(_ rect: Rect) -> (low: Points, high: Points, start: Points, end: Points) {
        axis == .horizontal
            ? (rect.minX, rect.maxX, box.minX, box.maxX) : (rect.minY, rect.maxY, box.minY, box.maxY)
    }

    private func point(_ distance: Points) -> Point {
        axis == .horizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
    }

    private static var mostRooms: Int { 3 }

    /// Whether something of which a part is scrolled out of sight shows wholly elsewhere.
    func bringsIn(_ rect: Rect) -> Bool {
        let tolerance: Points = 0.5
        let (low, high, start, end) = along(rect)
        guard high - low <= end - start + tolerance else { return false }
        if low < start - tolerance { return start - low <= back + tolerance }
        return high > end + tolerance && high - end <= ahead + tolerance
    }

    /// Whether something inside can be scrolled out from below something that does not scroll with it.
    func frees(_ rect: Rect, from cover: Rect) -> Bool {
        let tolerance: Points = 0.5
        let (low, high, coverLow, coverHigh, start, end) =
            axis == .horizontal
            ? (rect.minX, rect.maxX, cover.minX, cover.maxX, box.minX, box.maxX)
            : (rect.minY, rect.maxY, cover.minY, cover.maxY, box.minY, box.maxY)
        let (forward, backward) = (high - coverLow, coverHigh - low)
        if forward <= ahead + tolerance, low - forward >= start - tolerance { return true }
        return backward <= back + tolerance && high + backward <= end + tolerance
    }
}
