import Checks
import Layout
import Platform
import Project
import Specs
import Values

/// Builds a type size sheet from the layout and findings of one state at every type size.
package struct TypeSizeSheetBuilder: Sendable {
    let subject: SheetSubject

    /// - Parameter subject: one state in all type sizes, smallest first, in one appearance.
    package init(_ subject: SheetSubject) {
        self.subject = subject
    }

    private var states: [SheetState] { subject.states }
    private var type: DynamicType { subject.project.facts.dynamicType }

    /// Returns the sheet, or nil if the component could not be bound at the default size.
    package func build() -> TypeSizeSheet? {
        guard let regular = states.first(where: { $0.mockup.metrics.typeSize == type.defaultSize }),
            let appearance = subject.appearances.first
        else { return nil }
        let control = control(in: regular.mockup)
        let texts = SizedTexts(in: states, regular: regular.mockup)
        let numbers = subject.findingNumbers()
        let metrics = regular.mockup.metrics
        var footer = subject.footer(of: regular.mockup)
        footer.contexts = footer.contexts.map {
            $0 == metrics.typeSize.rawValue ? "\(states.count) type sizes" : $0
        }
        var sheet = TypeSizeSheet(
            header: Header(
                project: subject.project.name,
                sheet: TypeSizeSheet.name(number: subject.number, of: subject.project.sheetCount),
                title: subject.component.name, level: subject.levelName, localizedTitle: subject.component.title,
                summary: summary(of: regular)),
            facts: FactsRow(facts: facts(regular.mockup, in: appearance), status: subject.status),
            sample: Self.sample(metrics.locale),
            cells: states.map { cell($0, texts, control: control, numbers: numbers, in: appearance) },
            isSame: isSame(as: regular.mockup),
            texts: texts.texts.map(\.name),
            control: control.map { StatePairs.words($0.interaction.role) },
            isFullWidth: regular.mockup.laidOut.size.width >= metrics.screen.width - 0.5,
            isSheet: regular.mockup.isSheet,
            screenRadius: regular.mockup.isWholeScreen ? metrics.device.cornerRadius : nil, findings: findings(numbers),
            footer: footer)
        sheet.limit = SizedTexts.limit(in: regular.mockup)
        return sheet
    }

    /// Returns the summary, with the name of the state unless it is the first.
    private func summary(of regular: SheetState) -> String {
        let isFirst = regular.name == subject.component.stateNames.first
        let kind = subject.component.isScreen ? "screen" : "component"
        return isFirst
            ? SheetWords["The same % at all twelve type sizes.", SheetWords[kind]]
            : SheetWords["The state “%” at all twelve type sizes.", regular.name]
    }

    /// Whether all frames have the same size at every type size, and the component has no text.
    private func isSame(as regular: Mockup) -> Bool {
        let frames = regular.frames.map(\.frame.rect)
        return states.allSatisfy { state in
            state.mockup.frames.map(\.frame.rect) == frames
                && !state.mockup.frames.contains { $0.isShown && $0.frame.text != nil }
        }
    }

    /// Returns a letter of the script of a language.
    private static func sample(_ locale: String) -> String {
        switch locale.prefix(2) {
        case "ja": "あ"
        case "zh": "永"
        case "ko": "가"
        default: "Aa"
        }
    }

    // MARK: Facts

    private func facts(_ mockup: Mockup, in appearance: Appearance) -> [FactsRow.Fact] {
        let sizes = states.map { TypeSizeSheet.Cell.name(of: $0.mockup.metrics.typeSize) }
        let heights = states.map(\.mockup.ownSize.height)
        let low = heights.min() ?? 0
        let high = heights.max() ?? 0
        let targets = states.compactMap(\.mockup.smallestTarget).min { $0.isSmallerTarget(than: $1) }
        let below = mockup.heightBelow
        return [
            .reference(subject.component.reference, file: subject.fileName), .device(mockup.metrics),
            FactsRow.Fact(
                SheetWords["Type sizes"], "\(states.count)",
                note: SheetWords["% to %", sizes.first ?? "", sizes.last ?? ""]),
            FactsRow.Fact(
                SheetWords["Appearance"], SheetWords[appearance.isDark ? "dark" : "light"],
                note: SheetWords[appearance.isIncreasedContrast ? "increased contrast" : "standard contrast"]),
            FactsRow.Fact(
                SheetWords["Height"],
                low == high
                    ? low.redline : [low, high].map { DecimalText.short($0.value, places: 0) }.joined(separator: "–"),
                note: (below > 0 ? SheetWords["+ % safe area, ", below] : "")
                    + SheetWords[low == high ? "at every size" : "points"]),
            targets.map { FactsRow.Fact(SheetWords["Targets"], $0.figures, note: SheetWords["smallest measured"]) }
                ?? FactsRow.Fact(SheetWords["Targets"], SheetWords["none"]),
        ]
    }

    // MARK: Cells

    private func cell(
        _ state: SheetState, _ texts: SizedTexts, control: SizedControl?, numbers: [FindingKey: Int],
        in appearance: Appearance
    ) -> TypeSizeSheet.Cell {
        let mockup = state.mockup
        let size = mockup.metrics.typeSize
        let lines = texts.lines(in: state)
        // Mark findings that occur at every size only at the default size.
        let rings = subject.rings(of: state, in: appearance, numbers: numbers).filter { ring in
            size == type.defaultSize || !everywhere(numbers).contains(ring.number)
        }
        let counts = Set(rings.map(\.number)).count
        let worst = texts.worst(in: state)
        let isFailing = counts > 0 || lines.contains { $0?.fails ?? false } || worst?.lines.fails ?? false
        let context = StageContext(subject.component, subject.mockups, in: subject.project.library)
        let found = control.flatMap { same($0, in: mockup) }
        let shown = found.flatMap { self.shown($0, in: mockup) }
        return TypeSizeSheet.Cell(
            typeSize: size, body: type.size(of: .body, at: size), isDefault: size == type.defaultSize,
            picture: subject.draw(mockup.reachingEdge(of: context), appearance),
            stageColor: subject.component.isScreen ? PageColors.panel : subject.stageColor(of: mockup, in: appearance),
            background: subject.stageColor(of: mockup, in: appearance),
            isDark: appearance.isDark && !subject.component.isScreen,
            homeIndicator: HomeIndicator(context, in: mockup.metrics, appearance, facts: subject.project.facts),
            frame: mockup.ownSize,
            below: mockup.heightBelow, overhang: mockup.overhang,
            control: shown, hiddenControl: shown == nil ? found.map { visibility($0, in: mockup) } : nil, lines: lines,
            worst: worst,
            // A truncated text without a finding does not count as passed.
            verdict: isFailing ? .fail : worst.map { $0.lines.isTruncated } ?? true ? .open : .pass,
            findingCount: counts, rings: rings)
    }

    /// Returns the numbers of the findings that occur at every size.
    private func everywhere(_ numbers: [FindingKey: Int]) -> Set<Int> {
        Set(
            numbers.filter { key, _ in
                states.allSatisfy { $0.findings.contains { FindingKey($0) == key } }
            }.values)
    }

    private func findings(_ numbers: [FindingKey: Int]) -> [FindingText] {
        numbers.sorted { $0.value < $1.value }.compactMap { key, number in
            let found = states.filter { $0.findings.contains { !$0.isWaived && FindingKey($0) == key } }
            guard let finding = found.first?.findings.first(where: { FindingKey($0) == key && !$0.isWaived }) else {
                return nil
            }
            var text = subject.text(of: finding, number: number)
            let names = found.map { TypeSizeSheet.Cell.name(of: $0.mockup.metrics.typeSize) }
            let sizes =
                names.count == states.count
                ? "every type size"
                : names.count > 3 ? "\(names[0]) to \(names[names.count - 1])" : names.joined(separator: ", ")
            text.rule += ", at \(sizes)"
            return text
        }
    }

    // MARK: The control

    /// Returns the control next to which its height is shown: the primary one, else one that grows, else any; of
    /// several the smallest, and among equal ones the rightmost. Visible controls come first.
    private func control(in mockup: Mockup) -> SizedControl? {
        let all = SizedControl.all(in: mockup)
        let seen = all.filter { shown($0, in: mockup) != nil }
        let targets = seen.isEmpty ? all : seen
        let growing = targets.filter(grows)
        return targets.first { $0.interaction.isPrimary }
            ?? (growing.isEmpty ? targets : growing).min { first, second in
                let (one, two) = (first.area, second.area)
                return one.size == two.size ? one.maxX > two.maxX : one.size.isSmallerTarget(than: two.size)
            }
    }

    /// Whether a control is higher at the largest type size.
    private func grows(_ control: SizedControl) -> Bool {
        guard let largest = states.last?.mockup, let there = same(control, in: largest) else { return false }
        return there.area.height > control.area.height + 0.5
    }

    /// The room right of a control for its dimension line, in points of the component.
    private static let room: Points = 28

    /// Returns a description of a control that is not fully visible.
    private func visibility(_ control: SizedControl, in mockup: Mockup) -> String {
        let laidOut = Rect(origin: .zero, size: mockup.laidOut.size)
        // Scrolled content of a sheet is visible down to its lower edge.
        let below = EdgeInsets(bottom: -mockup.heightBelow)
        let clip = control.placed.clip ?? laidOut
        let window = clip.maxY >= laidOut.maxY - 0.5 ? clip.inset(by: below) : clip
        let seen = window.intersection(laidOut.inset(by: below))?.intersection(control.placed.frame.rect)
        return seen.map { $0.width > 0 && $0.height > 0 } ?? false ? "partly hidden" : "hidden"
    }

    /// Returns nil if the control is not fully visible.
    private func shown(_ control: SizedControl, in mockup: Mockup) -> TypeSizeSheet.Control? {
        let area = control.area
        let seen = Rect(origin: .zero, size: mockup.laidOut.size)
        let frame = control.placed.frame.rect
        guard (control.placed.clip ?? seen).contains(frame, tolerance: 0.5), seen.contains(frame, tolerance: 0.5) else {
            return nil
        }
        let beside = Rect(x: area.maxX, y: area.minY, width: Self.room, height: area.height)
        // The dimension line must not be drawn on the edge of the card or banner around the control.
        let root = mockup.laidOut.roots.first?.node.path
        let isOnEdge = mockup.frames.contains { holder in
            let rest = holder.frame.rect.maxX - area.maxX
            return rest > 0.5 && rest < Self.room && holder.frame.rect.contains(frame, tolerance: 0.5)
                && (holder.frame.hasVisibleEdge || holder.frame.node.path == root)
        }
        // The background of a sheet differs from that of the stage.
        let isFree =
            !isOnEdge && !mockup.isSheet
            && !mockup.frames.contains { placed in
                guard placed.isShown, placed.frame.rect.intersection(beside) != nil,
                    !frame.contains(placed.frame.rect, tolerance: 0.5)
                else { return false }
                switch placed.frame.node.content {
                case .text, .symbol, .image, .shape, .skeleton: return true
                default: return placed.frame.node.interaction?.isControl ?? false
                }
            }
        return TypeSizeSheet.Control(area: area, isFree: isFree)
    }

    /// Returns the control with the same function at another size.
    private func same(_ control: SizedControl, in mockup: Mockup) -> SizedControl? {
        let targets = SizedControl.all(in: mockup)
        return targets.first { $0.placed.frame.node.path == control.placed.frame.node.path }
            ?? targets.first {
                $0.interaction.action != nil && $0.interaction.action?.value == control.interaction.action?.value
            }
    }
}

extension Frame {
    /// Whether its edge is visible.
    fileprivate var hasVisibleEdge: Bool {
        !node.decoration.background.isEmpty || node.decoration.border != nil
    }
}
