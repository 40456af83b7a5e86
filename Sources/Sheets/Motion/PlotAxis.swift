import Canvas
import Values

/// The horizontal axis of a plot: time without waits, or the distance of a finger.
struct PlotAxis {
    var times: MotionTimes
    var measure: MotionStory.Measure
    var left: Points
    var right: Points

    private static let breakWidth: Points = 20
    /// The minimum distance between the numbers of an axis.
    private static let minimumPitch: Points = 44
    private static let tick: Points = 4
    /// The axis extends beyond the end, so that the last number is below its tick.
    private static let rest: Points = 14
    private static let seconds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60]
    private static let points = [10.0, 20, 50, 100, 200, 500]

    private var perUnit: Double {
        let breaks: Points = Self.breakWidth * Double(times.waits.count)
        return (right - Self.rest - left - breaks).value / max(times.length, 1e-9)
    }

    func x(_ time: Double) -> Points {
        let breaks = times.shown.dropFirst().count { $0.lowerBound <= time }
        return left + Points(times.passed(at: time) * perUnit) + Self.breakWidth * Double(breaks)
    }

    /// The distance between numbers, in seconds or points.
    private var step: Double {
        let steps = measure == .time ? Self.seconds : Self.points
        return steps.first { $0 * perUnit >= Self.minimumPitch.value } ?? steps.last ?? 1
    }

    /// Places the axis with its numbers, and break marks where a wait is cut out.
    func place(on page: inout PageCanvas, base: Points) {
        for (index, range) in times.shown.enumerated() {
            let (start, end) = (x(range.lowerBound), index + 1 < times.shown.count ? xEnd(index) : right)
            let from = index == 0 ? left : start
            page.add(
                .stroke(.line(from: Point(x: from, y: base), to: Point(x: end, y: base)), PageColors.ink, width: 1))
            placeNumbers(of: range, base: base, on: &page)
        }
        for (index, wait) in times.waits.enumerated() { placeBreak(after: index, wait: wait, base: base, on: &page) }
    }

    private func xEnd(_ index: Int) -> Points { x(times.shown[index + 1].lowerBound) - Self.breakWidth }

    private func placeNumbers(of range: ClosedRange<Double>, base: Points, on page: inout PageCanvas) {
        let style = PageStyle.caption
        var index = (range.lowerBound / step - 1e-6).rounded(.up)
        while index * step <= range.upperBound + 1e-6 {
            let time = index * step
            index += 1
            let place = x(min(max(time, range.lowerBound), range.upperBound))
            // The break has a label of its own.
            if isAtBreak(place) { continue }
            page.add(
                .stroke(
                    .line(from: Point(x: place, y: base), to: Point(x: place, y: base + Self.tick)), PageColors.ink,
                    width: 1))
            let text =
                measure == .time ? "\(Int((time * 1_000).rounded()))" : DecimalText.short(time, places: 0)
            let half: Points = page.text.width(text, style) / 2
            page.line(text, style, x: min(place - half, right - half * 2), baseline: base + 20)
        }
    }

    private func isAtBreak(_ place: Points) -> Bool {
        times.waits.indices.contains { index in
            let middle: Points = xEnd(index) + Self.breakWidth / 2
            return abs((place - middle).value) < 30
        }
    }

    private func placeBreak(after index: Int, wait: Double, base: Points, on page: inout PageCanvas) {
        let middle: Points = xEnd(index) + Self.breakWidth / 2
        for side in [-1.0, 1.0] {
            let foot: Points = middle + Points(side * 8)
            page.add(
                .stroke(
                    .line(from: Point(x: foot - 3, y: base + 6), to: Point(x: foot + 3, y: base - 6)),
                    PageColors.ink, width: 1))
        }
        // The shown parts on both sides of the break belong to the wait too.
        let text = "\(DecimalText.short(wait + MotionTimes.around * 2, places: 1)) s"
        page.line(
            text, .caption, x: middle - page.text.width(text, .caption) / 2, baseline: base + 20)
    }
}
