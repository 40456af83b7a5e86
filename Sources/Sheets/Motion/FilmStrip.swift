import Canvas
import Specs
import Values

/// One form of an animation at seven times, or at three.
struct FilmStrip {
    var row: MotionSheet.Row
    var subject: MotionSheet.Subject
    var scale: DrawingScale
    var isBrief = false

    /// The width of one of seven frames, and the gap between frames.
    static let width: Points = 150
    private static let gap: Points = 17
    /// The width and gap of the frames of a brief story.
    private static let wide = PageGrid.span(4)
    private static let wideGap = PageGrid.gap
    /// The margin between a frame's edge and its content.
    private static let margin: Points = 14
    private static let minimum: Points = 104
    private static let tallest: Points = 168
    private static let tallestOfFew: Points = 320
    /// The maximum height of frames that show a part of a screen.
    private static let tallestOfScreen: Points = 240
    /// Content with a smaller height on the page is illegible.
    private static let low: Points = 24
    private static let finger: Points = 20

    /// Whether one of seven frames has room for a size at full scale.
    static func fits(_ size: Size) -> Bool { size.width <= width - margin * 2 && size.height <= tallest }

    /// Returns the scale at which the moving node fits a frame. A node that would be illegibly low and keeps its width
    /// is drawn larger and cut at its end, unless the screen around it shows its place.
    static func scale(of section: MotionSheet.Section) -> DrawingScale {
        let size = section.subject.extent.size
        if section.subject.crossesScreen {
            return DrawingScale.largest(
                fitting: size, in: Size(width: width, height: tallestOfScreen), of: DrawingScale.screenSteps)
        }
        if section.story.isBrief {
            return DrawingScale.largest(
                fitting: size, in: Size(width: wide - margin * 2, height: tallestOfFew), of: DrawingScale.filmSteps)
        }
        var whole = DrawingScale.largest(
            fitting: size, in: Size(width: width - margin * 2, height: tallest), of: DrawingScale.filmSteps)
        if let screen = section.subject.screen {
            // A frame as wide as the screen shows enough of it.
            let wide = DrawingScale.largest(
                fitting: Size(width: screen.width, height: 0), in: Size(width: width, height: tallest),
                of: DrawingScale.screenSteps)
            whole = max(whole, wide)
        }
        let keepsWidth = section.story.properties.allSatisfy { property in
            switch property {
            case .scale, .width, .height, .rotation, .offsetX: false
            default: true
            }
        }
        return keepsWidth && section.subject.screen == nil && section.subject.rest.height * whole.factor < low
            ? max(whole, DrawingScale(3, to: 5)) : whole
    }

    private var height: Points {
        guard subject.screen == nil else { return min(minimumHeight, Self.tallestOfScreen) }
        return ((window.bottom - window.top) * scale.factor).roundedUp(toPixelsAt: 1)
    }

    private var minimumHeight: Points {
        max(Self.minimum, (subject.extent.height * scale.factor + 48).roundedUp(toPixelsAt: 1))
    }

    /// The top and bottom of the frames in points of the picture. The edges cut no text or symbol.
    private var window: (top: Points, bottom: Points) {
        let half: Points = minimumHeight / scale.factor / 2
        let (top, bottom) = (subject.extent.midY - half, subject.extent.midY + half)
        return (
            edge(top, toward: -1, from: subject.extent.minY), edge(bottom, toward: 1, from: subject.extent.maxY)
        )
    }

    /// Moves an edge until it cuts nothing: inward as far as the moving node allows, or else outward.
    private func edge(_ edge: Points, toward outward: Double, from extent: Points) -> Points {
        func isCut(_ y: Points) -> Bool { subject.inks.contains { $0.minY < y && y < $0.maxY } }
        let room = Int(abs((edge - extent).value))
        let steps = (0...room).map { Double(-$0) } + (1...Self.reach).map { Double($0) }
        return steps.lazy.map { edge + Points($0 * outward) }.first { !isCut($0) } ?? edge
    }

    /// The maximum outward movement of an edge, in points of the picture.
    private static let reach = 64

    /// Places the strip at the cursor and leaves the cursor below it.
    func place(on page: inout PageCanvas) {
        let baseline = page.y + PageStyle.rowName.baseline
        let name = page.line(row.name, .rowName, x: PageGrid.left, baseline: baseline)
        let room: Points = PageGrid.content - name - 12
        page.line(
            page.text.line(row.caption, .caption, width: room).text, .caption, x: PageGrid.left + name + 12,
            baseline: baseline)
        page.y += PageStyle.rowName.leading + 12
        let top = page.y
        var lines = 1
        for (index, frame) in row.frames.enumerated() {
            let (width, gap) = isBrief ? (Self.wide, Self.wideGap) : (Self.width, Self.gap)
            let x: Points = PageGrid.left + (width + gap) * Double(index)
            let rect = Rect(x: x, y: top, width: width, height: height)
            place(frame, in: rect, on: &page)
            let below = rect.maxY + 8 + PageStyle.caption.baseline
            page.line(frame.time, .captionLead, x: x, baseline: below)
            for (line, value) in frame.values.enumerated() {
                page.line(
                    value, .caption, right: rect.maxX, baseline: below + PageStyle.caption.leading * Double(line))
            }
            lines = max(lines, frame.values.count)
        }
        page.y = top + height + 8 + PageStyle.caption.leading * Double(lines)
    }

    /// Returns the origin of the picture: the moving node is centered, or starts at the left edge if it is wider than a
    /// frame. A frame within a screen shows nothing beyond the edge of the screen.
    private func origin(in rect: Rect) -> Point {
        let (extent, factor) = (subject.extent, scale.factor)
        let isCut = extent.width * factor > rect.width
        var x: Points = isCut ? rect.minX + Self.margin - extent.minX * factor : rect.midX - extent.midX * factor
        // Of a node that is higher than a frame, show the end, because lists grow there.
        let isHigh = extent.height * factor > rect.height
        var y: Points = isHigh ? rect.maxY - Self.margin - extent.maxY * factor : rect.midY - extent.midY * factor
        if let screen = subject.screen {
            let (width, height) = (screen.width * factor, screen.height * factor)
            if width >= rect.width { x = min(max(x, rect.maxX - width), rect.minX) }
            if height >= rect.height { y = min(max(y, rect.maxY - height), rect.minY) }
        } else {
            y = rect.minY - window.top * factor
        }
        return Point(x: x.rounded(toPixelsAt: 2), y: y.rounded(toPixelsAt: 2))
    }

    private func place(_ frame: MotionSheet.Row.Frame, in rect: Rect, on page: inout PageCanvas) {
        let stage = Stage(rect: rect, color: subject.stageColor)
        stage.placeBackground(on: &page)
        let factor = scale.factor
        let origin = origin(in: rect)
        page.add(
            .picture(
                PlacedPicture(
                    picture: frame.picture, origin: origin, scale: factor, clip: Stage.outline(rect),
                    background: stage.background)))
        let rest = Rect(
            x: origin.x + subject.rest.minX * factor, y: origin.y + subject.rest.minY * factor,
            width: subject.rest.width * factor, height: subject.rest.height * factor)
        let radius = subject.radius * factor
        let outline = Path.roundedRect(rest, radii: [radius, radius, radius, radius], style: .continuous)
        if subject.leavesRest { page.add(.clipped(Stage.outline(rect), [restMark(outline)])) }
        if frame.hasFinger { placeFinger(on: rest, in: rect, page: &page) }
        stage.placeEdge(on: &page, isCovered: true)
    }

    /// Returns the outline of the frame at rest, lighter on dark stages. It has no halo, which would hide small
    /// movements.
    private func restMark(_ outline: Path) -> PageMark {
        .dashes(outline, isDark ? RedlineKind.frame.colorOnDark : RedlineKind.frame.color, width: 0.75, [3, 2.5])
    }

    private var isDark: Bool { Contrast.luminance(subject.stageColor) < Self.dark }
    private static let dark = 0.2

    /// Places the finger toward the bottom trailing corner, where it covers least.
    private func placeFinger(on rest: Rect, in rect: Rect, page: inout PageCanvas) {
        let half: Points = Self.finger / 2
        let center = Point(
            x: min(rest.minX + rest.width * 0.83, rect.maxX - half - 2),
            y: min(rest.minY + rest.height * 0.9, rect.maxY - half - 2))
        let box = Rect(x: center.x - half, y: center.y - half, width: Self.finger, height: Self.finger)
        let disc = Path.ellipse(in: box)
        let isOnDark = Contrast.luminance(subject.pressedColor) < Self.dark
        page.add(.fill(disc, isOnDark ? .white.opacity(0.4) : PageColors.ink.opacity(0.28)))
        page.add(.stroke(disc, .white, width: 1.5))
        // Outline the white edge for light backgrounds.
        page.add(.stroke(.ellipse(in: box.inset(by: -1)), PageColors.ink.opacity(0.35), width: PageGrid.hairline))
    }
}

extension DrawingScale {
    /// The steps for parts of screens, largest first.
    static let screenSteps: [DrawingScale] =
        (steps + [DrawingScale(3, to: 8)]).sorted { $0.factor > $1.factor }
    /// The steps for film strips, largest first.
    static let filmSteps: [DrawingScale] = [DrawingScale(7, to: 4), DrawingScale(3, to: 2)] + steps
}
