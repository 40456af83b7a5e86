import Checks
import Layout
import Platform
import Project
import Source
import Specs
import Values

/// Builds the redline sheet of a component from its frames, reading order and findings.
package struct RedlineSheetBuilder: Sendable {
    let subject: SheetSubject

    package init(_ subject: SheetSubject) {
        self.subject = subject
    }

    private var component: Component { subject.component }

    /// Returns the sheet, or nil if no state could be bound.
    package func build() -> RedlineSheet? {
        guard let first = subject.states.first, let appearance = subject.appearances.first else { return nil }
        let numbers = subject.findingNumbers()
        var sheet = RedlineSheet(
            header: header, facts: FactsRow(facts: facts(of: first.mockup), status: subject.status),
            title: component.name, caption: caption, main: drawing(of: first, in: appearance, numbers),
            footer: subject.footer(of: first.mockup))
        sheet.isScreen = component.isScreen
        sheet.sample = subject.project.sample
        sheet.stops = ReadingStop.all(in: first.mockup)
        sheet.nested = nested(in: first.mockup)
        sheet.main.hitArea = soleTarget(of: first.mockup)
        sheet.contrasts = MeasuredContrast.all(in: first, appearance)
        sheet.inks = first.mockup.inks + first.mockup.systemStrips
        sheet.columns = subject.appearances.prefix(2).map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
        sheet.rows = subject.states.map { row($0, numbers: numbers) }
        sheet.variants = variants.map { drawing(of: $0, in: appearance, numbers) }
        sheet.findings = findingRows(numbers)
        return sheet
    }

    private var header: Header {
        Header(
            project: subject.project.name,
            sheet: RedlineSheet.name(number: subject.number, of: subject.project.sheetCount), title: component.name,
            level: SheetWords["Redlines"], localizedTitle: component.title,
            summary: SheetWords["Every measured figure, at its place in the drawing."])
    }

    private var caption: String {
        [
            component.reference, component.level?.rawValue ?? (component.isScreen ? SheetWords["screen"] : nil),
            component.summary,
        ]
        .compactMap { $0 }.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(separator: " · ")
    }

    private func facts(of mockup: Mockup) -> [FactsRow.Fact] {
        let appearance = FactsRow.Fact(
            SheetWords["Appearance"], subject.appearances.first?.name ?? "light",
            note: !component.isScreen
                ? subject.appearances.dropFirst().first.map { SheetWords["% where it differs", $0.name] } ?? "" : "")
        return [
            .reference(component.reference, file: subject.fileName), .device(mockup.metrics),
            .typeSize(mockup.metrics.typeSize, type: subject.project.facts.dynamicType), appearance,
            subject.radius(of: mockup), subject.targets,
        ]
    }

    // MARK: Drawings

    private static let nearlyWhite = 0.95

    private func drawing(
        of state: SheetState, in appearance: Appearance, _ numbers: [FindingKey: Int]
    ) -> RedlineSheet.Drawing {
        let stage = subject.stageColor(of: state.mockup, in: appearance)
        // A nearly white background is drawn as the page; any other changes how the component looks.
        let needsBackground = Contrast.luminance(stage) < Self.nearlyWhite && !component.isScreen
        let context = StageContext(component, subject.mockups, in: subject.project.library)
        let safeArea: Points = context == .bottomBar ? state.mockup.metrics.safeArea.bottom : 0
        var drawing = RedlineSheet.Drawing(
            caption: "\(state.title), \(appearance.name)",
            anatomy: AnatomyReader.anatomy(of: state.mockup, in: appearance, safeArea: safeArea),
            picture: subject.draw(state.mockup.reachingEdge(of: context), appearance),
            background: needsBackground ? stage : nil)
        drawing.isDark = Contrast.luminance(stage) < RedlineMeasures.darkest
        drawing.homeIndicator = HomeIndicator(
            context, in: state.mockup.metrics, appearance, facts: subject.project.facts)
        drawing.rings = subject.rings(of: state, in: appearance, numbers: numbers)
        return drawing
    }

    /// Returns the hit area of a component that is a single control, or nil if it has several controls or one inside.
    private func soleTarget(of mockup: Mockup) -> Rect? {
        let controls = mockup.frames.filter { $0.frame.node.interaction?.isControl ?? false }
        guard controls.count == 1, let control = controls.first?.frame, !component.isScreen,
            control.rect == mockup.laidOut.roots.first?.rect
        else { return nil }
        return HitArea.rect(of: control, direction: mockup.metrics.direction)
    }

    /// Returns the visible hit areas of controls inside other controls.
    private func nested(in mockup: Mockup) -> [Rect] {
        let whole = Rect(origin: .zero, size: mockup.laidOut.size)
        return mockup.frames.filter { $0.isShown && $0.isInsideControl && !$0.isDisabled }.compactMap { placed in
            HitArea.rect(of: placed.frame, direction: mockup.metrics.direction)
                .flatMap { (placed.clip ?? whole).intersection($0) }
        }
    }

    /// The states whose geometry differs from the first, each geometry once, and those with findings of their own.
    private var variants: [SheetState] {
        var seen: Set<[Place]> = []
        var found: Set<FindingKey> = []
        return subject.states.filter { state in
            let places = state.mockup.frames.map { placed in
                // A longer text alone is not a different geometry.
                var rect = placed.frame.rect
                if placed.frame.text != nil { rect = Rect(x: 0, y: rect.minY, width: 0, height: rect.height) }
                let node = placed.frame.node
                return Place(
                    path: node.path, rect: rect, radius: node.decoration.corners, tail: placed.frame.tail,
                    padding: node.padding?.value)
            }
            let findings = state.findings.filter { !$0.isWaived && $0.area != nil }.map(FindingKey.init)
            let isFound = findings.contains { !found.contains($0) }
            found.formUnion(findings)
            let isOther = seen.insert(places).inserted
            return isOther || isFound
        }.dropFirst().map { $0 }
    }

    private struct Place: Hashable {
        var path: String
        var rect: Rect
        var radius: CornerRadii?
        var tail: BoundTail?
        var padding: Insets?
    }

    // MARK: States

    private func row(_ state: SheetState, numbers: [FindingKey: Int]) -> RedlineSheet.StateRow {
        let stops = ReadingStop.all(in: state.mockup)
        let effects = state.mockup.laidOut.roots.first?.node.effects
        let scale = effects.map { $0.scale == 1 ? "" : SheetWords["scale %", DecimalText.short($0.scale)] } ?? ""
        return RedlineSheet.StateRow(
            name: state.title, spoken: stops.count == 1 ? stops.first?.spoken ?? "" : "", note: scale,
            cells: subject.appearances.prefix(2).map { cell(state, in: $0, numbers: numbers) })
    }

    private func cell(
        _ state: SheetState, in appearance: Appearance, numbers: [FindingKey: Int]
    ) -> RedlineSheet.StateCell {
        RedlineSheet.StateCell(
            picture: subject.draw(state.mockup, appearance),
            stageColor: subject.stageColor(of: state.mockup, in: appearance),
            isDark: appearance.isDark,
            pill: MeasuredContrast.worst(in: state, appearance)?.pill,
            rings: subject.rings(of: state, in: appearance, numbers: numbers))
    }

    // MARK: Findings

    /// Returns each finding once, in the order of the numbers.
    private func findingRows(_ numbers: [FindingKey: Int]) -> [FindingRow] {
        var seen: Set<FindingKey> = []
        return subject.states.flatMap(\.findings).compactMap { finding in
            guard !finding.isWaived, let number = numbers[FindingKey(finding)],
                seen.insert(FindingKey(finding)).inserted
            else { return nil }
            let source = finding.diagnostic.range.flatMap { SourceExcerpt($0, in: subject.project.sources) }
            var text = subject.text(of: finding, number: number)
            if source != nil { text.place = nil }
            return FindingRow(text, source: source, fix: FixSample(finding))
        }
    }
}
