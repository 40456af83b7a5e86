import Comparison
import Values

/// The changes since an earlier version, for the page of `report`.
struct ReportCauses {
    private let comparison: ComparisonResult
    private static let longestList = 20

    init(_ comparison: ComparisonResult) {
        self.comparison = comparison
    }

    var json: JSONValue {
        .object([
            ("base", .text(comparison.base)), ("hasPictures", .flag(comparison.hasPictures)),
            ("causes", .list(comparison.causes.map(cause))), ("added", .list(comparison.added.map(Self.key))),
            ("removed", .list(comparison.removed.map { .text("\($0.name) \($0.context)") })),
            ("unexplained", .list(comparison.unexplained.map { .text(ComparisonWords.unexplained($0)) })),
        ])
    }

    private func cause(_ cause: ComparisonResult.Cause) -> JSONValue {
        var words: [String] = []
        for change in cause.ownChanges {
            let item = "\(change.component): \(ComparisonWords.change(change))"
            if !words.contains(item) { words.append(item) }
        }
        return .object([
            ("text", .text(ComparisonWords.edit(cause.edit))), ("place", .text(ComparisonWords.place(cause.edit))),
            ("counts", .text(ComparisonWords.counts(cause, hasPictures: comparison.hasPictures))),
            ("changes", .list(words.prefix(Self.longestList).map { .text($0) })),
            ("mockups", .list(cause.mockups.map(Self.key))),
        ])
    }

    /// As the page names a mock-up: its name and the context that changes the layout.
    private static func key(_ key: MockupKey) -> JSONValue { .text("\(key.name) \(key.context)") }
}
