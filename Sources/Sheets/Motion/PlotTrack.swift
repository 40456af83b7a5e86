import Canvas
import Specs
import Values

/// One property in a plot: lines at its values, its curve, and the times of the film strip.
struct PlotTrack {
    /// The style of a form.
    enum Form: Sendable {
        case standard
        case reduced

        var color: RGBA {
            switch self {
            case .standard: .bytes(0x0A, 0x5F, 0xD9)
            case .reduced: PageColors.hitArea
            }
        }
    }

    var track: MotionTrack
    /// The same track in the other form.
    var other: MotionTrack?
    var form: Form
    var axis: PlotAxis
    var frames: [Double]
    /// The positions of dotted lines, which text should not cross.
    var events: [Points]
    var rect: Rect
    /// The values at the bottom and the top of the rectangle.
    var range: ClosedRange<Double>
    /// The values of the numbered lines.
    var lines: [Double]
    /// Whether the lines are at round values instead of the values of the track.
    var areLinesRound: Bool
    var appearance: Appearance

    private static let curve: Points = 2
    private static let behind: Points = 1.5
    private static let behindColor = RGBA.bytes(0xCB, 0xD0, 0xD7)
    private static let circle: Points = 8

    private func y(_ value: Double) -> Points {
        let length = max(range.upperBound - range.lowerBound, 1e-12)
        return rect.maxY - rect.height * ((value - range.lowerBound) / length)
    }

    func placeLines(on page: inout PageCanvas) {
        guard track.colors.isEmpty else { return }
        for value in lines {
            let height = y(value).rounded(toPixelsAt: 2)
            page.rule(top: height - 0.5, x: axis.left, width: axis.right - axis.left)
            page.line(
                number(value), .caption, right: axis.left - 12,
                baseline: height + PageStyle.caption.capMiddle)
        }
    }

    /// Returns a number with as many decimals as lines at round values need: 0.98, −240.
    private func number(_ value: Double) -> String {
        guard areLinesRound, lines.count > 1 else { return track.property.words(value).replacing("°", with: "") }
        let step = lines[1] - lines[0]
        let places = (0...4).first { place in
            let scaled = (0..<place).reduce(abs(step)) { scaled, _ in scaled * 10 }
            return abs(scaled - scaled.rounded()) < 1e-6 && scaled >= 1
        }
        let text = DecimalText.fixed(value, places: places ?? 2)
        return text.replacing("-", with: "−")
    }

    func placeCurves(on page: inout PageCanvas) {
        if !track.colors.isEmpty { return placeBand(on: &page) }
        if let other { stroke(other, Self.behindColor, width: Self.behind, on: &page) }
        stroke(track, form.color, width: Self.curve, on: &page)
        for time in frames {
            let half: Points = Self.circle / 2
            let center = Point(x: axis.x(time), y: y(track.value(at: time)))
            let circle = Path.ellipse(
                in: Rect(x: center.x - half, y: center.y - half, width: Self.circle, height: Self.circle))
            page.add(.fill(circle, PageColors.page))
            page.add(.stroke(circle, form.color, width: Self.curve))
        }
    }

    private func stroke(_ track: MotionTrack, _ color: RGBA, width: Points, on page: inout PageCanvas) {
        for range in axis.times.shown {
            let samples = axis.times.samples.filter(range.contains)
            var path = Path()
            for (index, time) in samples.enumerated() {
                let point = Point(x: axis.x(time), y: y(track.value(at: time)))
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            page.add(.stroke(path, color, width: width))
        }
    }

    /// Places the gradient of a color track.
    private func placeBand(on page: inout PageCanvas) {
        let samples = axis.times.samples
        for (time, next) in zip(samples, samples.dropFirst()) {
            guard let color = track.color(at: time), axis.x(next) > axis.x(time) else { continue }
            let isBreak = !axis.times.shown.contains { $0.contains(time) && $0.contains(next) }
            if isBreak { continue }
            let strip = Rect(
                x: axis.x(time), y: rect.minY, width: axis.x(next) - axis.x(time) + 0.5, height: rect.height)
            page.add(.fill(.rect(strip), color[appearance]))
        }
    }

    // MARK: Extremes

    /// Labels the lowest and highest turns, with a halo that interrupts lines.
    ///
    /// - Parameters:
    ///   - wordy: whether there is room for text; otherwise only overshoot is labeled.
    ///   - labelsNoOvershoot: whether to label the absence of overshoot.
    func placeExtremes(wordy: Bool, labelsNoOvershoot: Bool, on page: inout PageCanvas) {
        guard track.colors.isEmpty else { return }
        let extremes = MotionExtremes(of: track, in: axis.times)
        let keys = (low: track.keys.min() ?? 0, high: track.keys.max() ?? 0)
        let slack = (extremes.highest - extremes.lowest) * 0.005
        let isBeyond = extremes.lowest < keys.low - slack || extremes.highest > keys.high + slack
        for value in [extremes.lowest, extremes.highest] {
            guard let turn = extremes.turns.first(where: { abs($0.value - value) <= slack }) else { continue }
            let isLow = value == extremes.lowest
            let isOvershoot = value > keys.high + slack || value < keys.low - slack
            guard wordy || isOvershoot else { continue }
            let number = track.property.words(turn.value)
            let word = SheetWords[isLow ? "lowest %" : isOvershoot ? "overshoot %" : "highest %", number]
            let text =
                !wordy ? number : isBeyond || !labelsNoOvershoot ? word : SheetWords["%, no overshoot", word]
            place(text, at: Point(x: axis.x(turn.time), y: y(turn.value)), isBelow: isLow, on: &page)
        }
    }

    private func place(_ text: String, at point: Point, isBelow: Bool, on page: inout PageCanvas) {
        let style = PageStyle.captionLead.colored(form.color)
        let width = page.text.width(text, style)
        var x = min(max(point.x - width / 2, axis.left + 4), axis.right - width)
        if let line = events.first(where: { x - 4 < $0 && $0 < x + width + 4 }) {
            // Left of a line to the right of the point, or else right of a line to the left.
            let before: Points = line - width - 8
            x = point.x < line - 2 && before > axis.left ? before : line + 8
        }
        // The numbers of the axis are below the base line.
        let below: Points = point.y + 20
        let baseline: Points = isBelow && below <= rect.maxY - 2 ? below : point.y - 12
        page.haloed(text, style, x: x, baseline: baseline)
    }
}

extension PageCanvas {
    /// Places text with a white margin of 2 points on each side that interrupts lines below it.
    mutating func haloed(_ text: String, _ style: PageStyle, x: Points, baseline: Points) {
        let width = self.text.width(text, style)
        let around = (0..<8).map { index -> PageMark in
            let offsets: [(Points, Points)] = [
                (2, 0), (-2, 0), (0, 2), (0, -2), (1.4, 1.4), (-1.4, 1.4), (1.4, -1.4), (-1.4, -1.4),
            ]
            let (right, down) = offsets[index]
            return .text(
                PlacedText(
                    text: text, style: style.colored(PageColors.page), origin: Point(x: x + right, y: baseline + down),
                    width: width))
        }
        let room = Rect(x: x - 4, y: baseline - style.leading, width: width + 8, height: style.leading * 1.5)
        add(.clipped(.rect(room), around))
        line(text, style, x: x, baseline: baseline)
    }
}
