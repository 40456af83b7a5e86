import Comparison
import Layout
import Loading
import Project
import Reports
import Scene
import Source
import Specs
import Values

/// Compares mock-ups and sheets with a saved `mockups.json`, whether their files exist or not.
struct DescriptionVerification: Sendable {
    let project: LoadedProject
    let appearances: [Appearance]
    /// Whether names of mock-ups have their context, because there are several.
    let namesContexts: Bool
    let saved: SavedMockups

    /// Reads the description in the output folder.
    ///
    /// - Returns: nil if there is none; a stale file if it cannot be compared.
    static func read(
        _ project: LoadedProject, _ matrix: ContextMatrix, files: any FileSystem
    ) throws(RunFailure) -> Result<DescriptionVerification, Unreadable>? {
        let path = PathName.join(project.output, MockupsJSON.file)
        guard files.kind(of: path) == .file else { return nil }
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        func problem(_ words: String) -> Unreadable {
            Unreadable(file: StaleDrawing(name: path, reason: .different(words)))
        }
        do {
            let saved = try SavedMockups(bytes, path: path)
            guard saved.version == SavedMockups.currentVersion else {
                return .failure(
                    problem("has version \(saved.version), which has no fingerprints of sheets"))
            }
            return .success(
                DescriptionVerification(
                    project: project, appearances: matrix.appearances,
                    namesContexts: matrix.metrics(defaultDevice: project.facts.defaultDevice).count > 1, saved: saved))
        } catch {
            return .failure(problem("cannot be read: \(error.reason)"))
        }
    }

    /// A description that cannot be compared.
    struct Unreadable: Error {
        var file: StaleDrawing
    }

    // MARK: Mock-ups

    /// Whether a mock-up has to be in the description: any, unless only single components were drawn so far.
    func covers(_ laidOut: LaidOut) -> Bool { !saved.isPartial || saved.mockups[key(of: laidOut)] != nil }

    /// Whether a sheet has to be in the description.
    func covers(_ sheet: ComparedSheet) -> Bool { !saved.isPartial || saved.sheets[sheet.name] != nil }

    private func key(of laidOut: LaidOut) -> MockupKey {
        MockupKey(
            component: laidOut.tree.component, state: laidOut.tree.state,
            context: laidOut.tree.metrics.comparisonName)
    }

    /// Returns nil if the mock-up looks as described.
    func compare(_ laidOut: LaidOut) -> StaleDrawing? {
        let key = key(of: laidOut)
        guard let old = saved.mockups[key] else { return StaleDrawing(name: name(of: key), reason: .undescribed) }
        let missing = appearances.filter { old.scenes[$0.name] == nil }
        if !missing.isEmpty {
            let shown = missing.map(\.name).joined(separator: ", ")
            return StaleDrawing(name: "\(name(of: key)) in \(shown)", reason: .undescribed)
        }
        // Descriptions are only compared to name what differs.
        let scenes = SceneFingerprint.fingerprints(of: laidOut, in: appearances, bytes: project.shownFile)
        guard scenes.contains(where: { old.scenes[$0.key] != $0.value }) else { return nil }
        let described = Appearance.base.filter { old.scenes[$0.name] != nil }
        guard let new = SavedComparison.mockup(laidOut, described, of: project) else { return nil }
        var causes = DescribedCauses(in: nil)
        causes.add(old, new)
        guard !causes.differences.isEmpty else { return nil }
        let words = VerificationWords.changes(causes)
        return StaleDrawing(
            name: name(of: key) + appearancesText(old, new), reason: .changed(words.shown, count: words.count))
    }

    /// ` in dark` if only some appearances look different.
    private func appearancesText(_ old: ComparedMockup, _ new: ComparedMockup) -> String {
        let different = Appearance.base.map(\.name).filter { old.scenes[$0] != new.scenes[$0] }
        return different.isEmpty || different.count == new.scenes.count
            ? "" : " in " + different.joined(separator: ", ")
    }

    private func name(of key: MockupKey) -> String { namesContexts ? "\(key.name) (\(key.context))" : key.name }

    // MARK: Sheets

    /// Returns nil if the sheet looks as described.
    ///
    /// - Parameter path: the path of its file.
    func compare(_ sheet: ComparedSheet, at path: String) -> StaleDrawing? {
        guard let old = saved.sheets[sheet.name] else { return StaleDrawing(name: path, reason: .undescribed) }
        let changes = sheet.changes(since: old)
        guard !changes.isEmpty else { return nil }
        let words = VerificationWords.changes(changes)
        return StaleDrawing(name: path, reason: .changed(words.shown, count: words.count))
    }

    /// The descriptions of what the project no longer has, sorted.
    func removed() -> [StaleDrawing] {
        let states = Dictionary(
            project.library.components.map { ($0.name, Set($0.stateNames)) }, uniquingKeysWith: { $0.union($1) })
        let mockups = saved.mockups.keys.filter { !(states[$0.component]?.contains($0.state) ?? false) }.map(name)
        let sheets = saved.sheets.values.filter { sheet in sheet.component.map { states[$0] == nil } ?? false }
        return (Set(mockups).sorted() + sheets.map(\.name).sorted()).map { StaleDrawing(name: $0, reason: .removed) }
    }
}
