import Specs
import Testing
import Values

@testable import Sheets

struct `The frames of a film strip` {
    private static let spring = Spring(response: Seconds(0.3), dampingFraction: 0.6)
    private static let linear = CubicBezier(0, 0, 1, 1)

    private static func course(_ property: BoundMotion.Property, _ pieces: [MotionPiece], rest: Double = 1)
        -> MotionCourse
    {
        MotionCourse(name: "", words: "", tracks: [MotionTrack(property, rest: rest, pieces: pieces)])
    }

    private static func story(_ standard: MotionCourse, _ reduced: MotionCourse) -> MotionStory {
        MotionStory(
            title: "", names: ["m"], caption: "", note: "", state: "default", standard: standard, reduced: reduced,
            axis: MotionTimes(active: standard.active + reduced.active))
    }

    /// Down to 0.95 for 0.2 s, then back from the current value.
    private static var press: MotionStory {
        let down = MotionPiece(start: 0, .sprung([1, 0.95], spring))
        let (value, velocity) = down.state(at: 0.2)
        let up = MotionPiece(
            start: 0.2, .swinging(SpringMotion(spring, from: value, velocity: velocity, to: 1)))
        let reduced = [
            MotionPiece(start: 0, .timed([1, 0.98], linear, duration: 0.2, runs: 1)),
            MotionPiece(start: 0.2, .timed([0.98, 1], linear, duration: 0.2, runs: 1)),
        ]
        var story = story(course(.scale, [down, up]), course(.scale, reduced))
        story.events = [
            MotionStory.Event(time: 0, name: "touch down"), MotionStory.Event(time: 0.2, name: "touch up"),
        ]
        return story
    }

    @Test func `are seven, from start to end, with the release and the overshoot`() throws {
        let story = Self.press
        let times = FilmTimes(story).times
        #expect(times.count == 7 && times == times.sorted() && Set(times).count == 7)
        #expect(times.first == 0 && times.last == story.axis.end)
        #expect(times.contains(0.2))
        let track = try #require(story.standard.track(.scale))
        let overshoot = try #require(MotionExtremes(of: track, in: story.axis).turns.last)
        #expect(overshoot.value > 1.004)
        #expect(times.contains { abs($0 - overshoot.time) <= 0.005 })
    }

    @Test func `a release continues from the state of the press`() throws {
        let track = try #require(Self.press.standard.track(.scale))
        #expect(abs(track.value(at: 0.2 - 1e-7) - track.value(at: 0.2 + 1e-7)) < 1e-5)
        let (before, after) = (
            track.value(at: 0.2) - track.value(at: 0.199), track.value(at: 0.201) - track.value(at: 0.2)
        )
        // It turns within a few milliseconds, because its velocity is continuous.
        #expect(abs(before - after) < 0.000_1)
    }

    @Test func `skip a long wait, which the axis leaves out`() {
        let fadeIn = MotionPiece(start: 0, .timed([0, 1], Self.linear, duration: 0.3, runs: 1))
        let fadeOut = MotionPiece(start: 3.3, .timed([1, 0], Self.linear, duration: 0.2, runs: 1))
        let course = Self.course(.opacity, [fadeIn, fadeOut])
        let story = Self.story(course, course)
        #expect(story.axis.shown.count == 2 && abs(story.axis.waits[0] - 2.8) < 1e-9)
        let times = FilmTimes(story).times
        #expect(times.allSatisfy { $0 <= 0.4 + 1e-9 || $0 >= 3.2 - 1e-9 })
        #expect([0, 0.3, 3.3, 3.5].allSatisfy { expected in times.contains { abs($0 - expected) < 0.006 } })
        #expect(times.contains { $0 > 3.31 && $0 < 3.49 })
    }

    @Test func `are evenly spaced for an even movement`() {
        let slide = Self.course(
            .offsetX, [MotionPiece(start: 0, .timed([0, 60], Self.linear, duration: 0.6, runs: 1))], rest: 0)
        let times = FilmTimes(Self.story(slide, slide)).times.map { Int(($0 * 1_000).rounded()) }
        #expect(times == [0, 100, 200, 300, 400, 500, 600])
    }

    @Test func `show a card until it has left the screen, and the screen without it once`() {
        let leave = Self.course(
            .offsetX,
            [MotionPiece(start: 0, .sprung([0, -460], Spring(response: Seconds(0.4), dampingFraction: 0.8)))], rest: 0)
        let fade = Self.course(
            .opacity, [MotionPiece(start: 0, .timed([1, 0], Self.linear, duration: 0.2, runs: 1))])
        let story = Self.story(leave, fade)
        let times = FilmTimes(story).times
        let offsets = times.compactMap { story.standard.track(.offsetX)?.value(at: $0) }
        #expect(times.count >= 6)
        #expect(offsets.filter { $0 < -400 }.count == 1)
        #expect(times.last == story.axis.end)
    }

    @Test func `several values are reached at equal time intervals`() {
        let piece = MotionPiece(start: 0, .timed([1, 2, 0], Self.linear, duration: 1, runs: 2))
        let values = [0, 0.25, 0.5, 0.75, 0.999_999, 1, 1.5, 2, 3].map(piece.value)
        for (value, expected) in zip(values, [1, 1.5, 2, 1, 0, 1, 2, 0, 0]) {
            #expect(abs(value - expected) < 1e-4)
        }
    }

    @Test func `each interval between values is eased, so that nothing turns at speed`() {
        let piece = MotionPiece(start: 0, .timed([1, 1.1, 1], CubicBezier(0.42, 0, 0.58, 1), duration: 1, runs: 1))
        #expect(abs(piece.value(at: 0.25) - 1.05) < 1e-6)
        #expect(abs(piece.value(at: 0.499) - 1.1) < 1e-4 && abs(piece.value(at: 0.501) - 1.1) < 1e-4)
        #expect(piece.onceDuration == 1 && !piece.repeats)
    }

    @Test func `a spring overshoots its last value, never its first`() {
        let piece = MotionPiece(start: 0, .sprung([0, 100], Self.spring))
        let values = (0...500).map { piece.value(at: Double($0) / 1_000) }
        #expect(values.max() ?? 0 > 105 && values.min() ?? -1 >= 0)
        #expect(abs(piece.value(at: piece.duration) - 100) <= 1)
    }

    @Test(arguments: [
        (0.945...1.005, [0.94, 0.96, 0.98, 1.0]), (0.0...1.0, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (-487.0...0.0, [-500, -400, -300, -200, -100, 0]),
    ])
    func `the lines of a plot are at round values`(range: ClosedRange<Double>, expected: [Double]) {
        let lines = PlotScale.lines(in: range)
        #expect(lines.count == expected.count)
        for (line, value) in zip(lines, expected) { #expect(abs(line - value) < 1e-9) }
    }
}
