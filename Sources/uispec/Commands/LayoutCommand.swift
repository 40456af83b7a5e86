import ArgumentParser
import Layout
import Loading
import Pipeline
import Reports
import Scene
import Source
import Specs
import Terminal
import Texts
import Values

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Print the frames of one mock-up as a tree, in points.",
        discussion: "Example: uispec layout --component Chip --state selected --type-size large --format json")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case tree
        case json
    }

    @OptionGroup var project: ProjectOptions
    @OptionGroup var mockup: MockupOptions
    @Option(help: "Proposed width in points. (default: the preview's or the screen's)") var width: Double?
    @Option(help: "Proposed height in points. (default: the screen's)") var height: Double?
    @Option(help: "Output format.") var format: Format = .tree
    @Flag(help: "Print what is drawn, in paint order, instead of the frames.") var scene = false
    @OptionGroup var display: OutputOptions

    func validate() throws {
        for value in [width, height].compactMap({ $0 }) where !(0...100_000).contains(value) {
            throw ValidationError("--width and --height must be between 0 and 100000 points")
        }
        if scene, format == .json { throw ValidationError("--scene has no JSON form; leave --format out") }
        if mockup.contexts.typeSize == "all" {
            throw ValidationError("layout shows one mock-up and takes one --type-size, not all")
        }
    }

    mutating func run() throws {
        let projects = try project.load()
        let result = try LayoutRun.run(
            projects, choice: try mockup.choice(for: projects), proposal: (width, height),
            typesetter: .withWarnings())
        let components = projects.reduce(0) { $0 + $1.library.names.count }
        if mockup.component == nil, components > 1 {
            Console.note("this is the first of \(components) components; choose another one with --component")
        }
        let errors = result.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { Console.note(DiagnosticText(style: display.style).text(errors, in: result.sources)) }
        if let laidOut = result.laidOut {
            if case .screen = laidOut.tree.arrangement, width != nil || height != nil {
                Console.warn("a screen has the size of its device; --width and --height are ignored")
            }
            if scene {
                Console.write(SceneText.text(Scene(of: laidOut)))
            } else {
                write(laidOut, appearance: result.appearance)
            }
        }
        if !errors.isEmpty || result.laidOut == nil { throw ExitStatus.findings }
    }

    private func write(_ laidOut: LaidOut, appearance: Appearance) {
        switch format {
        case .tree: Console.write(LayoutText.tree(laidOut, style: display.style))
        case .json: Console.write(LayoutJSON.document(laidOut, appearance: appearance).formatted)
        }
    }
}
