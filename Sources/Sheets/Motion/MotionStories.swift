import Checks
import Layout
import Specs
import Values

/// The stories of a component's animations: one per animation, but an appearance and the disappearance after it are
/// combined.
struct MotionStories {
    /// The component's states, the default one first.
    var mockups: [Mockup]

    var stories: [MotionStory] {
        var stories: [MotionStory] = []
        var used: Set<String> = []
        for (motion, mockup) in motions {
            let key = "\(motion.state ?? ""):\(motion.name)"
            guard !used.contains(key), let node = MovingNode(motion.node, in: mockup) else { continue }
            used.insert(key)
            var parts = [motion]
            if let partner = partner(of: motion, in: mockup) {
                used.insert("\(partner.state ?? ""):\(partner.name)")
                parts.append(partner)
            }
            let story = StoryBuilder(parts: parts, node: node, mockup: mockup).story
            // Leave out animations without declared or effective changes.
            if !story.properties.isEmpty { stories.append(story) }
        }
        return stories
    }

    /// Every animation once, with the first state that shows it, or the default state for an animation of the
    /// component.
    private var motions: [(BoundMotion, Mockup)] {
        mockups.enumerated().flatMap { index, mockup in
            mockup.laidOut.tree.behavior.motions.filter { $0.state != nil || index == 0 }.map { ($0, mockup) }
        }
    }

    /// Returns the disappearance of an element that is dismissed automatically.
    private func partner(of motion: BoundMotion, in mockup: Mockup) -> BoundMotion? {
        let behavior = mockup.laidOut.tree.behavior
        guard motion.trigger == .appear, behavior.dismissAfter != nil else { return nil }
        return behavior.motions.first {
            $0.trigger == .disappear && $0.node == motion.node && $0.state == motion.state
        }
    }
}

/// Makes the story of an animation, or of an appearance and the disappearance after it.
struct StoryBuilder {
    var parts: [BoundMotion]
    var node: MovingNode
    var mockup: Mockup

    private var first: BoundMotion { parts[0] }

    var story: MotionStory {
        let start = secondStart
        let standard = course(startingSecondAt: start) { $0.form }
        let reduced = reducedCourse(startingSecondAt: start, standard: standard)
        let isScroll = first.followsScroll
        let isDrag = first.trigger == .drag || isScroll
        var story = MotionStory(
            title: title, names: parts.map(\.name), caption: caption, note: "", node: first.node, state: mockup.state,
            standard: standard,
            reduced: reduced, axis: MotionTimes(active: []))
        story.isTouched = first.trigger == .tap || first.trigger == .press
        story.note = note(leavesRest: story.leavesRest)
        let active = standard.active + reduced.active
        if isDrag {
            story.measure = isScroll ? .scroll : .distance
            story.axis = MotionTimes(shown: [0...(active.map(\.upperBound).max() ?? 100)])
        } else {
            let longest = active.map(\.upperBound).max() ?? 0
            story.axis = MotionTimes(active: active, step: longest > 0.2 ? 0.1 : 0.05)
        }
        if isPress {
            story.finger = 0...MotionTracks.press
            story.events = [
                MotionStory.Event(time: 0, name: SheetWords["touch down"]),
                MotionStory.Event(time: MotionTracks.press, name: SheetWords["touch up"]),
            ]
        } else if parts.count == 2 {
            story.events = [MotionStory.Event(time: start, name: SheetWords["disappears"])]
        }
        story.frames = FilmTimes(story).times
        return story
    }

    private var isPress: Bool {
        first.trigger == .press && (first.form.changes ?? []).contains { $0.values.count == 2 }
    }

    // MARK: Courses

    private func tracks(_ motion: BoundMotion, _ form: BoundMotion.Form, start: Double = 0) -> [MotionTrack] {
        MotionTracks(motion: motion, form: form, node: node, start: start).tracks
    }

    /// The start of the disappearance: after the appearance has ended in both forms and the element was shown for its
    /// declared time.
    private var secondStart: Double {
        let forms = [first.form, first.reducedForm].compactMap { $0 }
        let ends = forms.flatMap { tracks(first, $0) }.flatMap(\.pieces).map { $0.start + $0.duration }
        let stay = mockup.laidOut.tree.behavior.dismissAfter?.value.value ?? 0
        return min((ends.max() ?? 0) + stay, MotionCourse.longest)
    }

    private func course(
        startingSecondAt start: Double, _ form: (BoundMotion) -> BoundMotion.Form
    ) -> MotionCourse {
        var all: [MotionTrack] = []
        for (index, motion) in parts.enumerated() {
            for track in tracks(motion, form(motion), start: index == 0 ? 0 : start) {
                if let known = all.firstIndex(where: { $0.property == track.property }), track.colors.isEmpty {
                    all[known].pieces += track.pieces
                } else {
                    all.append(track)
                }
            }
        }
        let words = parts.map { MotionWords(motion: $0, form: form($0)) }
        return MotionCourse(
            name: Self.joined(words.map(\.curveName)), words: Self.joined(words.map(\.run)), tracks: all)
    }

    private func reducedCourse(startingSecondAt start: Double, standard: MotionCourse) -> MotionCourse {
        switch first.reduced {
        case nil:
            return MotionCourse(
                name: SheetWords["Unchanged"], words: SheetWords["no reduced form is declared"],
                tracks: standard.tracks)
        case .some(.none):
            // After a press everything is as before; other changes take effect at once.
            let tracks = standard.tracks.map { track in
                let last = isPress ? track.keys.first : track.keys.last
                return MotionTrack(track.property, rest: last ?? track.rest, colors: track.colors)
            }
            return MotionCourse(name: SheetWords["None"], words: SheetWords["nothing moves"], tracks: tracks)
        case .form:
            var course = course(startingSecondAt: start) { $0.reducedForm ?? BoundMotion.Form() }
            let changes = parts.compactMap { motion in
                motion.reducedForm.map { MotionWords(motion: motion, form: $0).changes }
            }
            course.words = SheetWords.list(([course.words] + changes).filter { !$0.isEmpty })
            return course
        }
    }

    // MARK: Words

    private var title: String {
        let names = parts.map { StatePairs.words($0.name) }
        return names.count == 2 ? SheetWords["% and %", names[0], names[1].lowercased()] : names[0]
    }

    private var caption: String {
        let triggers = parts.compactMap { $0.trigger?.rawValue }
        let words = parts.map { MotionWords(motion: $0, form: $0.form) }
        let tokens = words.compactMap(\.token)
        let summaries = parts.compactMap(\.summary)
        let parts = [
            summaries.isEmpty ? nil : SheetWords.list(summaries),
            triggers.isEmpty ? nil : SheetWords["trigger %", SheetWords.list(triggers)],
            first.node.map { SheetWords["node %", $0] },
            tokens.isEmpty ? nil : SheetWords.list(tokens),
        ]
        return (parts.compactMap { $0 } + words.map(\.changes).filter { !$0.isEmpty }).joined(separator: " · ")
    }

    private func note(leavesRest: Bool) -> String {
        let words = [
            leavesRest ? SheetWords["dashed outline: the frame at rest"] : nil,
            isPress ? SheetWords["disc: a finger held down for % ms", Int(MotionTracks.press * 1_000)] : nil,
        ]
        return words.compactMap { $0 }.joined(separator: " · ")
    }

    private static func joined(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return words.dropFirst().reduce(first) { text, word in
            word == words[0] ? text : SheetWords["%, then %", text, word.prefix(1).lowercased() + word.dropFirst()]
        }
    }
}
