import Canvas
import Checks
import Comparison
import Drawing
import Loading
import Project
import Reports
import Sheets
import Source
import Specs
import Values

extension RenderRun {
    func makeSheetRun(_ metrics: MetricsContext, in matrix: ContextMatrix) -> SheetRun {
        SheetRun(
            project: project, rules: RuleSet(project.manifest.rules, profile: project.manifest.profile),
            metrics: metrics,
            appearances: matrix.appearances, scale: options.sheetScale ?? project.manifest.sheetScale ?? 2,
            colors: project.manifest.sheetColors, today: options.today, icons: icons, files: files,
            sources: project.namedSources, families: project.fonts.families + typesetter.systemFamilies)
    }

    /// Whether the manifest lists a sheet as committed: a contact sheet by the name of its component, any other by its
    /// own name.
    private func isListed(_ sheet: LaidOutSheet) -> Bool {
        if sheet.name == SheetName.alerts, project.joinedAlerts.contains(where: { isListed($0.name) }) { return true }
        return isListed(sheet.kind == SheetKind.contact.rawValue ? sheet.component ?? sheet.name : sheet.name)
    }

    private func isListed(_ sheet: String) -> Bool {
        project.manifest.committedSheets?.contains { $0.text == sheet } ?? false
    }

    /// Whether a sheet is drawn, by the name of its component: all are, and for a comparison with files those that the
    /// manifest lists as committed.
    func isDrawn(_ sheet: String) -> Bool {
        guard options.verifies, options.choice.component == nil, let committed = project.manifest.committedSheets
        else { return true }
        return committed.contains { $0.text == sheet }
    }

    /// Draws the sheets of a component, or compares them with their descriptions and files. The result is empty if
    /// there is nothing to show.
    func draw(
        _ component: Component, by run: SheetRun, against description: DescriptionVerification?,
        using state: DrawingState
    ) -> MockupDrawing.Drawn {
        let known = options.shards?.sheets(
            of: component.name, in: project.output, format: options.format, files: files)
        let kinds = known == nil ? kinds(of: component, description) : []
        // Without kinds, only the pairs of colors are found, which the token sheet shows of every component.
        guard !kinds.isEmpty || isDrawn(SheetName.tokens) else { return MockupDrawing.Drawn() }
        let drawn = run.sheets(of: component, kinds, by: state)
        var result = MockupDrawing.Drawn(pairs: drawn.pairs)
        if options.shard != nil { result.sharedSheets = (component.name, []) }
        for sheet in drawn.sheets { keep(sheet, of: run, against: description, using: state, in: &result) }
        for sheet in known ?? [] {
            result.sheets.append(sheet)
            let path = PathName.join(project.output, "\(sheet.name).\(options.format.rawValue)")
            result.outcomes.append(.success(path))
        }
        return result
    }

    /// The kinds of sheets to draw. Annotated ones are drawn on request, and if they are committed or described.
    private func kinds(of component: Component, _ description: DescriptionVerification?) -> [SheetKind] {
        let isJoined = component.isAlert && !project.joinedAlerts.isEmpty
        let kinds = SheetKind.allCases.filter { $0 != .contact || !isJoined }
        if options.annotates { return kinds }
        return kinds.filter { kind in
            if kind == .contact { return description != nil || isDrawn(component.name) }
            let name = kind.name(of: component)
            return isListed(name)
                || description?.saved.sheets["\(verification.folder.rawValue)/\(name)"] != nil
        }
    }

    /// Draws the token sheet, or compares it. Returns nil if there is nothing to show.
    func drawTokens(
        by sheets: SheetRun, against description: DescriptionVerification?,
        _ drawn: ArraySlice<MockupDrawing.Drawn>, using state: DrawingState
    ) -> MockupDrawing.Drawn? {
        let isKnown = Set(TokenSheetRun.appearances).isSubset(of: sheets.appearances)
        let pairs = drawn.reduce(into: PairUses()) { pairs, drawn in drawn.pairs.map { pairs.append($0) } }
        guard let sheet = TokenSheetRun(sheets: sheets).sheet(isKnown ? pairs : nil, by: state) else { return nil }
        var result = MockupDrawing.Drawn()
        keep(sheet, of: sheets, against: description, using: state, in: &result)
        return result
    }

    /// Draws the storyboard, or compares it. Returns nil if there is nothing to show.
    func drawStoryboard(
        by sheets: SheetRun, against description: DescriptionVerification?, using state: DrawingState
    ) -> MockupDrawing.Drawn? {
        guard description != nil || isDrawn(SheetName.storyboard) else { return nil }
        guard let sheet = StoryboardRun(sheets: sheets).sheet(by: state) else { return nil }
        var result = MockupDrawing.Drawn()
        keep(sheet, of: sheets, against: description, using: state, in: &result)
        return result
    }

    /// Draws the sheet of the alerts, or compares it. Returns nil if there is nothing to show.
    func drawAlerts(
        by sheets: SheetRun, against description: DescriptionVerification?, using state: DrawingState
    ) -> MockupDrawing.Drawn? {
        let alerts = project.joinedAlerts
        guard description != nil || isDrawn(SheetName.alerts) || alerts.contains(where: { isDrawn($0.name) })
        else { return nil }
        guard let sheet = sheets.sheet(ofAlerts: alerts, by: state) else { return nil }
        var result = MockupDrawing.Drawn()
        keep(sheet, of: sheets, against: description, using: state, in: &result)
        return result
    }

    /// Writes a sheet, or compares it with its description and its file.
    private func keep(
        _ sheet: LaidOutSheet, of run: SheetRun, against description: DescriptionVerification?,
        using state: DrawingState, in drawn: inout MockupDrawing.Drawn
    ) {
        guard let engine = state.engine else { return }
        let path = verification.path(of: sheet.name)
        let compared = sheet.compared(in: verification.folder.rawValue)
        // Previews of other contexts are not described.
        if verification.folder == .sheets { drawn.sheets.append(SheetDescription(compared).json) }
        do throws(RunFailure) {
            if options.verifies {
                let isDescribed = description?.covers(compared) ?? false
                if description != nil, !isDescribed { drawn.undescribedSheets += 1 }
                let stale = isDescribed ? description?.compare(compared, at: path) : nil
                if let stale { drawn.stale.append(stale) }
                // An annotated sheet has a file if it is listed, and one that is described in words needs no pixels.
                let isAnnotated = sheet.component != nil && sheet.kind != SheetKind.contact.rawValue
                guard isAnnotated ? isListed(sheet) : isDrawn(sheet.component ?? sheet.name) || isListed(sheet)
                else { return }
                if stale == nil || files.kind(of: path) != .file {
                    let file = try file(of: sheet, by: run, engine)
                    if let stale = try verification.compare(file, with: path) { drawn.stale.append(stale) }
                }
            } else {
                let file = try file(of: sheet, by: run, engine)
                do { try files.write(file, to: path) } catch { throw .file(error) }
                if let described = drawn.sheets.last {
                    drawn.sharedSheets?.sheets.append(
                        .init(sheet: described, fingerprint: Fingerprint(file).description))
                }
            }
            drawn.outcomes.append(.success(path))
        } catch {
            drawn.outcomes.append(.failure(error))
        }
    }

    private func file(of sheet: LaidOutSheet, by run: SheetRun, _ engine: TextEngine) throws(RunFailure) -> [UInt8] {
        do {
            // Only files that are kept are worth the time. A comparison is of pixels.
            let isKept = options.compresses || isListed(sheet) && verification.folder == .sheets
            return try run.file(
                of: sheet, engine: engine, format: options.format,
                effort: isKept && !options.verifies ? .thorough : .quick)
        } catch {
            let name = sheet.component.map { "the sheet of \($0)" } ?? "the sheet of \(sheet.name)"
            throw .drawing("\(name) cannot be drawn: \(error)")
        }
    }
}
