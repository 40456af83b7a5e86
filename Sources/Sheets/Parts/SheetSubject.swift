package import Checks
import Layout
import Platform
import Project
import Source
package import Specs
package import Values

/// The subject of a sheet: a component with its states, and facts that every kind of sheet shows.
package struct SheetSubject: Sendable {
    /// Draws a mock-up in an appearance, from its top left corner.
    package typealias Draw = @Sendable (Mockup, Appearance) -> PagePicture

    let project: ProjectFacts
    let component: Component
    let number: Int
    package let states: [SheetState]
    let appearances: [Appearance]
    let draw: Draw

    /// - Parameter number: the position of the component in the project, from 1.
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

    /// The mock-ups in the order of the states.
    package var mockups: [Mockup] { states.map(\.mockup) }

    /// Returns the same component in other states, or one state in several contexts.
    package func showing(_ states: [SheetState], in appearances: [Appearance]) -> SheetSubject {
        SheetSubject(
            project: project, component: component, number: number, states: states, appearances: appearances,
            draw: draw)
    }

    var levelName: String? {
        if component.isScreen { return component.screen?.id ?? SheetWords["Screen"] }
        return component.level.map { SheetWords[$0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst()] }
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

    /// The name of the file without its folder.
    var fileName: String {
        let path = project.sources[component.nameRange.file]?.path ?? ""
        return path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Returns the radius of the first state that has one. For a screen, only the first state counts.
    func radius(of first: Mockup) -> FactsRow.Fact {
        let mockups = component.isScreen ? [first] : [first] + states.map(\.mockup)
        return mockups.lazy.compactMap(roundness).first
            ?? FactsRow.Fact(SheetWords["Radius"], SheetWords["none"])
    }

    private func roundness(of mockup: Mockup) -> FactsRow.Fact? {
        guard let root = mockup.laidOut.roots.first else { return nil }
        if let radius = root.roundedCorner {
            return .radius(radius, in: root.rect.size, style: root.node.decoration.cornerStyle)
        }
        // The component may only contain a box that makes up most of it, such as a picture inside a larger hit area.
        // Otherwise show its own largest box, or else the largest one of a component that it uses.
        let rounded = mockup.frames.filter { $0.isShown && $0.frame.shownCorner != nil }
        func largest(_ boxes: [PlacedFrame]) -> Frame? { boxes.map(\.frame).max { $0.rect.area < $1.rect.area } }
        let main = component.isScreen ? nil : largest(rounded).flatMap { $0.rect.area >= root.rect.area / 3 ? $0 : nil }
        // Dots and spokes of symbols are not boxes.
        let own = rounded.filter { $0.isOwn && !$0.isPartOfControl && !$0.frame.isShape }
        let others = rounded.filter { !$0.isPartOfControl && !$0.frame.isShape }
        guard let box = main ?? largest(own) ?? largest(others), let radius = box.shownCorner else { return nil }
        var fact = FactsRow.Fact.radius(radius, in: box.rect.size, style: box.node.decoration.cornerStyle)
        if box.rect != root.rect { fact.note = SheetWords["of %", mockup.name(ofBox: box)] }
        return fact
    }

    /// The smallest hit area of all states.
    var targets: FactsRow.Fact {
        let targets = states.compactMap(\.mockup.smallestTarget)
        guard let smallest = targets.min(by: { $0.isSmallerTarget(than: $1) }) else {
            return FactsRow.Fact(SheetWords["Targets"], SheetWords["none"])
        }
        return FactsRow.Fact(SheetWords["Targets"], smallest.figures, note: SheetWords["smallest measured"])
    }

    var status: SheetStatus {
        let findings = Set(states.flatMap(\.findings).filter { !$0.isWaived }.map(FindingKey.init))
        let waived = Set(states.flatMap(\.findings).filter(\.isWaived).map(FindingKey.init))
        // A rule counts once, however many nodes, states and appearances it checked.
        let passed = states.reduce(into: Set<RuleID>()) { $0.formUnion($1.rules) }
            .subtracting(states.flatMap(\.findings).map(\.rule))
        return SheetStatus(
            findings: findings.count, passed: passed.count, waived: waived.count, phrase: "% rules pass, % waived")
    }

    /// Returns the opaque color of a stage. Sheets and alerts have that of a dimmed screen, which shows their edges.
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
            ? SheetWords["standard, increased contrast"]
            : contrasts.contains(true) ? SheetWords["increased contrast"] : SheetWords["standard contrast"]
        let colors = [false, true].filter { dark in appearances.contains { $0.isDark == dark } }
        return [
            SheetWords.list(colors.map { SheetWords[$0 ? "dark" : "light"] }), contrast, metrics.typeSize.rawValue,
            metrics.device.name,
            SheetWords.list([
                metrics.locale, SheetWords[metrics.direction == .leftToRight ? "left to right" : "right to left"],
            ]),
        ]
    }

    // MARK: Findings

    /// Numbers the findings of the sheet in the order of the states.
    func findingNumbers() -> [FindingKey: Int] {
        var numbers: [FindingKey: Int] = [:]
        for finding in states.flatMap(\.findings) where !finding.isWaived {
            let key = FindingKey(finding)
            if numbers[key] == nil { numbers[key] = numbers.count + 1 }
        }
        return numbers
    }

    /// Returns the marks for the findings of a state.
    /// Returns the rings of the findings at a scroll position, or of those that need no scrolling.
    func rings(
        of state: SheetState, in appearance: Appearance, scrolledBy distances: [Int: Point]? = nil,
        numbers: [FindingKey: Int]
    ) -> [FindingRing] {
        state.findings(in: appearance).compactMap { finding in
            guard !finding.isWaived, finding.scrolled?.distances == distances, let area = finding.area,
                let number = numbers[FindingKey(finding)]
            else { return nil }
            return FindingRing(
                finding.scrolled?.area ?? area, radius: state.mockup.radius(at: area), number: number)
        }
    }

    func text(of finding: Finding, number: Int) -> FindingText {
        let place = finding.diagnostic.range.flatMap(project.sources.location(of:)).map {
            "\($0.path.split(separator: "/").last ?? ""):\($0.line):\($0.column)"
        }
        return FindingText(
            number: number, rule: finding.rule.rawValue, message: finding.diagnostic.message,
            colors: measured(finding), place: place, help: finding.diagnostic.help)
    }

    /// Returns what the message does not say: the colors, and the ratios that differ in other appearances.
    private func measured(_ finding: Finding) -> String? {
        var parts: [String] = []
        let first = finding.occurrences.first?.appearance
        if let figures = finding.diagnostic.annotation, !finding.diagnostic.message.contains(figures) {
            let isInFirst = first == nil || first == appearances.first
            parts.append(figures + (isInFirst ? "" : first.map { " (\(SheetWords.words(for: $0)))" } ?? ""))
        }
        guard let measure = finding.measure, measure.unit == .ratio else { return parts.first }
        let key = FindingKey(finding)
        let alike = states.lazy.flatMap(\.findings).filter { $0.place == finding.place && FindingKey($0) == key }
        let ratios = Array(alike.flatMap(\.occurrences).filter { $0.measure?.unit == .ratio })
        let own = DecimalText.floored(measure.measured, places: 2)
        for appearance in appearances where appearance != first {
            let measured = ratios.filter { $0.appearance == appearance }.compactMap(\.measure?.measured)
            guard let ratio = measured.min().map({ DecimalText.floored($0, places: 2) }), ratio != own else { continue }
            parts.append("\(SheetWords.words(for: appearance)) \(ratio):1")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}

extension Frame {
    fileprivate var isShape: Bool {
        if case .shape = node.content { true } else { false }
    }

    /// The first rounded corner, or nil.
    fileprivate var roundedCorner: CornerRadius? {
        node.decoration.corners?.all.first { $0 != .points(0) }
    }

    /// The first rounded corner of a visible box: a background, a shape or a placeholder.
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
