import Checks
import Layout
import Platform
import Project
import Specs
package import Tokens
import Values

/// Builds the contact sheet of a component from its design and findings.
package struct ContactSheetBuilder: Sendable {
    let subject: SheetSubject
    /// The tokens of the component, in the order of their files.
    let tokens: [ResolvedToken]

    package init(_ subject: SheetSubject, tokens: [ResolvedToken]) {
        self.subject = subject
        self.tokens = tokens
    }

    var component: Component { subject.component }
    var states: [SheetState] { subject.states }
    var appearances: [Appearance] { subject.appearances }

    /// Returns the sheet, or nil if no state could be bound.
    package func build() -> ContactSheet? {
        guard let first = states.first else { return nil }
        let numbers = subject.findingNumbers()
        let context = StageContext(component, states.map(\.mockup), in: subject.project.library)
        var sheet = ContactSheet(
            header: Header(
                project: subject.project.name,
                sheet: ContactSheet.name(number: subject.number, of: subject.project.sheetCount),
                title: component.name, level: subject.levelName, localizedTitle: component.title,
                summary: component.summary),
            facts: FactsRow(facts: subject.facts(of: first.mockup), status: subject.status),
            context: context, columns: appearances.map { column($0, of: first.mockup) },
            rows: states.indices.map { row(at: $0, in: context, numbers: numbers) },
            tokens: samples,
            footer: subject.footer(of: first.mockup))
        sheet.screenWidth = first.mockup.metrics.screen.width
        sheet.notes = component.notes
        sheet.sample = subject.project.sample
        if component.isScreen { sheet.screenRadius = first.mockup.metrics.device.cornerRadius }
        if states.allSatisfy(\.looksSame) { sheet.joinEqualColumns() }
        return sheet
    }

    // MARK: Columns and rows

    func column(_ appearance: Appearance, of mockup: Mockup) -> ContactSheet.Column {
        let name = SheetWords.name(of: appearance)
        if mockup.isOverDimmedScreen { return ContactSheet.Column(name, note: SheetWords["over a dimmed screen"]) }
        guard let backdrop = mockup.backdrop else { return ContactSheet.Column(name) }
        let equal = mockup.backdrops.filter { $0.value[appearance] == backdrop.value[appearance] }
        return ContactSheet.Column(name, note: Self.note(of: equal, in: appearance))
    }

    /// “on grouped and background #000000”: backgrounds that have one color in this appearance.
    private static func note(of backdrops: [BoundColor], in appearance: Appearance) -> String {
        var names: [String] = []
        for case let name? in backdrops.map({ $0.token?.segments.last.map(String.init) }) where !names.contains(name) {
            names.append(name)
        }
        let color = backdrops.first.map { $0.value[appearance].composited(over: .white).hex } ?? ""
        return SheetWords["on %", (names.isEmpty ? "" : names.joined(separator: SheetWords[" and "]) + " ") + color]
    }

    /// Returns the cells on the backgrounds after the first one.
    private func others(_ state: SheetState, _ context: StageContext, numbers: [FindingKey: Int]) -> [ContactSheet.Row
        .Line]
    {
        let backdrops = state.mockup.isOverDimmedScreen ? [] : state.mockup.backdrops
        return backdrops.enumerated().dropFirst().compactMap { index, backdrop in
            let cells = appearances.map { appearance in
                let isKnown = backdrops[..<index].contains { $0.value[appearance] == backdrop.value[appearance] }
                return isKnown ? nil : cell(state, in: appearance, at: index, context, numbers: numbers)
            }
            guard cells.contains(where: { $0 != nil }) else { return nil }
            let notes = zip(appearances, cells).map { appearance, cell in
                // The head of the column names the backgrounds that have one color.
                cell == nil ? "" : Self.note(of: [backdrop], in: appearance)
            }
            return ContactSheet.Row.Line(notes: notes, cells: cells)
        }
    }

    /// Returns a row. A finding is described at the first state that has it; other states show only its number.
    func row(at index: Int, in context: StageContext, numbers: [FindingKey: Int]) -> ContactSheet.Row {
        let state = states[index]
        var known = Set(states[..<index].flatMap(\.findings).map(FindingKey.init))
        let new = state.findings.filter { !$0.isWaived && known.insert(FindingKey($0)).inserted }
        var row = ContactSheet.Row(
            number: index + 1, name: states.count == 1 ? "" : state.title,
            description: description(of: state),
            pairs: StatePairs(
                component: component, state: state, defaultState: states[0], isDefault: index == 0,
                earlier: Array(states[..<index]),
                library: subject.project.library
            ).pairs,
            findings: new.compactMap { finding in
                numbers[FindingKey(finding)].map { subject.text(of: finding, number: $0) }
            },
            cells: appearances.map { cell(state, in: $0, context, numbers: numbers) })
        row.others = others(state, context, numbers: numbers) + scrolled(state, context, numbers: numbers)
        return row
    }

    /// The summary of a state, unless it only repeats its name: “Pressed.”
    private func description(of state: SheetState) -> String {
        guard let summary = state.definition?.summary else { return "" }
        let words = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
        return words.lowercased() == StatePairs.words(state.name).lowercased() ? "" : summary
    }

    func cell(
        _ state: SheetState, in appearance: Appearance, at background: Int = 0, _ context: StageContext,
        numbers: [FindingKey: Int]
    ) -> ContactSheet.Cell {
        let mockup = state.mockup
        let stage =
            component.isScreen ? PageColors.page : subject.stageColor(of: mockup, in: appearance, at: background)
        // Use the findings for this background, not for the worst one.
        let state = mockup.isOverDimmedScreen ? state : state.backgroundStates.dropFirst(background).first ?? state
        var caption = state.caption(in: appearance)
        // Count passed checks only once.
        if background > 0, caption.verdict == .pass { caption.counts = "" }
        var cell = ContactSheet.Cell(
            picture: subject.draw(mockup.reachingEdge(of: context), appearance), stageColor: stage,
            isDark: appearance.isDark && !component.isScreen,
            caption: caption,
            rings: subject.rings(of: state, in: appearance, numbers: numbers))
        if context == .row { cell.neighbor = states.first.map { subject.draw($0.mockup, appearance) } }
        cell.homeIndicator = HomeIndicator(
            context, in: mockup.metrics, appearance, facts: subject.project.facts)
        return cell
    }

    // MARK: Tokens

    var samples: [TokenSample] {
        let users = TokenUsers(states.map(\.mockup))
        return tokens.map { sample($0, users) }.enumerated().sorted {
            ($0.element.picture.order, $0.offset) < ($1.element.picture.order, $1.offset)
        }.map(\.element)
    }

    /// Returns the sample of a token, with the nodes that show it.
    private func sample(_ token: ResolvedToken, _ users: TokenUsers) -> TokenSample {
        var sample = TokenSample(
            path: token.path, light: token[.light], dark: token[.dark],
            backgrounds: (ground(of: token, in: .light), ground(of: token, in: .dark)),
            type: subject.project.facts.dynamicType, fonts: subject.project.fonts)
        if Set(sample.lines).count == 1 { sample.lines = Array(sample.lines.prefix(1)) }
        let words = users.words(for: token.path)
        if !words.isEmpty { sample.lines.append(words) }
        return sample
    }

    /// Returns the opaque color below a token where the component shows it first, or the color of the stage.
    ///
    /// Tokens in no measured contrast, such as those of separators, are over the filled containers around them.
    private func ground(of token: ResolvedToken, in appearance: Appearance) -> RGBA {
        for measured in states.flatMap(\.contrasts) where measured.appearance == appearance {
            // A cover over a text is over more than the text.
            guard let paints = measured.stack?.paints, let place = paints.firstIndex(where: { $0.token == token.path }),
                place > 0, !paints[..<place].contains(where: { $0.isInk(of: measured) })
            else { continue }
            let ground = paints[1..<place].reduce(paints[0].color) { $1.color.composited(over: $0) }
            if ground.alpha >= 1 { return ground }
        }
        let page: RGBA = appearance.isDark ? .black : .white
        for mockup in states.lazy.map(\.mockup) {
            guard let fills = mockup.fills(behind: token.path, in: appearance) else { continue }
            let stage = subject.stageColor(of: mockup, in: appearance)
            return fills.reduce(stage) { $1.composited(over: $0) }
        }
        return states.first.map { subject.stageColor(of: $0.mockup, in: appearance) } ?? page
    }
}
