import Comparison
import Pipeline
import Reports
import Source

/// `diff` between the fixed project and a changed one. A project compared with itself has no difference.
enum DiffTarget {
    static func diff(_ input: [UInt8]) {
        let files = DiscardingFiles(InputFiles(input, default: "spec.yaml").over(FuzzProject.standard))
        guard let base, let head = FuzzProject.load(files), FuzzProject.isSmall(head) else { return }
        _ = Waiting.for {
            try? await DiffRun(comparing: [base], with: [head], typesetter: .estimating).run()
        }
        let same = Waiting.for {
            try? await DiffRun(comparing: [head], with: [head], typesetter: .estimating).run()
        }
        let count = same?.comparison.causes.count ?? 0
        Violation.check(count == 0, "a project differs from itself, for \(count) reasons")
    }

    private static let base = FuzzProject.load(
        DiscardingFiles(FuzzProject.standard.mapValues { Array($0.utf8) }))
}
