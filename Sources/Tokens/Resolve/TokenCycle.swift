import Source
import Values
import YAML

/// The diagnostic for tokens that refer to each other in a cycle.
enum TokenCycle {
    /// The maximum number of tokens that the message names.
    private static let longestShown = 50

    /// - Parameters:
    ///   - members: the tokens, each referring to the next, the last to the first.
    ///   - order: their places in the files. The cycle starts at its first member in the files, so that the message
    /// does not depend on where the cycle was entered.
    static func diagnostic(_ members: [Token], order: [Int], in appearance: Appearance) -> Diagnostic {
        let start = order.indices.min { order[$0] < order[$1] } ?? 0
        let ordered = Array(members[start...] + members[..<start])
        let shown = ordered.prefix(longestShown)
        var names = shown.map { "{\($0.path)}" }
        if ordered.count > shown.count { names.append("… \(ordered.count - shown.count) more …") }
        names += shown.prefix(1).map { "{\($0.path)}" }
        let what = ordered.count == 1 ? "this token refers to itself" : "these tokens refer to each other"
        return Diagnostic(
            .referenceCycle, "\(what): \(names.joined(separator: " → "))",
            at: shown.first?.value(in: appearance).range,
            notes: zip(shown.dropFirst(), shown.dropFirst(2).map { "{\($0.path)}" } + names.suffix(1)).map {
                .init("{\($0.path)} refers to \($1) here", at: $0.value(in: appearance).range)
            },
            help: ordered.count == 1
                ? "replace the reference with a value" : "replace one of the references with a value")
    }
}
