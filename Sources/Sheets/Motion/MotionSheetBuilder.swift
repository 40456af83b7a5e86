package import Checks
import Layout
import Project
import Source
import Specs
package import Values

/// Builds the motion sheet of a component: its animations at seven times, in the standard form and under Reduce Motion.
package struct MotionSheetBuilder {
    /// A state at one time of an animation.
    package struct PosedPicture {
        package var picture: PagePicture
        /// The area of the moving node as drawn, or nil if the state does not show it.
        package var area: Rect?

        /// - Parameters:
        ///   - mockup: the mock-up with the values of the animation.
        ///   - origin: the place of the mock-up in the picture.
        package init(
            _ picture: PagePicture, of pose: MotionStory.Pose, in mockup: Mockup, at origin: Point = .zero
        ) {
            self.picture = picture
            area = MovingNode(pose.node, in: mockup).map { node in
                let (rect, scale) = (node.frame.rect, max(node.frame.node.effects.scale, 0))
                let size = Size(width: rect.width * scale, height: rect.height * scale)
                return Rect(
                    x: origin.x + rect.midX - size.width / 2, y: origin.y + rect.midY - size.height / 2,
                    width: size.width, height: size.height)
            }
        }
    }

    /// The screen that the pictures show around a component, and the component's place on it.
    package struct ScreenPlace: Sendable {
        package var size: Size
        package var origin: Point

        package init(size: Size, origin: Point) {
            self.size = size
            self.origin = origin
        }
    }

    /// Draws a state with values of an animation, or returns nil if it cannot be bound.
    package typealias DrawPose = (MotionStory.Pose, Appearance) -> PosedPicture?

    let subject: SheetSubject
    /// The findings of motion rules, and the number of elements that they checked.
    let findings: [Finding]
    let subjects: Int
    let screen: ScreenPlace?
    let draw: DrawPose

    /// - Parameter screen: nil if the pictures show only the component.
    package init(
        _ subject: SheetSubject, findings: [Finding], subjects: Int, screen: ScreenPlace? = nil,
        draw: @escaping DrawPose
    ) {
        self.subject = subject
        self.findings = findings
        self.subjects = subjects
        self.screen = screen
        self.draw = draw
    }

    /// Returns the sheet, or nil if nothing moves.
    package func build() -> MotionSheet? {
        let mockups = subject.states.map(\.mockup)
        guard let mockup = mockups.first, let appearance = subject.appearances.first else { return nil }
        let stories = MotionStories(mockups: mockups).stories
        let sections = stories.compactMap { section($0, mockups, in: appearance) }
        guard !sections.isEmpty else { return nil }
        var footer = subject.footer(of: mockup)
        if let first = footer.contexts.indices.first {
            footer.contexts[first] = SheetWords[appearance.isDark ? "dark" : "light"]
        }
        return MotionSheet(
            header: Header(
                project: subject.project.name,
                sheet: MotionSheet.name(number: subject.number, of: subject.project.sheetCount),
                title: subject.component.name, level: SheetWords["Motion"], localizedTitle: subject.component.title,
                summary: SheetWords["Each animation beside its form under Reduce Motion."]),
            facts: FactsRow(facts: facts(of: stories, mockup), status: status), sections: sections,
            findings: numbered.map { subject.text(of: $0.finding, number: $0.number) }, footer: footer)
    }

    // MARK: Facts

    private func facts(of stories: [MotionStory], _ mockup: Mockup) -> [FactsRow.Fact] {
        let names = stories.flatMap(\.names)
        let shown = names.count > Self.maximumNames ? Array(names.prefix(Self.maximumNames - 1)) : names
        let rest = names.count - shown.count
        return [
            .reference(subject.component.reference, file: subject.fileName), .device(mockup.metrics),
            FactsRow.Fact(
                SheetWords["Animations"], "\(names.count)",
                note: rest > 0 ? SheetWords["% and % more", SheetWords.list(shown), rest] : SheetWords.list(shown)),
            longest(stories, SheetWords["Longest"], \.standard), longest(stories, SheetWords["Reduced"], \.reduced),
            flashes,
        ]
    }

    /// The maximum number of animation names to show.
    private static let maximumNames = 3

    /// Returns the longest animation of one form. A repeated one counts once.
    private func longest(
        _ stories: [MotionStory], _ label: String, _ form: KeyPath<MotionStory, MotionCourse>
    ) -> FactsRow.Fact {
        let lengths = stories.filter { $0.measure == .time }.flatMap { story in
            story[keyPath: form].movements.map { piece in
                (length: min(piece.onceDuration, MotionCourse.longest), piece: piece, story: story)
            }
        }
        guard let longest = lengths.max(by: { $0.length < $1.length }) else {
            let measures = stories.filter { !$0[keyPath: form].moving.isEmpty }.map(\.measure)
            if measures.contains(.distance) {
                return FactsRow.Fact(label, SheetWords["drag"], note: SheetWords["follows the finger"])
            }
            return measures.contains(.scroll)
                ? FactsRow.Fact(label, SheetWords["scroll"], note: SheetWords["follows the content"])
                : FactsRow.Fact(label, SheetWords["still"])
        }
        let (story, isRepeated) = (longest.story, longest.piece.repeats)
        let name = stories.count == 1 ? story[keyPath: form].name.lowercased() : story.title.lowercased()
        return FactsRow.Fact(
            label, "\(DecimalText.short(longest.length)) s", note: isRepeated ? SheetWords["%, repeated", name] : name)
    }

    private var flashes: FactsRow.Fact {
        let count = findings.count { $0.rule.rawValue == "flashing-content" }
        return FactsRow.Fact(
            SheetWords["Flashes"], count == 0 ? SheetWords["none"] : "\(count)",
            note: SheetWords["at most % per second", 3])
    }

    private var status: SheetStatus {
        let open = Set(findings.filter { !$0.isWaived }.map(FindingKey.init)).count
        let waived = Set(findings.filter(\.isWaived).map(FindingKey.init)).count
        return SheetStatus(findings: open, passed: max(0, subjects - open - waived), waived: waived)
    }

    /// Each finding once.
    private var numbered: [(finding: Finding, number: Int)] {
        var seen: Set<FindingKey> = []
        let open = findings.filter { !$0.isWaived && seen.insert(FindingKey($0)).inserted }
        return open.enumerated().map { ($1, $0 + 1) }
    }

    // MARK: Sections

    private func section(
        _ story: MotionStory, _ mockups: [Mockup], in appearance: Appearance
    ) -> MotionSheet.Section? {
        guard let mockup = mockups.first(where: { $0.state == story.state }),
            let node = MovingNode(story.node, in: mockup)
        else { return nil }
        let place = screen?.origin ?? .zero
        let rest = Rect(
            x: node.frame.rect.minX + place.x, y: node.frame.rect.minY + place.y, width: node.frame.rect.width,
            height: node.frame.rect.height)
        var story = story
        // A press moves a few points, which would be invisible on a wide control at a small scale.
        if story.finger != nil, screen == nil, !mockup.isWholeScreen, !FilmStrip.fits(rest.size) {
            story.isBrief = true
            story.frames = FilmTimes(story).times
        }
        var extent = rest
        let forms = [
            (SheetWords["Standard"], story.standard, true), (SheetWords["Reduce Motion"], story.reduced, false),
        ]
        let rows = forms.map { name, course, hasLight in
            row(name, course, of: story, in: appearance, hasLight: hasLight, reaching: &extent)
        }
        let size = screen?.size ?? (mockup.isWholeScreen ? mockup.laidOut.size : nil)
        var crossesScreen = false
        if let size {
            extent = extent.intersection(Rect(origin: .zero, size: size)) ?? rest
        } else if story.properties.contains(.offsetX), extent.width > mockup.metrics.screen.width {
            // A node that leaves through a side is not visible beyond the screen.
            let width = mockup.metrics.screen.width
            extent = Rect(x: rest.midX - width / 2, y: rest.minY, width: width, height: rest.height)
            crossesScreen = true
        } else if let root = mockup.laidOut.roots.first?.rect, FilmStrip.fits(extent.union(root).size) {
            // Show the whole of a small component around a moving node.
            extent = extent.union(root)
        }
        let stage = subject.stageColor(of: mockup, in: appearance)
        return MotionSheet.Section(
            story: story,
            subject: MotionSheet.Subject(
                rest: rest, extent: extent, screen: size, crossesScreen: crossesScreen, radius: node.radius,
                // The moving node is never cut; nodes next to it should not be.
                inks: mockup.inksAndShapes.filter { !node.frame.rect.contains($0, tolerance: 0.5) },
                stageColor: stage, pressedColor: node.frame.background(on: stage, in: appearance),
                leavesRest: story.leavesRest),
            rows: rows, appearance: appearance)
    }

    private func row(
        _ name: String, _ course: MotionCourse, of story: MotionStory, in appearance: Appearance,
        hasLight: Bool, reaching extent: inout Rect
    ) -> MotionSheet.Row {
        let isAlone = story.properties.count == 1
        return MotionSheet.Row(
            name: name, caption: course.words,
            frames: story.frames.compactMap { time in
                guard let drawn = draw(story.pose(of: course, at: time, hasLight: hasLight), appearance) else {
                    return nil
                }
                if let area = drawn.area, !area.isEmpty { extent = extent.union(area) }
                let values = course.moving.map { track in
                    if let color = track.color(at: time) { return color[appearance].hex }
                    let number = track.property.words(track.value(at: time))
                    return isAlone ? number : "\(track.property.shortName) \(number)"
                }
                return MotionSheet.Row.Frame(
                    time: story.words(at: time), values: values.isEmpty ? [SheetWords["still"]] : values,
                    picture: drawn.picture,
                    hasFinger: story.finger.map { $0.contains(time) && time > $0.lowerBound } ?? false)
            })
    }
}
