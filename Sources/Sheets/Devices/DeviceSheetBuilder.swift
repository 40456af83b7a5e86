import Checks
import Layout
import Platform
import Project
import Specs
package import Values

/// Builds a device sheet from the layout and findings of a screen on every device.
package struct DeviceSheetBuilder: Sendable {
    let subject: SheetSubject

    /// - Parameter subject: one state on all devices and orientations, in ``appearances(among:)``.
    package init(_ subject: SheetSubject) {
        self.subject = subject
    }

    /// Returns light and dark once each, because contrast does not change the layout.
    package static func appearances(among all: [Appearance]) -> [Appearance] {
        [false, true].compactMap { isDark in all.first { $0.isDark == isDark } }
    }

    /// Returns the sheet, or nil if the screen could not be bound.
    package func build() -> DeviceSheet? {
        guard let first = subject.states.first else { return nil }
        let numbers = subject.findingNumbers()
        var footer = subject.footer(of: first.mockup)
        let names = devices.map(\.name)
        footer.contexts = footer.contexts.map {
            $0 == first.mockup.metrics.device.name ? names.joined(separator: ", ") : $0
        }
        let groups = Orientation.allCases.compactMap { orientation -> DeviceSheet.Group? in
            let states = subject.states.filter { $0.mockup.metrics.orientation == orientation }
            guard !states.isEmpty else { return nil }
            return DeviceSheet.Group(
                orientation: orientation, rows: subject.appearances.map { row($0, states, numbers: numbers) })
        }
        return DeviceSheet(
            header: Header(
                project: subject.project.name,
                sheet: DeviceSheet.name(number: subject.number, of: subject.project.sheetCount),
                title: subject.component.name, level: subject.levelName, localizedTitle: subject.component.title,
                summary: SheetWords["The same screen on every device of the project."]),
            facts: FactsRow(facts: facts(of: first.mockup), status: subject.status), groups: groups,
            findings: findings(numbers), footer: footer)
    }

    private var devices: [Device] {
        var seen: Set<String> = []
        return subject.states.map(\.mockup.metrics.device).filter { seen.insert($0.id).inserted }
    }

    private func facts(of mockup: Mockup) -> [FactsRow.Fact] {
        let screens = subject.states.map(\.mockup.metrics.screen)
        let widths = screens.map(\.width)
        let heights = screens.map(\.height)
        let orientations = Set(subject.states.map(\.mockup.metrics.orientation))
        let targets = subject.states.compactMap(\.mockup.smallestTarget).min { $0.isSmallerTarget(than: $1) }
        return [
            .reference(subject.component.reference, file: subject.fileName),
            FactsRow.Fact(
                SheetWords["Devices"], "\(devices.count)",
                note: Orientation.allCases.filter(orientations.contains).map(\.rawValue).joined(separator: ", ")),
            .typeSize(mockup.metrics.typeSize, type: subject.project.facts.dynamicType),
            FactsRow.Fact(SheetWords["Widths"], Self.span(widths), note: SheetWords["points"]),
            FactsRow.Fact(SheetWords["Heights"], Self.span(heights), note: SheetWords["points"]),
            targets.map { FactsRow.Fact(SheetWords["Targets"], $0.figures, note: SheetWords["smallest measured"]) }
                ?? FactsRow.Fact(SheetWords["Targets"], SheetWords["none"]),
        ]
    }

    private static func span(_ lengths: [Points]) -> String {
        guard let low = lengths.min(), let high = lengths.max() else { return "" }
        return low == high ? "\(low)" : "\(low)–\(high)"
    }

    // MARK: Rows

    private func row(
        _ appearance: Appearance, _ states: [SheetState], numbers: [FindingKey: Int]
    ) -> DeviceSheet.Row {
        DeviceSheet.Row(
            title: SheetWords[appearance.isDark ? "Dark" : "Light"],
            note: SheetWords[appearance.isIncreasedContrast ? "increased contrast" : "standard contrast"],
            cells: states.map { cell($0, in: appearance, numbers: numbers) })
    }

    private func cell(
        _ state: SheetState, in appearance: Appearance, numbers: [FindingKey: Int]
    ) -> DeviceSheet.Cell {
        let metrics = state.mockup.metrics
        let insets = metrics.safeArea.resolved(metrics.direction)
        let sides = [
            (insets.top, "top"), (insets.left, "left"), (insets.bottom, "bottom"), (insets.right, "right"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        var caption = state.caption(in: appearance)
        caption.unit = "pt, @\(DecimalText.short(metrics.device.scale))x"
        return DeviceSheet.Cell(
            name: metrics.device.name,
            safeArea: sides.isEmpty ? "safe area: all" : "safe area: " + sides.joined(separator: ", "),
            insets: insets, picture: subject.draw(state.mockup, appearance),
            rings: subject.rings(of: state, in: appearance, numbers: numbers), caption: caption,
            cornerRadius: metrics.device.cornerRadius)
    }

    private func findings(_ numbers: [FindingKey: Int]) -> [FindingText] {
        numbers.sorted { $0.value < $1.value }.compactMap { key, number in
            let found = subject.states.filter { $0.findings.contains { !$0.isWaived && FindingKey($0) == key } }
            guard let finding = found.first?.findings.first(where: { !$0.isWaived && FindingKey($0) == key }) else {
                return nil
            }
            var text = subject.text(of: finding, number: number)
            text.rule += Self.places(found, among: subject.states)
            return text
        }
    }

    /// Returns the devices of a finding as text, or nothing if it occurs on all of them.
    private static func places(_ found: [SheetState], among all: [SheetState]) -> String {
        guard found.count < all.count else { return "" }
        func states(_ all: [SheetState], in orientation: Orientation) -> [SheetState] {
            all.filter { $0.mockup.metrics.orientation == orientation }
        }
        let places = Orientation.allCases.flatMap { orientation -> [String] in
            let here = states(found, in: orientation)
            if here.isEmpty { return [] }
            let isOneWay = states(all, in: orientation).count == all.count
            if here.count == states(all, in: orientation).count, !isOneWay { return ["in \(orientation.rawValue)"] }
            let names = here.map(\.mockup.metrics.device.name).joined(separator: ", ")
            return ["on \(names)" + (isOneWay ? "" : " in \(orientation.rawValue)")]
        }
        return places.isEmpty ? "" : ", " + places.joined(separator: ", ")
    }
}
