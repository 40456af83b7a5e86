package import Checks
import Layout
import Project
import Source
import Specs
import Values

/// The findings of a check, by the mock-ups that show them.
struct ReportFindings {
    /// A finding on a mock-up.
    struct Shown {
        /// The index of the finding.
        var index: Int
        var appearances: [Appearance]
        /// In points of the mock-up; nil if the finding has no place there.
        var area: Rect?
    }

    private struct Place {
        var index: Int
        /// Nil for all states.
        var state: String?
        var node: String?
        var isFirst: Bool
    }

    private let check: CheckResult
    private var places: [String: [Place]] = [:]
    private let contexts: [[Finding.Occurrence]]

    init(_ check: CheckResult) {
        self.check = check
        contexts = check.findings.map(check.contexts(of:))
        for (index, finding) in check.findings.enumerated() {
            let all = [finding.place].compactMap(\.self) + finding.otherPlaces
            for (number, place) in all.enumerated() where !place.isToken {
                places[place.component, default: []].append(
                    Place(index: index, state: place.state, node: place.node, isFirst: number == 0))
            }
        }
    }

    /// The findings that no component shows.
    var general: [Int] {
        check.findings.indices.filter { check.findings[$0].place.map(\.isToken) ?? true }
    }

    func findings(on mockup: ReportMockup) -> [Shown] {
        var result: [Shown] = []
        for place in places[mockup.component] ?? [] where place.state == nil || place.state == mockup.state {
            if let last = result.last, last.index == place.index { continue }
            let appearances = appearances(of: place.index, on: mockup)
            guard !appearances.isEmpty else { continue }
            result.append(Shown(index: place.index, appearances: appearances, area: area(of: place, on: mockup)))
        }
        return result
    }

    private func appearances(of index: Int, on mockup: ReportMockup) -> [Appearance] {
        let all = mockup.pictures.map(\.appearance)
        let found = contexts[index]
        if found.isEmpty { return all }
        let here = found.filter { $0.metrics == mockup.metrics }
        // A context that was drawn but not checked shows the findings of the others.
        let relevant = check.metrics.contains(mockup.metrics) ? here : found
        let appearances = Set(relevant.compactMap(\.appearance))
        return all.filter(appearances.contains)
    }

    private func area(of place: Place, on mockup: ReportMockup) -> Rect? {
        let finding = check.findings[place.index]
        if place.isFirst, finding.place?.state == mockup.state, finding.occurrences.first?.metrics == mockup.metrics,
            let area = finding.area, finding.scrolled == nil
        {
            return area
        }
        return place.node.flatMap { name in mockup.nodes.first { $0.name == name }?.frame }
    }
}

extension CheckResult {
    /// The indices of the mock-ups that show an error which is not accepted.
    package func failingMockups(among mockups: [ReportMockup]) -> Set<Int> {
        let findings = ReportFindings(self)
        return Set(
            mockups.indices.filter { index in
                findings.findings(on: mockups[index]).contains { shown in
                    let finding = self.findings[shown.index]
                    return finding.severity == .error && !finding.isAccepted
                }
            })
    }
}
