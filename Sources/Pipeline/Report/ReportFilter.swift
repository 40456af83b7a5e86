import Checks
import Project
import Reports

/// Which mock-ups the page of `report` shows.
package enum ReportFilter: String, Sendable, Hashable, CaseIterable {
    /// Those without an accepted decision about each picture.
    case unsigned
    /// Those that differ from the earlier version.
    case changed
    /// Those with findings that count as errors.
    case failing

    /// Returns the mock-ups that one of the filters selects.
    static func apply(
        _ filters: Set<ReportFilter>, to mockups: [ReportMockup], of check: CheckResult, signoff: Signoff,
        contexts: SignoffContext
    ) -> [ReportMockup] {
        guard !filters.isEmpty else { return mockups }
        let failing = filters.contains(.failing) ? check.failingMockups(among: mockups) : []
        return mockups.enumerated().filter { index, mockup in
            filters.contains(.unsigned) && !mockup.isSigned(in: signoff, contexts)
                || filters.contains(.changed) && mockup.pictures.contains { $0.before != nil }
                || failing.contains(index)
        }.map(\.element)
    }
}

extension ReportMockup {
    fileprivate func isSigned(in signoff: Signoff, _ contexts: SignoffContext) -> Bool {
        pictures.allSatisfy { picture in
            signoff.status(
                of: .mockup(name, context: contexts.name(of: metrics, in: picture.appearance)),
                seen: .init(picture: picture.fingerprint, scene: picture.scene)
            ).isAccepted
        }
    }
}
