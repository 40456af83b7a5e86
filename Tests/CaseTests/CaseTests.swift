import Checks
import Layout
import Loading
import Pipeline
import Project
import Reports
import Source
import Specs
import TestProjects
import Testing
import Texts

/// Runs every folder of `Tests/Cases`. A new case is a new folder with an empty `findings.txt` or `frames.txt`, which
/// `UISPEC_UPDATE_GOLDEN=1 swift test` fills in.
@Suite struct CaseTests {
    @Test func `there are cases`() {
        #expect(CaseFolder.all.count >= 15)
        for folder in CaseFolder.all {
            #expect(!folder.goldens.isEmpty, "\(folder.name) has neither findings.txt nor frames.txt")
        }
    }

    /// Texts are measured by estimate, so that no case depends on installed fonts.
    @Test(arguments: CaseFolder.all)
    func `a case has its expected output`(_ folder: CaseFolder) async throws {
        for golden in folder.goldens {
            switch golden.kind {
            case .findings:
                try golden.expect(CaseText.findings(try await folder.project().check()))
            case .frames:
                try golden.expect(CaseText.frames(try folder.project().load()))
            }
        }
    }
}

/// The text of golden files.
enum CaseText {
    /// The output of `check`, with waived findings, acceptance criteria and the summary.
    static func findings(_ result: CheckResult) -> String {
        let text = CheckText(style: .plain)
        let waived = result.findings.filter(\.isWaived).map { finding in
            let place = finding.diagnostic.range.flatMap(result.sources.location(of:))
            let spot = place.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
            return "waived: [\(finding.rule)] \(spot) – \(finding.waiver ?? "")\n"
        }
        return text.findings(result) + waived.joined() + AcceptanceText(style: .plain).criteria(result)
            + text.summary([result])
    }

    /// The output of `layout` for every state of every component in the first context.
    static func frames(_ project: LoadedProject) throws -> String {
        try project.library.components.flatMap { component in
            try component.stateNames.map { state in
                var choice = MockupChoice()
                choice.component = component.name
                choice.state = state
                let result = try LayoutRun.run(
                    [project], choice: choice, proposal: (nil, nil), typesetter: .estimating)
                return LayoutText.tree(try #require(result.laidOut), style: .plain)
            }
        }.joined(separator: "\n")
    }
}
