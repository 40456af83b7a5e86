package import Comparison

/// The phrases of `render --verify` about what looks different from its description.
package enum VerificationWords {
    /// The maximum number of changes that are listed for one mock-up or sheet.
    private static let maximum = 4

    /// - Parameter causes: the differences of one mock-up.
    /// - Returns: the first changes, such as `body radius 16 → 12`, and the number of all.
    package static func changes(_ causes: DescribedCauses) -> (shown: [String], count: Int) {
        var result = ComparisonResult(base: "", head: "")
        result.add(causes.differences, causedBy: causes.edits)
        var words: [String] = []
        for cause in result.causes {
            let token = cause.edit.kind == .token ? " {\(cause.edit.name)}" : ""
            for change in cause.ownChanges {
                let text = ComparisonWords.change(change) + token
                if !words.contains(text) { words.append(text) }
            }
        }
        return limited(words)
    }

    package static func changes(_ changes: [ComparedSheet.Change]) -> (shown: [String], count: Int) {
        limited(changes.map(words))
    }

    private static func words(_ change: ComparedSheet.Change) -> String {
        switch change {
        case .text(let before?, let after?): "“\(before)” → “\(after)”"
        case .text(let before?, nil): "without “\(before)”"
        case .text(nil, let after?): "with “\(after)”"
        case .text(nil, nil), .arrangement: "other places, sizes or colors of the sheet itself"
        case .picture(let name): "the drawing of \(name)"
        case .addedPicture(let name): "with a drawing of \(name)"
        case .removedPicture(let name): "without the drawing of \(name)"
        }
    }

    private static func limited(_ words: [String]) -> (shown: [String], count: Int) {
        (Array(words.prefix(maximum)), words.count)
    }
}
