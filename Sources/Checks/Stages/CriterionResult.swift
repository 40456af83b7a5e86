package import Specs

/// The result of one acceptance criterion.
package struct CriterionResult: Sendable {
    package enum Status: String, Sendable, Hashable, CaseIterable {
        /// None of its rules has a finding in its scope.
        case passed
        case failed
        /// Its rules report nothing, or it has none; a person decides.
        case manual
        /// A rule that it names did not run or had nothing to check, or its findings are accepted.
        case unverified
    }

    /// The name of the criterion's document.
    package var document: String
    package var criterion: Criterion
    package var status: Status
    /// The findings that fail it.
    package var findings: [Finding] = []
    /// Why it failed without a finding, why it is unverified, or what is known of one that a person has to confirm; a
    /// clause without a period.
    package var reason: String?
}
