import Checks
import Platform
package import Source
import Specs
package import Tokens
import Values

/// Builds the sheet of a project's own tokens.
package struct TokenSheetBuilder: Sendable {
    let project: ProjectFacts
    /// In the order of their files.
    let tokens: [ResolvedToken]
    /// The files of imports. Their tokens are shared with other projects.
    let importedFiles: Set<FileID>
    /// The color pairs of all components in light and dark.
    let pairs: PairUses

    package init(
        project: ProjectFacts, tokens: [ResolvedToken], importedFiles: Set<FileID> = [], pairs: PairUses
    ) {
        self.project = project
        self.tokens = tokens
        self.importedFiles = importedFiles
        self.pairs = pairs
    }

    /// Returns the sheet, or nil if the project has no own tokens.
    package func build() -> TokenSheet? {
        guard !tokens.isEmpty else { return nil }
        let order = tokens.map(\.path.text)
        let appearances = [Appearance.light, .dark]
        let backgrounds = EqualBackgrounds(appearances.map(pairs.uses), order: order)
        let matrices = appearances.map { appearance in
            ContrastMatrix(
                title: SheetWords[appearance.isDark ? "Dark" : "Light"],
                uses: backgrounds.merged(pairs.uses(in: appearance)),
                order: order)
        }
        let header = Header(
            project: project.name, sheet: SheetWords["Tokens % of %", 1, project.sheetCount],
            title: SheetWords["Tokens"],
            level: SheetWords["Primitives"],
            summary: SheetWords["Every color, size and spacing that components can use."])
        var sheet = TokenSheet(
            header: header, facts: FactsRow(facts: [], status: status(matrices)),
            footer: Footer(
                origin: project.origin,
                contexts: [SheetWords["light, dark"], SheetWords["standard, increased contrast"], "large"]))
        sheet.matrices = matrices
        sheet.columns = Appearance.base.map(column)
        sheet.sample = project.sample
        sheet.rampText = project.sample.opening + project.name
        for token in tokens { add(token, to: &sheet) }
        sheet.radii.sort { $0.value < $1.value }
        shorten(&sheet)
        sheet.facts.facts = facts(of: sheet)
        return sheet
    }

    private func column(_ appearance: Appearance) -> TokenSheet.Column {
        var background: RGBA = appearance.isDark ? .black : .white
        if case .color(let color)? = project.tokens["ios.color.systemBackground"]?[appearance] { background = color }
        return TokenSheet.Column(
            title: SheetWords.name(of: appearance),
            background: background.composited(over: .white), isDark: appearance.isDark)
    }

    private func add(_ token: ResolvedToken, to sheet: inout TokenSheet) {
        let use = ShortUse.of(token.description ?? "")
        let isShared = importedFiles.contains(token.nameRange.file)
        switch token[.light] {
        case .color where isShared:
            sheet.sharedColors.append(
                TokenSample(
                    path: token.path, light: token[.light], dark: token[.dark],
                    backgrounds: (column(.light).background, column(.dark).background),
                    type: project.facts.dynamicType))
        // The sheet of the import shows these.
        case .typography where isShared: sheet.sharedTypes += 1
        case _ where isShared: break
        case .color:
            let values = Appearance.base.map { appearance -> RGBA in
                if case .color(let color) = token[appearance] { color } else { .clear }
            }
            sheet.colors.append(TokenSheet.ColorRow(name: token.path.text, use: use, values: values))
        case .typography(let font):
            let row = self.row(token.path, font)
            if let same = sheet.types.firstIndex(where: row.isEqualStyle) {
                sheet.types[same].names += row.names
            } else {
                sheet.types.append(row)
            }
        case .dimension(let length):
            let length = TokenSheet.Length(name: token.path.text, use: use, value: length)
            if token.path.isRadius {
                sheet.radii.append(length)
            } else if token.path.isSpacing {
                sheet.spaces.append(length)
            } else {
                sheet.sizes.append(length)
            }
        default:
            sheet.others.append(
                TokenSample(
                    path: token.path, light: token[.light], dark: token[.dark], use: use, backgrounds: (.white, .black),
                    type: project.facts.dynamicType, fonts: project.fonts))
        }
    }

    private func row(_ path: TokenPath, _ font: Typography) -> TokenSheet.TypeRow {
        let sample = TokenSample(
            path: path, light: .typography(font), dark: .typography(font), backgrounds: (.white, .black),
            type: project.facts.dynamicType, fonts: project.fonts)
        let style = font.style ?? font.relativeTo
        let leading = font.lineHeight ?? style.map { project.facts.dynamicType.size(of: $0, at: .large).leading }
        guard case .type(let size, let weight, let families) = sample.picture else {
            return TokenSheet.TypeRow(names: [path.text], words: "", size: 17, leading: 22, weight: .regular)
        }
        let lines: Points = font.lineHeight.map { size * $0 } ?? leading.map { Points($0) } ?? size * 1.3
        return TokenSheet.TypeRow(
            names: [path.text], words: sample.lines.first ?? "", size: size, leading: lines, weight: weight,
            families: families)
    }

    /// Shortens the names of shared colors, which are all in the groups of an import.
    private func shorten(_ sheet: inout TokenSheet) {
        let names = ShortTokenNames(sheet.sharedColors.map(\.name))
        for (index, color) in sheet.sharedColors.enumerated() {
            sheet.sharedColors[index].name = names[color.name]
            if Set(color.lines).count == 1 { sheet.sharedColors[index].lines = Array(color.lines.prefix(1)) }
        }
        sheet.sharedOrigin = folders(of: importedFiles.intersection(tokens.map(\.nameRange.file)))
            .joined(separator: ", ")
    }

    // MARK: Facts

    private func folders(of files: Set<FileID>) -> [String] {
        files.compactMap { project.sources[$0]?.path }.sorted().reduce(into: [String]()) { folders, path in
            let folder = path.split(separator: "/").dropLast().filter { $0 != ".." }.suffix(2).joined(separator: "/")
            if !folders.contains(folder) { folders.append(folder) }
        }
    }

    private func status(_ matrices: [ContrastMatrix]) -> SheetStatus {
        let failing = matrices.reduce(0) { $0 + $1.failing }
        let waived = matrices.reduce(0) { $0 + $1.waived }
        let all = matrices.reduce(0) { $0 + $1.count - $1.exempt }
        return SheetStatus(findings: failing, passed: all - failing - waived, waived: waived)
    }

    private func facts(of sheet: TokenSheet) -> [FactsRow.Fact] {
        let files = Set(tokens.map(\.nameRange.file))
        let types = sheet.types.reduce(0) { $0 + $1.names.count }
        let radii = Set(sheet.radii.map(\.value)).sorted { $0 < $1 }
        let spaces = Set(sheet.spaces.map(\.value)).sorted { $0 < $1 }
        let pairs = sheet.matrices.reduce(0) { $0 + $1.count }
        let exempt = sheet.matrices.reduce(0) { $0 + $1.exempt }
        let range =
            spaces.count > 1 ? SheetWords["% to %", spaces[0], spaces[spaces.count - 1]] : spaces.first.map { "\($0)" }
        return [
            FactsRow.Fact(
                SheetWords["Source"], files.count == 1 ? SheetWords["1 file"] : SheetWords["% files", files.count],
                note: folders(of: files).joined(separator: ", ")
            ),
            FactsRow.Fact(
                SheetWords["Colors"], "\(sheet.colors.count + sheet.sharedColors.count)",
                note: sheet.sharedColors.isEmpty
                    ? SheetWords["4 appearances each"]
                    : SheetWords["% own, % shared", sheet.colors.count, sheet.sharedColors.count]),
            FactsRow.Fact(
                SheetWords["Type styles"], "\(types + sheet.sharedTypes)",
                note: sheet.sharedTypes == 0
                    ? SheetWords["large, the default"] : SheetWords["% own, % shared", types, sheet.sharedTypes]),
            FactsRow.Fact(
                SheetWords["Radii"],
                radii.isEmpty ? SheetWords["none"] : radii.map { "\($0)" }.joined(separator: ", "),
                note: radii.isEmpty ? "" : SheetWords["points"]),
            FactsRow.Fact(
                SheetWords["Spacing"], range ?? SheetWords["none"],
                note: spaces.count == 1 ? SheetWords["1 step"] : SheetWords["% steps", spaces.count]),
            FactsRow.Fact(
                SheetWords["Contrast"], SheetWords["% pairs", pairs],
                note: exempt == 0 ? SheetWords["in light and dark"] : SheetWords["light and dark, % exempt", exempt]),
        ]
    }
}
