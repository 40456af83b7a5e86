package import Checks
import Layout
import Platform
import Project
import Source
package import Specs
package import Values

/// What a sheet is about: a component with its states, and what every kind of sheet says of them.
package struct SheetSubject: Sendable {
    /// Draws a mock-up in an appearance, from its top left corner.
    package typealias Draw = @Sendable (Mockup, Appearance) -> PagePicture

    let project: ProjectFacts
    let component: Component
    let number: Int
    package let states: [SheetState]
    let appearances: [Appearance]
    let draw: Draw

    /// - Parameter number: the component's place among the project's, from 1.
    package init(
        project: ProjectFacts, component: Component, number: Int, states: [SheetState], appearances: [Appearance],
        draw: @escaping Draw
    ) {
        self.project = project
        self.component = component
        self.number = number
        self.states = states
        self.appearances = appearances
        self.draw = draw
    }

    /// Its mock-ups, in the order of the states.
    package var mockups: [Mockup] { states.map(\.mockup) }

    /// The same component in other states, or in one state in many contexts.
    package func showing(_ states: [SheetState], in appearances: [Appearance]) -> SheetSubject {
        SheetSubject(
            project: project, component: component, number: number, states: states, appearances: appearances,
            draw: draw)
    }

    var levelName: String? {
        if component.isScreen { return component.screen?.id ?? "Screen" }
        return component.level.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    }

    // MARK: Facts

    func facts(of mockup: Mockup) -> [FactsRow.Fact] {
        let metrics = mockup.metrics
        let size = mockup.laidOut.roots.first?.rect.size ?? mockup.laidOut.size
        return [
            .reference(component.reference, file: fileName), .device(metrics),
            .typeSize(metrics.typeSize, type: project.facts.dynamicType),
            .frame(
                component.isScreen ? mockup.laidOut.size : size, screen: metrics.screen,
                aspect: mockup.laidOut.roots.first?.node.sizing.aspect?.value, below: mockup.heightBelow),
            radius(of: mockup),
            targets,
        ]
    }

    /// Without its folder, which is the project's.
    var fileName: String {
        let path = project.sources[component.nameRange.file]?.path ?? ""
        return path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The radius of the first state that has one. What a screen holds in another state is not what it is.
    func radius(of first: Mockup) -> FactsRow.Fact {
        let mockups = component.isScreen ? [first] : [first] + states.map(\.mockup)
        return mockups.lazy.compactMap(roundness).first ?? FactsRow.Fact("Radius", "none")
    }

    private func roundness(of mockup: Mockup) -> FactsRow.Fact? {
        guard let root = mockup.laidOut.roots.first else { return nil }
        if let radius = root.roundedCorner {
            return .radius(radius, in: root.rect.size, style: root.node.decoration.cornerStyle)
        }
        // The component may be no box itself, but hold one that makes up a good part of it: around a picture that is
        // touched there is mostly air. Else the largest box of its own is told, of a screen only that.
        let rounded = mockup.frames.filter { $0.isShown && $0.frame.shownCorner != nil }
        func largest(_ boxes: [PlacedFrame]) -> Frame? { boxes.map(\.frame).max { $0.rect.area < $1.rect.area } }
        let main = component.isScreen ? nil : largest(rounded).flatMap { $0.rect.area >= root.rect.area / 3 ? $0 : nil }
        // A dot or the spoke of a sign is no box.
        let own = rounded.filter { $0.isOwn && !$0.isPartOfControl && !$0.frame.isShape }
        guard let box = main ?? largest(own), let radius = box.shownCorner else { return nil }
        var fact = FactsRow.Fact.radius(radius, in: box.rect.size, style: box.node.decoration.cornerStyle)
        if box.rect != root.rect { fact.note = "of \(mockup.name(ofBox: box))" }
        return fact
    }

    /// The smallest of all states.
    var targets: FactsRow.Fact {
        let targets = states.compactMap(\.mockup.smallestTarget)
        guard let smallest = targets.min(by: { $0.isSmallerTarget(than: $1) }) else {
            return FactsRow.Fact("Targets", "none")
        }
        return FactsRow.Fact("Targets", smallest.figures, note: "smallest measured")
    }

    var status: SheetStatus {
        let findings = Set(states.flatMap(\.findings).filter { !$0.isWaived }.map(FindingKey.init))
        let waived = Set(states.flatMap(\.findings).filter(\.isWaived).map(FindingKey.init))
        let passed = states.reduce(0) { total, state in
            total + appearances.reduce(0) { $0 + state.passed(in: $1) }
        }
        return SheetStatus(findings: findings.count, passed: passed, waived: waived.count)
    }

    /// The opaque color of a mock-up's stage: of a sheet and of an alert a screen that is dimmed, so that its edge is seen.
    func stageColor(of mockup: Mockup, in appearance: Appearance, at index: Int = 0) -> RGBA {
        let color = mockup.stageColor(in: appearance, at: index)
        let dimming = project.facts.materials.dimming(below: mockup.laidOut.tree, isDark: appearance.isDark)
        return dimming?.composited(over: color) ?? color
    }

    func footer(of mockup: Mockup) -> Footer {
        Footer(origin: project.origin, contexts: contexts(of: mockup))
    }

    private func contexts(of mockup: Mockup) -> [String] {
        let metrics = mockup.metrics
        let contrasts = Set(appearances.map(\.isIncreasedContrast))
        let contrast =
            contrasts.count > 1
            ? "standard, increased contrast" : contrasts.contains(true) ? "increased contrast" : "standard contrast"
        let colors = [false, true].filter { dark in appearances.contains { $0.isDark == dark } }
        return [
            colors.map { $0 ? "dark" : "light" }.joined(separator: ", "), contrast, metrics.typeSize.rawValue,
            metrics.device.name,
            "\(metrics.locale), \(metrics.direction == .leftToRight ? "left to right" : "right to left")",
        ]
    }

    // MARK: Findings

    /// Each finding of the sheet once, numbered in the order in which the states show them.
    func findingNumbers() -> [FindingKey: Int] {
        var numbers: [FindingKey: Int] = [:]
        for finding in states.flatMap(\.findings) where !finding.isWaived {
            let key = FindingKey(finding)
            if numbers[key] == nil { numbers[key] = numbers.count + 1 }
        }
        return numbers
    }

    /// Where the findings of a state are.
    func rings(of state: SheetState, in appearance: Appearance, numbers: [FindingKey: Int]) -> [FindingRing] {
        state.findings(in: appearance).compactMap { finding in
            guard !finding.isWaived, let area = finding.area, let number = numbers[FindingKey(finding)] else {
                return nil
            }
            return FindingRing(area, radius: state.mockup.radius(at: area), number: number)
        }
    }

    func text(of finding: Finding, number: Int) -> FindingText {
        let place = finding.diagnostic.range.flatMap(project.sources.location(of:)).map {
            "\($0.path.split(separator: "/").last ?? ""):\($0.line):\($0.column)"
        }
        return FindingText(
            number: number, rule: finding.rule.rawValue, message: finding.diagnostic.message,
            colors: finding.diagnostic.annotation, place: place, mend: finding.diagnostic.help)
    }
}

extension Frame {
    fileprivate var isShape: Bool {
        if case .shape = node.content { true } else { false }
    }

    /// The first corner that is round; nil where none is.
    fileprivate var roundedCorner: CornerRadius? {
        node.decoration.corners?.all.first { $0 != .points(0) }
    }

    /// The same of what shows where it ends: a ground, a shape, a placeholder.
    fileprivate var shownCorner: CornerRadius? {
        switch node.content {
        case .shape(let shape) where shape.fill != nil || shape.stroke != nil:
            switch shape.outline {
            case .circle, .capsule: return .full
            default: return roundedCorner
            }
        case .skeleton, .image: return roundedCorner
        default: return node.decoration.background.isEmpty ? nil : roundedCorner
        }
    }
}

extension Rect {
    fileprivate var area: Double { width.value * height.value }
}

/// What makes two findings of a sheet one: the rule and the place in the file.
struct FindingKey: Hashable {
    let rule: RuleID
    let range: SourceRange?

    init(_ finding: Finding) {
        rule = finding.rule
        range = finding.diagnostic.range
    }
}
