/// The decisions of `signoff.jsonl`.
package struct Signoff: Sendable {
    /// The name of the file, which is beside the manifest.
    package static let file = "signoff.jsonl"

    /// The state of a picture or a criterion.
    package enum Status: Sendable, Hashable {
        /// There is no decision.
        case unsigned
        /// The content has changed since the last decision.
        case expired(SignoffDecision)
        case accepted(SignoffDecision)
        case rejected(SignoffDecision)

        package var isAccepted: Bool { if case .accepted = self { true } else { false } }
    }

    package private(set) var decisions: [SignoffDecision] = []
    private var known: Set<SignoffDecision> = []
    private var bySubject: [SignoffDecision.Subject: [Int]] = [:]

    package init(_ decisions: [SignoffDecision] = []) {
        for decision in decisions { add(decision) }
    }

    /// Adds a decision unless it is already there.
    package mutating func add(_ decision: SignoffDecision) {
        guard known.insert(decision).inserted else { return }
        bySubject[decision.subject, default: []].append(decisions.count)
        decisions.append(decision)
    }

    /// Returns the status of a picture or a criterion.
    ///
    /// The last decision of each role counts; of two at the same time, the rejection does. One role that rejects is
    /// enough, because another role may not have seen the problem.
    ///
    /// - Parameter role: nil for all roles.
    package func status(
        of subject: SignoffDecision.Subject, seen: SignoffDecision.Seen, role: String? = nil
    ) -> Status {
        let all = bySubject[subject, default: []].map { decisions[$0] }.filter { role == nil || $0.role == role }
        guard let last = all.max(by: Self.isBefore) else { return .unsigned }
        let current = all.filter { $0.seen.isSame(as: seen) }
        let byRole = Dictionary(grouping: current, by: \.role).values.compactMap { $0.max(by: Self.isBefore) }
        if let rejected = byRole.filter({ $0.verdict == .rejected }).max(by: Self.isBefore) {
            return .rejected(rejected)
        }
        return byRole.max(by: Self.isBefore).map(Status.accepted) ?? .expired(last)
    }

    private static func isBefore(_ one: SignoffDecision, _ two: SignoffDecision) -> Bool {
        if one.at != two.at { return one.at < two.at }
        if one.verdict != two.verdict { return one.verdict == .accepted }
        return (one.by, one.note ?? "") < (two.by, two.note ?? "")
    }
}
