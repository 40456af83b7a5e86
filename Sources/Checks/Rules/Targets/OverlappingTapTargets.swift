import Layout
import Project
import Source
import Specs
import Values

/// Reports controls whose hit areas overlap, and controls that other content covers.
package struct OverlappingTapTargets: Rule {
    package static let facts = RuleFacts(
        "overlapping-tap-targets", group: .targets,
        summary: "two controls whose hit areas overlap, or a control that other content covers",
        rationale: """
            Where two hit areas overlap, only one control reacts, and users cannot see which: a tap near the edge of \
            one triggers the other. A covered control cannot be tapped at all.
            """,
        fixing: """
            Move the two controls apart, or write a smaller `hitArea:`. If other content covers a control, move that \
            content, or remove the control in that state.
            """,
        limits: """
            Not reported: two controls with the same action, controls that can be scrolled out from under the cover, \
            and controls under a modal presentation or under a scrim over the whole screen. A toast is reported only \
            if it covers controls in the top or bottom bar.
            """,
        references:
            "WCAG 2.2 SC 2.5.8 Target Size (Minimum); Human Interface Guidelines, Buttons: enough space around them",
        settings: [
            .init("tolerance", "points by which hit areas may overlap", default: "0.5"),
            .init(
                "minimum", "minimum width and height of a control that must not be covered, in points", default: "24"),
        ],
        failing: [
            RuleExample(
                """
                component: Tools
                body:
                  hstack:
                    - { symbol: heart, size: 22, action: like, label: Like, hitArea: 44 }
                    - { symbol: bookmark, size: 22, action: »save«, label: Save, hitArea: 44 }
                  spacing: 8
                """,
                note: "the symbols are 26 pt wide and 8 pt apart, and their hit areas overlap by 10 pt"),
            RuleExample(
                """
                component: Player
                body:
                  text: Now playing
                  padding: 16
                  width: fill
                  background: "{ios.color.secondarySystemBackground}"
                ---
                screen: Library
                body: { text: Albums }
                bottom: { text: Search, minHeight: 49, width: fill, action: »search« }
                presents: [{ use: Player, anchor: bottom }]
                """,
                note: "the presented player permanently covers the control in the bar"),
            RuleExample(
                """
                component: Player
                body:
                  text: Now playing
                  padding: 16
                  width: fill
                  background: "{ios.color.secondarySystemBackground}"
                  action: openPlayer
                ---
                screen: Library
                body: { text: Albums }
                bottom: { text: Search, minHeight: 49, width: fill, action: »search« }
                presents: [{ use: Player, anchor: bottom }]
                """,
                note: "a cover that is itself a control is reported too"),
            RuleExample(
                """
                component: Player
                body:
                  hstack: [{ spacer: 0 }, { symbol: play, size: 20 }]
                  width: fill
                  height: 64
                  padding: 16
                  action: openPlayer
                  label: Player
                ---
                screen: Library
                body: { text: Albums }
                bottom: { text: Search, minHeight: 49, width: fill, action: »search« }
                presents: [{ use: Player, anchor: bottom }]
                """,
                note: "a transparent control receives the taps too"),
            RuleExample(
                """
                component: Invitation
                body:
                  hstack:
                    - { text: Accept, width: 150, height: 60, action: accept }
                    - { text: Decline, width: 150, height: 60, action: decline }
                  spacing: 0
                  action: »open«
                  label: Invitation
                  actions: [{ name: Accept, action: accept }, { name: Decline, action: decline }]
                """,
                note: "the buttons of a row leave nothing of it to tap"),
        ],
        passing: [
            RuleExample(
                """
                component: Tools
                body:
                  hstack:
                    - { symbol: heart, size: 22, action: like, label: Like, hitArea: 44 }
                    - { symbol: bookmark, size: 22, action: save, label: Save, hitArea: 44 }
                  spacing: 20
                """,
                note: "there is room for both hit areas"),
            RuleExample(
                """
                component: Card
                body:
                  hstack:
                    - text: Cafe
                    - spacer:
                    - { symbol: heart, size: 22, action: like, label: Like, hitArea: 44 }
                  padding: 16
                  width: fill
                  action: open
                  actions: [{ name: Like, action: like }]
                """,
                note: "a button inside a card may overlap the card"),
            RuleExample(
                """
                component: Photo
                body:
                  zstack:
                    - { image: { placeholder: photo }, width: fill, height: 200, action: open, label: Photo }
                    - symbol: heart
                      size: 22
                      width: 44
                      height: 44
                      background: "{ios.color.systemBackground}"
                      action: like
                      label: Like
                """,
                note: "enough of the photo around the button remains to tap"),
            RuleExample(
                """
                component: Write
                body:
                  symbol: pencil
                  size: 24
                  width: 56
                  height: 56
                  background: "{ios.color.systemBlue}"
                  color: white
                  cornerRadius: full
                  margin: 16
                  action: write
                  label: Write
                ---
                screen: Letters
                body:
                  scroll:
                    - text: "Letter ${item}"
                      each: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
                      minHeight: 56
                      width: fill
                      action: "open ${item}"
                presents: [{ use: Write, anchor: bottomTrailing }]
                """,
                note: "rows can be scrolled out from under a floating button"),
            RuleExample(
                """
                component: Question
                body:
                  zstack:
                    - { shape: rectangle, fill: "#00000080", width: fill, height: fill, action: dismiss, label: Close }
                    - { text: Delete it, padding: 40, background: "{ios.color.systemBackground}", action: delete }
                ---
                screen: Letter
                body: { text: Reply, minHeight: 49, minWidth: 80, action: reply }
                presents: [{ use: Question }]
                """,
                note: "a scrim over the whole screen blocks the content below on purpose"),
        ])

    private let tolerance: Points
    let minimum: Points
    /// Controls with more controls inside are not checked for the space beside them.
    private static let partLimit = 64

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 0.5))
        minimum = Points(settings.number("minimum", default: 24))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.controlCount
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let targets = mockup.targets
        guard !targets.isEmpty else { return [] }
        var findings: [Finding] = []
        // Report a control once, even if it overlaps several others.
        var flagged: Set<Int> = []
        Overlaps(targets.map(\.area)).forEach(tolerance: tolerance) { first, second in
            guard !flagged.contains(second), let found = finding(between: targets[first], targets[second], in: mockup)
            else { return }
            flagged.insert(second)
            findings.append(found)
        }
        let presented = mockup.presentedParts
        let covers = mockup.frames.filter { placed in
            guard placed.isShown else { return false }
            if !placed.isInControl { return placed.frame.isOpaque }
            return presented.contains(placed.part) && (placed.frame.isOpaque || placed.frame.node.isControl)
        }
        return findings + covered(targets, by: covers, in: mockup) + filled(targets, in: mockup)
    }

    /// Reports controls of which the controls inside them leave too little.
    private func filled(_ targets: [Target], in mockup: Mockup) -> [Finding] {
        let places = Dictionary(
            targets.enumerated().map { ($1.placed.index, $0) }, uniquingKeysWith: { first, _ in first })
        var inner: [Int: [Target]] = [:]
        for target in targets where target.placed.isInsideControl {
            for index in target.placed.outer {
                if let outer = places[index] { inner[outer, default: []].append(target) }
            }
        }
        return inner.sorted { $0.key < $1.key }.compactMap { index, parts in
            let outer = targets[index]
            guard outer.interaction.action != nil, parts.count <= Self.partLimit,
                !parts.allSatisfy({ $0.interaction.action == nil || haveSameAction($0, outer) }),
                !outer.area.hasRoom(for: Size(width: minimum, height: minimum), besides: parts.map(\.area))
            else { return nil }
            return finding(filled: outer, in: mockup)
        }
    }

    private func finding(between first: Target, _ second: Target, in mockup: Mockup) -> Finding? {
        guard let shared = first.area.intersection(second.area), !mockup.scrollsApart(first.placed, second.placed),
            !haveSameAction(first, second)
        else { return nil }
        switch mockup.relation(first.placed, second.placed) {
        case .nested, .apart, .parts: return nil
        case .beside:
            return isInField(first, second) || isInField(second, first)
                ? nil : finding(between: first, second, shared: shared, in: mockup)
        case .layered:
            let rest = first.area.largestRemainder(without: second.area)
            return isEnough(rest, of: first) ? nil : finding(covered: first, by: second.placed, rest, in: mockup)
        }
    }

    /// Whether two different nodes have the same action, so that their overlap does no harm.
    private func haveSameAction(_ first: Target, _ second: Target) -> Bool {
        guard let action = first.interaction.action?.value else { return false }
        return action == second.interaction.action?.value
            && first.placed.frame.node.range != second.placed.frame.node.range
    }

    /// Whether a control is inside a field and leaves enough of it, like the clear button of iOS.
    private func isInField(_ field: Target, _ other: Target) -> Bool {
        field.interaction.role == "field" && isEnough(field.area.largestRemainder(without: other.area), of: field)
    }

    private func isEnough(_ rest: Size, of target: Target) -> Bool {
        rest.width >= min(minimum, target.area.width) - tolerance
            && rest.height >= min(minimum, target.area.height) - tolerance
    }

    /// Reports controls that a layer drawn over them covers too much.
    private func covered(_ targets: [Target], by covers: [PlacedFrame], in mockup: Mockup) -> [Finding] {
        var findings: [Finding] = []
        var flagged: Set<Int> = []
        Overlaps(targets.map(\.placed.frame.rect) + covers.map(\.frame.rect)).forEach(tolerance: 0) { first, second in
            guard first < targets.count, second >= targets.count, !flagged.contains(first) else { return }
            let (target, cover) = (targets[first], covers[second - targets.count])
            let rest = target.placed.frame.rect.largestRemainder(without: cover.frame.rect)
            guard cover.index > target.placed.index, !isEnough(rest, of: target),
                Self.isOver(cover, target.placed, in: mockup), !Self.hasSameAction(cover, target, in: mockup)
            else { return }
            flagged.insert(first)
            findings.append(finding(covered: target, by: cover, rest, in: mockup))
        }
        return findings
    }
}

extension Mockup {
    /// The parts of the screen that are presented over the other parts.
    fileprivate var presentedParts: Set<String> {
        guard case .screen(let screen) = laidOut.tree.arrangement else { return [] }
        return Set(screen.presented.map(\.node.path))
    }
}

extension Rect {
    /// Whether a box of a size, or of this rectangle's own size on an axis that is shorter, fits between others.
    fileprivate func hasRoom(for size: Size, besides others: [Rect]) -> Bool {
        let box = Size(width: min(size.width, width), height: min(size.height, height))
        // A box that fits can be moved left and up until it touches the edge or another rectangle.
        let (lefts, tops) = ([minX] + others.map(\.maxX), [minY] + others.map(\.maxY))
        return lefts.contains { left in
            tops.contains { top in
                let place = Rect(origin: Point(x: left, y: top), size: box)
                return left >= minX && top >= minY && place.maxX <= maxX + 0.01 && place.maxY <= maxY + 0.01
                    && !others.contains { $0.inset(by: 0.01).intersection(place) != nil }
            }
        }
    }

    /// The size of the largest part of this rectangle beside, above or below another.
    fileprivate func largestRemainder(without other: Rect) -> Size {
        guard let shared = intersection(other) else { return size }
        let beside = Size(width: max(shared.minX - minX, maxX - shared.maxX), height: height)
        let above = Size(width: width, height: max(shared.minY - minY, maxY - shared.maxY))
        return beside.shorterSide > above.shorterSide ? beside : above
    }
}
