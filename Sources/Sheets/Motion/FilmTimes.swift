import Specs

/// The times of the frames of a film strip: start, events, turns, end, and others evenly between them.
package struct FilmTimes {
    package static let count = 7
    /// The number of frames of a brief story.
    package static let minimumCount = 3

    package var story: MotionStory
    private var count: Int { story.isBrief ? Self.minimumCount : Self.count }
    /// Times closer to each other than this look the same.
    private var nearest: Double { story.measure == .time ? 0.025 : story.axis.length / 40 }
    /// Times between others are multiples of this.
    private var step: Double { story.measure == .time ? 0.01 : 1 }

    package init(_ story: MotionStory) {
        self.story = story
    }

    /// All times in order, without duplicates, up to the number of frames.
    package var times: [Double] {
        var times: [Double] = []
        func add(_ time: Double) {
            guard times.count < count, story.axis.contains(time),
                times.allSatisfy({ abs($0 - time) >= nearest })
            else { return }
            times.append(time)
        }
        // Earlier entries take precedence.
        let (end, events) = ([story.axis.end], story.events.map(\.time))
        // An element that appears and disappears looks the same at the end as at the start.
        ([0] + (story.isBrief ? events + turns + end : end + events)).forEach(add)
        if let departure { add(departure) }
        func addShown(_ time: Double) { if !isGone(at: time) { add(time) } }
        courses.flatMap(\.active).map(\.lowerBound).forEach(addShown)
        turns.forEach(addShown)
        courses.flatMap(\.active).map(\.upperBound).filter(isFarFromEnd).map(rounded).forEach(addShown)
        times.sort()
        return filled(times)
    }

    private var courses: [MotionCourse] { [story.standard, story.reduced] }

    // MARK: Departure

    /// A card that moves at least so far leaves the screen, after this share of the way.
    private static let (departing, left) = (300.0, 0.8)
    /// A lower opacity shows nothing.
    private static let invisible = 0.02

    /// Whether the standard form has left the screen, or is invisible, until the end.
    private func isGone(at time: Double) -> Bool {
        departure.map { time > $0 + MotionPiece.faint && time < story.axis.end } ?? false
    }

    /// The last time, rounded, at which something is visible that is gone at the end; nil if it stays.
    private var departure: Double? {
        guard story.measure == .time else { return nil }
        let samples = story.axis.samples
        let tracks = story.standard.moving.map { ($0, MotionExtremes(of: $0, in: story.axis)) }
        func isHidden(_ time: Double) -> Bool {
            tracks.contains { track, extremes in
                switch track.property {
                case .opacity: track.value(at: time) < Self.invisible
                case .offsetX, .offsetY:
                    extremes.highest - extremes.lowest >= Self.departing
                        && abs(track.value(at: time)) > (extremes.highest - extremes.lowest) * Self.left
                default: false
                }
            }
        }
        guard isHidden(story.axis.end), let last = samples.last(where: { !isHidden($0) }) else { return nil }
        let place = (last / step).rounded(.down) * step
        return place > 0 ? place : nil
    }

    /// Smaller turns need no frame. The unit is the range of the track.
    private static let minimumTurn = 0.04

    /// The rounded times at which a track turns back, largest turns first.
    private var turns: [Double] {
        courses.flatMap { course in
            course.moving.flatMap { MotionExtremes(of: $0, in: story.axis).turns }
        }.filter { $0.size >= Self.minimumTurn }.sorted { $0.size > $1.size }.map { rounded($0.time) }
    }

    /// Whether a time is far from the end, where an animation already looks as it does at the end.
    private func isFarFromEnd(_ time: Double) -> Bool {
        story.axis.passed(at: time) < story.axis.length * 0.8
    }

    private func rounded(_ time: Double) -> Double { (time / step).rounded() * step }

    // MARK: Between

    /// Adds the remaining times, evenly within each gap, and more where there is more movement.
    private func filled(_ times: [Double]) -> [Double] {
        let gaps = zip(times, times.dropFirst()).map { Gap(start: $0, end: $1, weight: weight(from: $0, to: $1)) }
        var parts = gaps.map { _ in 1 }
        for _ in 0..<max(count - times.count, 0) {
            let open = gaps.indices.filter { index in
                gaps[index].length / Double(parts[index] + 1) >= nearest && isShown(gaps[index])
            }
            let next = open.max {
                gaps[$0].weight / Double(parts[$0]) < gaps[$1].weight / Double(parts[$1])
            }
            guard let next else { break }
            parts[next] += 1
        }
        let between = zip(gaps, parts).flatMap { gap, count in
            (1..<count).map { rounded(gap.start + gap.length * Double($0) / Double(count)) }
        }
        return (times + between).sorted()
    }

    private struct Gap {
        var start: Double
        var end: Double
        var weight: Double

        var length: Double { end - start }
    }

    /// Whether no wait is cut out of a gap.
    private func isShown(_ gap: Gap) -> Bool {
        !isGone(at: (gap.start + gap.end) / 2)
            && story.axis.shown.contains { $0.contains(gap.start) && $0.contains(gap.end) }
    }

    /// Returns the change between two times as a share of the range, for the most active track. The duration counts a
    /// little.
    private func weight(from start: Double, to end: Double) -> Double {
        let length = (story.axis.passed(at: end) - story.axis.passed(at: start)) / max(story.axis.length, 1e-9)
        let changes = story.standard.moving.map { track in
            let extremes = MotionExtremes(of: track, in: story.axis)
            let values = (0...8).map { track.value(at: start + (end - start) * Double($0) / 8) }
            let way = zip(values, values.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
            return way / max(extremes.highest - extremes.lowest, MotionPiece.faint)
        }
        return (changes.max() ?? 0) + length * 0.3
    }
}
