import Checks
import Project
import Specs
package import Tokens
import Values

/// The alerts of a project on one contact sheet: they differ in their texts and buttons only.
extension ContactSheetBuilder {
    /// Returns the sheet, or nil if no state could be bound.
    ///
    /// - Parameter subjects: the alerts in the order of their files.
    /// - Parameter tokens: the tokens of all alerts, in the order of their files.
    package static func alerts(_ subjects: [SheetSubject], tokens: [ResolvedToken]) -> ContactSheet? {
        guard let first = subjects.first else { return nil }
        let all = ContactSheetBuilder(
            first.showing(subjects.flatMap(\.states), in: first.appearances), tokens: tokens)
        guard let mockup = all.states.first?.mockup else { return nil }
        let numbers = all.subject.findingNumbers()
        let context = StageContext(first.component, all.states.map(\.mockup), in: first.project.library)
        var rows: [ContactSheet.Row] = []
        for subject in subjects {
            let builder = ContactSheetBuilder(subject, tokens: [])
            for index in subject.states.indices {
                var row = builder.row(at: index, in: context, numbers: numbers)
                row.describe(subject.component)
                row.number = rows.count + 1
                rows.append(row)
            }
        }
        let references = subjects.compactMap(\.component.reference).joined(separator: ", ")
        let facts =
            [.reference(references, file: first.fileName)] + all.subject.facts(of: mockup).dropFirst()
        var sheet = ContactSheet(
            header: Header(
                project: first.project.name,
                sheet: ContactSheet.name(number: first.number, of: first.project.sheetCount),
                title: SheetWords["Alerts"], level: first.levelName,
                summary: subjects.map { $0.component.title ?? $0.component.name }.joined(separator: " · ")),
            facts: FactsRow(facts: facts, status: all.subject.status),
            context: context, columns: all.appearances.map { all.column($0, of: mockup) }, rows: rows,
            tokens: all.samples, footer: all.subject.footer(of: mockup))
        sheet.screenWidth = mockup.metrics.screen.width
        sheet.notes = subjects.flatMap(\.component.notes)
        sheet.sample = first.project.sample
        if all.states.allSatisfy(\.looksSame) { sheet.joinEqualColumns() }
        return sheet
    }
}

extension ContactSheet.Row {
    /// Names the alert before its state, and says what the alert is for.
    fileprivate mutating func describe(_ alert: Component) {
        let isOnlyState = name.isEmpty
        name = isOnlyState ? alert.name : "\(alert.name): \(name)"
        let summary = isOnlyState && description.isEmpty ? alert.summary ?? "" : description
        description = [alert.title, summary].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\u{3000}")
    }
}
