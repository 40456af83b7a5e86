import ArgumentParser
import Layout
import Pipeline
import Reports
import Source
import Specs
import Values

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Shows the laid-out tree of one mock-up, with its frames in points.",
        discussion: "Example: uispec layout --component Chip --state selected --type-size large --format json")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case tree
        case json
    }

    @OptionGroup var project: ProjectOptions
    @OptionGroup var mockup: MockupOptions
    @Option(help: "The width that is proposed, in points; the device's where none is given.") var width: Double?
    @Option(help: "The height that is proposed, in points.") var height: Double?
    @Option(help: "tree or json.") var format: Format = .tree
    @OptionGroup var display: OutputOptions

    func validate() throws {
        for value in [width, height].compactMap({ $0 }) where !(0...100_000).contains(value) {
            throw ValidationError("--width and --height take points from 0 to 100000")
        }
        if mockup.typeSize == "all" { throw ValidationError("layout shows one mock-up: --type-size takes one size") }
    }

    mutating func run() throws {
        let projects = try project.load()
        let result = try LayoutRun.run(
            projects, choice: try mockup.choice(for: projects), proposal: (width, height),
            typesetter: .withWarnings())
        let errors = result.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { Console.note(DiagnosticText(style: display.style).text(errors, in: result.sources)) }
        if let laidOut = result.laidOut {
            if case .screen = laidOut.tree.arrangement, width != nil || height != nil {
                Console.warn("a screen is as large as its device: --width and --height say nothing of it")
            }
            switch format {
            case .tree: Console.write(LayoutText.tree(laidOut, style: display.style))
            case .json: Console.write(LayoutJSON.document(laidOut, appearance: result.appearance).formatted)
            }
        }
        if !errors.isEmpty || result.laidOut == nil { throw ExitStatus.findings }
    }
}
