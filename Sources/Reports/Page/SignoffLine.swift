package import Project
import Texts

/// The status of a picture or a criterion, as a line of `report --verify`.
package struct SignoffLine: Sendable, Hashable {
    package var subject: SignoffDecision.Subject
    /// Its fingerprints now.
    package var seen: SignoffDecision.Seen
    /// The required role; nil for any role.
    package var role: String?
    package var status: Signoff.Status

    package init(
        subject: SignoffDecision.Subject, seen: SignoffDecision.Seen, role: String?, status: Signoff.Status
    ) {
        self.subject = subject
        self.seen = seen
        self.role = role
        self.status = status
    }

    /// `Chip:selected (light,large,iphone-15) was rejected by Aoi on 2026-11-24`.
    package static func text(_ line: SignoffLine) -> String {
        let name =
            switch line.subject {
            case .mockup(let name, let context): "\(name) (\(context))"
            case .criterion(let id): id
            }
        let person = line.role.map { " by \($0)" } ?? ""
        let words =
            switch line.status {
            case .unsigned: "has not been accepted\(person)"
            case .expired(let last): "has changed since the last decision\(person), of \(last.at)"
            case .accepted(let last): "was accepted by \(last.by) on \(last.at)"
            case .rejected(let last):
                "was rejected by \(last.by) on \(last.at)" + (last.note.map { ": \($0)" } ?? "")
            }
        return TerminalText.unbroken("\(name) \(words)")
    }
}
