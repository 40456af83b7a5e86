import Canvas
import Specs
import Values

/// A plot of one form of a story over time: a single large property, or several as tracks on one axis.
struct MotionPlot {
    var story: MotionStory
    var form: PlotTrack.Form
    var appearance: Appearance
    var x: Points
    var width: Points

    /// The start of the axis, from the left of the plot.
    private static let indent: Points = 56
    private static let large: Points = 190
    private static let track: Points = 68
    private static let band: Points = 24
    private static let trackGap: Points = 12
    /// The room for the names of events, above the plot.
    private static let lane: Points = 20

    private var course: MotionCourse { form == .standard ? story.standard : story.reduced }
    private var other: MotionCourse { form == .standard ? story.reduced : story.standard }

    /// Returns the height.
    func place(on page: inout PageCanvas, top: Points) -> Points {
        var y = top
        placeLegend(on: &page, top: y)
        y += PageStyle.caption.leading + 12
        let axis = PlotAxis(
            times: story.axis, measure: story.measure, left: x + Self.indent, right: x + width)
        let first = y + PageStyle.caption.leading
        let isAlone = story.properties.count == 1
        // Keep the number of the topmost line away from the name of the track.
        let lane: Points = story.events.isEmpty ? (isAlone ? 4 : Self.trackGap) : Self.lane
        var tracks: [PlotTrack] = []
        for (index, property) in story.properties.enumerated() {
            page.line(property.axisName, .caption, x: x, top: y)
            y += PageStyle.caption.leading + (index == 0 ? lane : Self.trackGap)
            let height = isAlone ? Self.large - lane : property.isColor ? Self.band : Self.track
            tracks.append(track(property, in: Rect(x: axis.left, y: y, width: 0, height: height), axis))
            y += height + (index + 1 < story.properties.count ? 12 : isAlone ? 0 : 10)
        }
        for track in tracks { track.placeLines(on: &page) }
        placeEvents(on: &page, axis, from: first, to: y)
        axis.place(on: &page, base: y)
        for track in tracks { track.placeCurves(on: &page) }
        for track in tracks { track.placeExtremes(wordy: isAlone, labelsNoOvershoot: story.finger != nil, on: &page) }
        return y + 28 - top
    }

    private func placeLegend(on page: inout PageCanvas, top: Points) {
        let middle: Points = top + PageStyle.captionLead.baseline - PageStyle.captionLead.capMiddle
        page.add(
            .stroke(
                .line(from: Point(x: x, y: middle), to: Point(x: x + 16, y: middle)), form.color, width: 2))
        page.line(course.name, .captionLead, x: x + 24, top: top)
    }

    private func placeEvents(on page: inout PageCanvas, _ axis: PlotAxis, from top: Points, to base: Points) {
        for event in story.events where story.axis.contains(event.time) {
            let place = axis.x(event.time)
            page.add(
                .dashes(
                    .line(from: Point(x: place, y: top), to: Point(x: place, y: base)), PageColors.ink3, width: 1,
                    [2, 3]))
            page.line(event.name, .caption, x: place + 6, baseline: top + PageStyle.caption.baseline - 2)
        }
    }

    // MARK: Tracks

    private func track(_ property: BoundMotion.Property, in rect: Rect, _ axis: PlotAxis) -> PlotTrack {
        let rest = [course, other].lazy.compactMap { $0.track(property)?.rest }.first ?? property.neutral
        let shown = course.track(property) ?? MotionTrack(property, rest: rest)
        let behind = other.track(property)
        let range = range(of: [shown, behind].compactMap { $0 })
        let isAlone = story.properties.count == 1
        let lines = isAlone ? PlotScale.lines(in: range) : keys(of: [shown, behind].compactMap { $0 })
        return PlotTrack(
            track: shown, other: behind, form: form, axis: axis, frames: story.frames,
            events: story.events.map { axis.x($0.time) }, rect: rect,
            range: isAlone ? PlotScale.padded(range) : range, lines: lines, areLinesRound: isAlone,
            appearance: appearance)
    }

    /// Returns the range of values in both forms.
    private func range(of tracks: [MotionTrack]) -> ClosedRange<Double> {
        let extremes = tracks.map { MotionExtremes(of: $0, in: story.axis) }
        let low = extremes.map(\.lowest).min() ?? 0
        let high = extremes.map(\.highest).max() ?? 1
        return low < high ? low...high : low - 1...high + 1
    }

    /// Returns the lowest and highest values between which a track moves.
    private func keys(of tracks: [MotionTrack]) -> [Double] {
        let all = tracks.flatMap { $0.keys + [$0.rest] }
        guard let low = all.min(), let high = all.max() else { return [] }
        return low == high ? [low] : [low, high]
    }
}

/// The vertical scale of a plot.
enum PlotScale {
    /// The padding above and below, as shares of the range.
    private static let above = 0.08
    private static let below = 0.2

    static func padded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        let length = range.upperBound - range.lowerBound
        return range.lowerBound - length * below...range.upperBound + length * above
    }

    private static let minimumCount = 2.5
    /// A line may be at most this far below the range.
    private static let near = 0.12

    /// Returns three to six round values within a range.
    static func lines(in range: ClosedRange<Double>) -> [Double] {
        let length = range.upperBound - range.lowerBound
        guard length > 0, length.isFinite else { return [range.lowerBound] }
        var step = 1.0
        while step > length / minimumCount { step /= 10 }
        while step * 10 <= length / minimumCount { step *= 10 }
        step = [5.0, 2].map { step * $0 }.first { $0 <= length / minimumCount } ?? step
        let first = Int(((range.lowerBound - length * near) / step).rounded(.up))
        let last = Int(((range.upperBound + length * above) / step).rounded(.down))
        return first <= last ? (first...last).map { Double($0) * step } : []
    }
}
