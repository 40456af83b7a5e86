/// When the frames of a film strip are: the start, what happens, the turns, the end, and the rest evenly between.
package struct FilmTimes {
    package static let count = 7

    package var story: MotionStory
    /// Times nearer to each other than this would look the same.
    private var nearest: Double { story.measure == .time ? 0.025 : story.axis.length / 40 }
    /// Times in between are multiples of this.
    private var step: Double { story.measure == .time ? 0.01 : 1 }

    package init(_ story: MotionStory) {
        self.story = story
    }

    /// In order, at most ``count``, all different.
    package var times: [Double] {
        var times: [Double] = []
        func add(_ time: Double) {
            guard times.count < Self.count, story.axis.contains(time),
                times.allSatisfy({ abs($0 - time) >= nearest })
            else { return }
            times.append(time)
        }
        // What comes first has the right to its place.
        ([0, story.axis.end] + story.events.map(\.time)).forEach(add)
        courses.flatMap(\.active).map(\.lowerBound).forEach(add)
        turns.forEach(add)
        courses.flatMap(\.active).map(\.upperBound).map(rounded).forEach(add)
        times.sort()
        while times.count < Self.count, let next = middleOfLargestGap(times) {
            times.append(next)
            times.sort()
        }
        return times
    }

    private var courses: [MotionCourse] { [story.standard, story.reduced] }

    /// Where a track turns back, the largest turns first, rounded.
    private var turns: [Double] {
        courses.flatMap { course in
            course.moving.flatMap { MotionExtremes(of: $0, in: story.axis).turns }
        }.sorted { $0.size > $1.size }.map { rounded($0.time) }
    }

    private func rounded(_ time: Double) -> Double { (time / step).rounded() * step }

    /// A wait is no place for a frame unless nothing else is left; twice as much as a gap counts where it moves.
    private func middleOfLargestGap(_ times: [Double]) -> Double? {
        let gaps = zip(times, times.dropFirst()).compactMap { first, second -> (middle: Double, weight: Double)? in
            let middle = rounded((first + second) / 2)
            guard second - first >= step * 2, middle > first, middle < second, story.axis.contains(middle) else {
                return nil
            }
            let length = story.axis.passed(at: second) - story.axis.passed(at: first)
            return (middle, length * (isActive(middle) ? 1 : 0.25))
        }
        return gaps.max { $0.weight < $1.weight }?.middle
    }

    private func isActive(_ time: Double) -> Bool {
        courses.contains { $0.active.contains { $0.contains(time) } }
    }
}
