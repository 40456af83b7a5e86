/// A person's decision about a picture of a mock-up, or about an acceptance criterion that no rule verifies.
package struct SignoffDecision: Sendable, Hashable {
    package enum Verdict: String, Sendable, Hashable, CaseIterable {
        case accepted
        case rejected
    }

    package enum Subject: Sendable, Hashable {
        /// `Chip:selected`, and `light,large,iphone-15`.
        case mockup(String, context: String)
        /// The id of the criterion.
        case criterion(String)
    }

    /// The fingerprints of the decided content. A decision holds as long as one of them is the same.
    package struct Seen: Sendable, Hashable {
        /// That of the picture's file. Another version of a font or of cairo changes it.
        package var picture: String?
        /// That of everything in the picture, or of the criterion's text.
        package var scene: String?

        package init(picture: String? = nil, scene: String? = nil) {
            self.picture = picture
            self.scene = scene
        }

        /// Whether a decision about this content is about other content too. Without fingerprints, which only decisions
        /// about criteria may lack, it always is.
        package func isSame(as other: Seen) -> Bool {
            if picture == nil, scene == nil { return true }
            return picture != nil && picture == other.picture || scene != nil && scene == other.scene
        }
    }

    package var subject: Subject
    package var seen: Seen
    package var verdict: Verdict
    package var by: String
    package var role: String?
    /// A day, or a time in UTC: `2026-11-24` or `2026-11-24T09:30:00Z`. Its order is that of its text.
    package var at: String
    /// The version of the app or of the specs that the person had.
    package var build: String?
    package var note: String?

    package init(_ subject: Subject, seen: Seen, verdict: Verdict, by: String, at: String) {
        self.subject = subject
        self.seen = seen
        self.verdict = verdict
        self.by = by
        self.at = at
    }
}
