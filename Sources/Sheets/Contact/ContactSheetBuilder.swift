package import Checks
import Layout
package import Platform
import Project
package import Source
package import Specs
package import Tokens
package import Values

/// Makes a contact sheet of a component: what the design and the checks know, in the words of a sheet.
package struct ContactSheetBuilder: Sendable {
    /// What all sheets of a project share.
    package struct ProjectFacts: Sendable {
        package var name: String
        package var toolVersion: String
        package var facts: PlatformFacts
        package var tokens: ResolvedTokens
        package var sources: SourceMap
        /// How many sheets the project has.
        package var sheetCount: Int

        package init(
            name: String, toolVersion: String, facts: PlatformFacts, tokens: ResolvedTokens, sources: SourceMap,
            sheetCount: Int
        ) {
            self.name = name
            self.toolVersion = toolVersion
            self.facts = facts
            self.tokens = tokens
            self.sources = sources
            self.sheetCount = sheetCount
        }
    }

    /// Draws a mock-up in an appearance, from its top left corner.
    package typealias Draw = @Sendable (Mockup, Appearance) -> PagePicture

    let project: ProjectFacts
    let component: Component
    let number: Int
    let states: [SheetState]
    let appearances: [Appearance]
    /// The tokens that the component names, in the order of their files.
    let tokens: [ResolvedToken]
    let draw: Draw

    /// - Parameter number: the sheet's place among the project's, from 1.
    package init(
        project: ProjectFacts, component: Component, number: Int, states: [SheetState], appearances: [Appearance],
        tokens: [ResolvedToken], draw: @escaping Draw
    ) {
        self.project = project
        self.component = component
        self.number = number
        self.states = states
        self.appearances = appearances
        self.tokens = tokens
        self.draw = draw
    }

    /// The sheet; nil where the component has no state that could be bound.
    package func build() -> ContactSheet? {
        guard let first = states.first else { return nil }
        let numbers = findingNumbers()
        return ContactSheet(
            header: Header(
                project: project.name, sheet: ContactSheet.name(number: number, of: project.sheetCount),
                title: component.name, level: levelName, localizedTitle: component.title, summary: component.summary),
            facts: FactsRow(facts: facts(of: first.mockup), status: status), isScreen: component.isScreen,
            columns: appearances.map { column($0, of: first.mockup) },
            rows: states.indices.map { row(at: $0, numbers: numbers) },
            tokens: tokens.map { sample($0, in: first.mockup) },
            footer: Footer(
                origin: [project.name, "uispec \(project.toolVersion)"], contexts: contexts(of: first.mockup)))
    }

    private var levelName: String? {
        if component.isScreen { return component.screen?.id ?? "Screen" }
        return component.level.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    }

    // MARK: Facts

    private func facts(of mockup: Mockup) -> [FactsRow.Fact] {
        let metrics = mockup.metrics
        let size = mockup.laidOut.roots.first?.rect.size ?? mockup.laidOut.size
        return [
            .reference(component.reference, file: fileName), .device(metrics),
            .typeSize(metrics.typeSize, type: project.facts.dynamicType),
            .frame(component.isScreen ? mockup.laidOut.size : size, screen: metrics.screen), radius(of: mockup),
            targets(of: mockup),
        ]
    }

    private var fileName: String {
        let path = project.sources[component.nameRange.file]?.path ?? ""
        return path.split(separator: "/").suffix(2).joined(separator: "/")
    }

    private func radius(of mockup: Mockup) -> FactsRow.Fact {
        guard let root = mockup.laidOut.roots.first, let radii = root.node.decoration.radius,
            let radius = radii.value.all.first
        else { return FactsRow.Fact("Radius", "none") }
        return .radius(radius, in: root.rect.size, style: root.node.decoration.cornerStyle)
    }

    private func targets(of mockup: Mockup) -> FactsRow.Fact {
        guard let smallest = mockup.smallestTarget else { return FactsRow.Fact("Targets", "none") }
        return FactsRow.Fact("Targets", "\(smallest.width) × \(smallest.height)", note: "smallest measured")
    }

    private var status: SheetStatus {
        let findings = Set(states.flatMap(\.findings).filter { !$0.isWaived }.map(FindingKey.init))
        let waived = Set(states.flatMap(\.findings).filter(\.isWaived).map(FindingKey.init))
        let passed = states.reduce(0) { total, state in
            total + appearances.reduce(0) { $0 + state.passed(in: $1) }
        }
        return SheetStatus(findings: findings.count, passed: passed, waived: waived.count)
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

    // MARK: Columns and rows

    private func column(_ appearance: Appearance, of mockup: Mockup) -> ContactSheet.Column {
        let name = (appearance.isDark ? "Dark" : "Light") + (appearance.isIncreasedContrast ? ", increased" : "")
        guard let backdrop = mockup.backdrop else { return ContactSheet.Column(name) }
        let color = backdrop.value[appearance].composited(over: .white).hex
        let token = backdrop.token?.segments.last.map { "\($0) " } ?? ""
        return ContactSheet.Column(name, note: "on \(token)\(color)")
    }

    /// A finding is told beside the first state that shows it; in the others its number leads there.
    private func row(at index: Int, numbers: [FindingKey: Int]) -> ContactSheet.Row {
        let state = states[index]
        var told = Set(states[..<index].flatMap(\.findings).map(FindingKey.init))
        let new = state.findings.filter { !$0.isWaived && told.insert(FindingKey($0)).inserted }
        return ContactSheet.Row(
            number: index + 1, name: state.name,
            description: state.definition?.summary ?? (index == 0 && states.count > 1 ? "Default." : ""),
            pairs: StatePairs(component: component, state: state, isDefault: index == 0).pairs,
            findings: new.compactMap { finding in
                numbers[FindingKey(finding)].map { text(of: finding, number: $0) }
            },
            cells: appearances.map { cell(state, in: $0, numbers: numbers) })
    }

    private func cell(
        _ state: SheetState, in appearance: Appearance, numbers: [FindingKey: Int]
    ) -> ContactSheet.Cell {
        let mockup = state.mockup
        let stage = component.isScreen ? PageColors.panel : mockup.stageColor(in: appearance)
        return ContactSheet.Cell(
            picture: draw(mockup, appearance), stageColor: stage, isDark: appearance.isDark && !component.isScreen,
            caption: state.caption(in: appearance),
            rings: state.findings(in: appearance).compactMap { finding in
                guard !finding.isWaived, let area = finding.area, let number = numbers[FindingKey(finding)] else {
                    return nil
                }
                return FindingRing(area, radius: mockup.radius(at: area), number: number)
            })
    }

    // MARK: Findings

    /// Each finding of the sheet once, numbered in the order in which the states show them.
    private func findingNumbers() -> [FindingKey: Int] {
        var numbers: [FindingKey: Int] = [:]
        for finding in states.flatMap(\.findings) where !finding.isWaived {
            let key = FindingKey(finding)
            if numbers[key] == nil { numbers[key] = numbers.count + 1 }
        }
        return numbers
    }

    private func text(of finding: Finding, number: Int) -> FindingText {
        let place = finding.diagnostic.range.flatMap(project.sources.location(of:)).map {
            "\($0.path.split(separator: "/").last ?? ""):\($0.line):\($0.column)"
        }
        return FindingText(
            number: number, rule: finding.rule.rawValue, message: finding.diagnostic.message,
            colors: finding.diagnostic.annotation, place: place, mend: finding.diagnostic.help)
    }

    // MARK: Tokens

    private func sample(_ token: ResolvedToken, in mockup: Mockup) -> TokenSample {
        TokenSample(
            path: token.path, light: token[.light], dark: token[.dark],
            grounds: (mockup.stageColor(in: .light), mockup.stageColor(in: .dark)), type: project.facts.dynamicType)
    }
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
