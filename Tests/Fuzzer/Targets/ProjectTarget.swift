import Checks
import Generation
import Layout
import Loading
import Pipeline
import Project
import Reports
import Scene
import Source
import Specs
import Texts
import Values

/// Manifests and specs through loading, binding, layout, rules and reports. Texts are measured by estimate.
enum ProjectTarget {
    static func manifest(_ input: [UInt8]) {
        let files = DiscardingFiles(InputFiles(input, default: "uispec.yaml").over(FuzzProject.standard))
        guard let project = FuzzProject.load(files) else { return }
        FuzzProject.checkPlaces(project.diagnostics, in: project.sources)
        let run = GenerateRun(project, files: files, isVerifying: false)
        _ = try? run.run()
        if FuzzProject.isSmall(project) { check(project, in: files) }
    }

    static func check(_ input: [UInt8]) {
        let files = DiscardingFiles(InputFiles(input, default: "spec.yaml").over(FuzzProject.standard))
        guard let project = FuzzProject.load(files), FuzzProject.isSmall(project) else { return }
        check(project, in: files)
    }

    private static func check(_ project: LoadedProject, in files: DiscardingFiles) {
        let result = Waiting.for { await FuzzProject.check(project, in: files) }
        FuzzProject.checkPlaces(result.findings.map(\.diagnostic), in: result.sources)
        _ = CheckText(style: .plain).findings(result)
        let text = CheckJSON.document([result], version: "1").formatted
        let problems = JSONText.problems(in: text)
        Violation.check(problems.isEmpty, "the report is not JSON: \(problems.first ?? "")")
    }

    static func layout(_ input: [UInt8]) {
        let files = DiscardingFiles(InputFiles(input, default: "spec.yaml").over(FuzzProject.standard))
        guard let project = FuzzProject.load(files), FuzzProject.isSmall(project) else { return }
        for component in project.library.components {
            var choice = MockupChoice()
            choice.component = component.name
            let result = try? LayoutRun.run(
                [project], choice: choice, proposal: (nil, nil), typesetter: .estimating)
            guard let laidOut = result?.laidOut else { continue }
            _ = LayoutText.tree(laidOut, style: .plain)
            _ = SceneText.text(Scene(of: laidOut))
            let problems = JSONText.problems(
                in: LayoutJSON.document(laidOut, appearance: result?.appearance ?? .light).formatted)
            Violation.check(problems.isEmpty, "the layout is not JSON: \(problems.first ?? "")")
        }
    }
}
