package import Source
import Tokens

extension RuleID {
    /// Two tokens, or a token and a group, would get the same name in the generated source.
    package static let clashingName: RuleID = "clashing-name"
    /// The type name in the manifest would not compile.
    package static let unusableName: RuleID = "unusable-name"
    /// A part of a value cannot be expressed in the target's language.
    package static let inexpressibleValue: RuleID = "inexpressible-value"
}

/// The token or group that has a name in generated source.
struct NameClaim {
    var path: TokenPath
    var isGroup: Bool
    var range: SourceRange

    fileprivate var kind: String { isGroup ? "group" : "token" }
}

extension Diagnostic {
    /// - Parameters:
    ///   - identifier: the name that both would have.
    ///   - place: the scope of the name, such as “in Swift”.
    static func clashingName(
        _ claim: NameClaim, with rival: NameClaim, identifier: String, in place: String
    ) -> Diagnostic {
        let isSamePath = claim.path == rival.path
        let what =
            isSamePath
            ? "“\(claim.path)” is both a \(claim.kind) and a \(rival.kind)"
            : "the \(claim.kind) “\(claim.path)” and the \(rival.kind) “\(rival.path)” would both be named "
                + "“\(identifier)” \(place)"
        return Diagnostic(
            .clashingName, what, at: claim.range,
            notes: [.init("the \(rival.kind) “\(rival.path)” is defined here", at: rival.range)],
            help: isSamePath
                ? "move the $value into a token named $root, or rename one of them"
                : "rename one of them, such as “\(claim.path.segments.last ?? "")2”")
    }
}
