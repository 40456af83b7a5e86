package import Specs

/// What a check says of one acceptance criterion.
package struct CriterionResult: Sendable {
    package enum Status: String, Sendable, Hashable, CaseIterable {
        /// None of its rules has a finding in its scope.
        case passed
        case failed
        /// Its rules have nothing to say, or it has none: a person has to look.
        case manual
        /// A rule that it names did not look, or what it found was accepted.
        case unverified
    }

    /// The name of the document that the criterion stands in.
    package var document: String
    package var criterion: Criterion
    package var status: Status
    /// What fails it.
    package var findings: [Finding] = []
    /// Why it failed without a finding, or why nothing verifies it; a clause without its full stop.
    package var reason: String?
}
