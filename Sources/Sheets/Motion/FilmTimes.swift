/// When the frames of a film strip are: the start, what happens, the turns, the end, and the rest evenly between.
package struct FilmTimes {
    package static let count = 7
    /// Of a story that is told briefly.
    package static let fewest = 3

    package var story: MotionStory
    private var count: Int { story.isBrief ? Self.fewest : Self.count }
    /// Times nearer to each other than this would look the same.
    private var nearest: Double { story.measure == .time ? 0.025 : story.axis.length / 40 }
    /// Times in between are multiples of this.
    private var step: Double { story.measure == .time ? 0.01 : 1 }

    package init(_ story: MotionStory) {
        self.story = story
    }

    /// In order, all different, and no more than there is room for.
    package var times: [Double] {
        var times: [Double] = []
        func add(_ time: Double) {
            guard times.count < count, story.axis.contains(time),
                times.allSatisfy({ abs($0 - time) >= nearest })
            else { return }
            times.append(time)
        }
        // What comes first has the right to its place.
        let (end, events) = ([story.axis.end], story.events.map(\.time))
        // What has gone and come back looks at the end as it did at the start.
        ([0] + (story.isBrief ? events + turns + end : end + events)).forEach(add)
        courses.flatMap(\.active).map(\.lowerBound).forEach(add)
        turns.forEach(add)
        courses.flatMap(\.active).map(\.upperBound).filter(isFarFromEnd).map(rounded).forEach(add)
        times.sort()
        return filled(times)
    }

    private var courses: [MotionCourse] { [story.standard, story.reduced] }

    /// Turns that stand out less, as a share of all that a track covers, need no frame.
    private static let leastTurn = 0.04

    /// Where a track turns back, the largest turns first, rounded.
    private var turns: [Double] {
        courses.flatMap { course in
            course.moving.flatMap { MotionExtremes(of: $0, in: story.axis).turns }
        }.filter { $0.size >= Self.leastTurn }.sorted { $0.size > $1.size }.map { rounded($0.time) }
    }

    /// What comes to rest shortly before the end looks as it does at the end.
    private func isFarFromEnd(_ time: Double) -> Bool {
        story.axis.passed(at: time) < story.axis.length * 0.8
    }

    private func rounded(_ time: Double) -> Double { (time / step).rounded() * step }

    // MARK: Between

    /// The times with those that are left over between them, evenly in each gap, and more where more happens.
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

    /// Whether no wait is cut out of it.
    private func isShown(_ gap: Gap) -> Bool {
        story.axis.shown.contains { $0.contains(gap.start) && $0.contains(gap.end) }
    }

    /// How much changes between two times, as a share of all that a track covers, of the liveliest track; time itself
    /// counts a little.
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
