import Checks
import Loading
import Pipeline
import Source
import Specs

/// Specs through the checks and the drawing with real fonts.
enum DrawingTarget {
    private static let typesetter = Typesetter()

    static func mockups(_ input: [UInt8]) {
        draw(input) { project, options in
            options.choice.state = project.library.components.first?.defaultState
            options.choice.component = project.library.components.first?.name
        }
    }

    static func sheets(_ input: [UInt8]) {
        draw(input) { project, options in
            options.annotates = true
            options.sheetScale = 1
            options.choice.component = project.library.components.first?.name
        }
    }

    private static func draw(
        _ input: [UInt8], _ change: (LoadedProject, inout RenderRun.Options) -> Void
    ) {
        let files = DiscardingFiles(InputFiles(input, default: "spec.yaml").over(FuzzProject.standard))
        guard let project = FuzzProject.load(files), FuzzProject.isSmall(project) else { return }
        var options = RenderRun.Options(jobs: 1, today: "2026-01-01")
        options.scale = 1
        change(project, &options)
        let run = RenderRun(
            project, options: options, files: files, typesetter: typesetter, icons: PictureSources.none.icons)
        _ = Waiting.for { try? await run.run() }
    }
}
