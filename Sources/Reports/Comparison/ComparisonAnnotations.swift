package import Comparison
import Texts

/// `diff --format github`: workflow commands, which GitHub shows at the lines of a pull request.
package enum ComparisonAnnotations {
    /// GitHub drops further annotations of a severity in the same step.
    private static let maximumCount = 10
    /// GitHub cuts longer messages, in UTF-16 code units.
    private static let maximumMessage = 4096

    /// Returns notices for the causes, and errors for pixels that no change explains.
    ///
    /// - Parameter hasSummary: Whether the summary of the step contains everything.
    package static func document(_ result: ComparisonResult, hasSummary: Bool = false) -> String {
        let causes = result.visible + result.silent
        let isComplete = causes.count <= maximumCount
        var lines = causes.prefix(isComplete ? maximumCount : maximumCount - 1).map { cause in
            annotation(of: cause, hasPictures: result.hasPictures)
        }
        if !isComplete {
            let others = causes.count - lines.count
            let place = hasSummary ? "see the summary of this step" : "run uispec diff to see all"
            lines.append("::notice title=uispec::\(others) more cause\(others == 1 ? "" : "s"), \(place)")
        }
        lines += result.unexplained.prefix(maximumCount).map { found in
            let message = escaped("No change explains \(ComparisonWords.unexplained(found))")
            return "::error title=unexplained pixels::\(message)"
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func annotation(of cause: ComparisonResult.Cause, hasPictures: Bool) -> String {
        var properties: [String] = []
        if let place = cause.edit.place {
            properties = ["file=\(WorkflowCommand.property(TerminalText.path(place.file)))", "line=\(place.line)"]
        }
        properties.append("title=\(WorkflowCommand.property(cause.edit.kind.rawValue))")
        let isSilent = hasPictures && cause.pictures == 0
        let effect = isSilent ? "no picture shows it" : ComparisonWords.counts(cause, hasPictures: hasPictures)
        let message = "\(ComparisonWords.edit(cause.edit)) – \(effect)"
        return "::notice \(properties.joined(separator: ","))::\(escaped(message))"
    }

    private static func escaped(_ message: String) -> String {
        WorkflowCommand.message(ClippedText.clipped(TerminalText.path(message), to: maximumMessage))
    }
}
