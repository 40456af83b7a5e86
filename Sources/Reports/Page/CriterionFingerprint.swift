package import Specs
import Values

/// The fingerprint of an acceptance criterion, by which decisions about it expire when its text changes.
package enum CriterionFingerprint {
    package static func text(of criterion: Criterion) -> String {
        Fingerprint("\(criterion.id)\u{0}\(criterion.text)").description
    }
}
