import Checks
import Loading
import Pipeline
import Project
import Source
import Specs

/// A small project of which an input replaces files.
enum FuzzProject {
    static let manifest = """
        uispec: 1
        name: Fuzz
        tokens: [tokens.yaml]
        specs: [spec.yaml]
        contexts: { appearance: [light], typeSize: [large], device: [iphone-15] }
        generate: { swift: { path: T.swift, type: T }, css: { path: t.css }, xcassets: { path: C.xcassets } }

        """
    static let tokens = """
        color:
          $type: color
          ink: { $value: "#112233", $modes: { dark: "#EEEEEE" }, $description: Text. }
          paper: { $value: "#FFFFFF", $modes: { dark: "#000000" } }
          link: { $value: "{color.ink}" }
        space: { $type: dimension, small: { $value: 8 }, large: { $value: "{space.small} * 2" } }
        type: { body: { $type: typography, $value: { fontSize: 17, fontWeight: 400, lineHeight: 1.3 } } }
        motion: { fast: { $type: duration, $value: 0.2s } }

        """
    static let spec = """
        component: Row
        properties: { title: text, isOn: { type: boolean, default: false } }
        samples: { title: "Short", isOn: true }
        states:
          default:
          on: { with: { isOn: true, title: "日本語の長い文章が入ります" } }
        body:
          hstack:
            - { id: name, text: $title, color: "{color.ink}", font: "{type.body}", lineLimit: 2 }
            - { symbol: star, label: Star, color: "{color.link}", if: $isOn }
          spacing: "{space.small}"
          background: "{color.paper}"
          action: open
          hitArea: 44
        ---
        component: Small
        body: { text: ok, label: OK, action: x, height: 20 }

        """
    static let standard = ["uispec.yaml": manifest, "tokens.yaml": tokens, "spec.yaml": spec]

    /// Loads a project; nil if it cannot be loaded.
    static func load(_ files: any FileSystem) -> LoadedProject? {
        try? ProjectLoader.load(["uispec.yaml"], files: files, workingDirectory: InputFolder.path).first
    }

    /// Whether a project has so few mock-ups that an input is checked in milliseconds.
    static func isSmall(_ project: LoadedProject) -> Bool {
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).count
        let states = project.library.components.reduce(0) { $0 + $1.stateNames.count }
        return contexts * max(1, project.manifest.contexts.appearances.count) <= 8 && states <= 24
    }

    static func check(
        _ project: LoadedProject, in files: any FileSystem, typesetter: Typesetter = .estimating,
        with change: @Sendable (inout CheckRun.Options) -> Void = { _ in }
    ) async -> CheckResult {
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.previews = .counted
        change(&options)
        return await CheckRun(
            project, options: options, typesetter: typesetter,
            pictures: PictureSources(files: files, icons: PictureSources.none.icons)
        ).run()
    }

    /// Every place of a diagnostic is inside its file.
    static func checkPlaces(_ diagnostics: [Diagnostic], in sources: SourceMap) {
        for diagnostic in diagnostics {
            let edits = diagnostic.fixes.flatMap(\.edits).map(\.range)
            for range in ([diagnostic.range] + diagnostic.notes.map(\.range)).compactMap(\.self) + edits {
                let count = sources[range.file]?.bytes.count ?? -1
                Violation.check(Int(range.end) <= count, "“\(diagnostic.message)” is outside its file")
            }
        }
    }
}
