import ArgumentParser
import Loading
import Pipeline
import Reports
import Terminal
import Texts
import Values

struct ContrastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contrast", abstract: "Print the contrast of two colors and the nearest colors that pass.",
        discussion: """
            A color is #RRGGBB, RRGGBB, #RRGGBBAA, a CSS color, or a token such as '{color.accent}', which is \
            resolved in each appearance of the project. A translucent foreground is composited over the \
            background, a translucent background over --over.

            Example: uispec contrast '#FFFFFF' '#007AFF' --minimum 4.5
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
    }

    @Argument(help: "Color of the text.") var foreground: String
    @Argument(help: "Color behind the text.") var background: String
    @Option(help: "Color behind a translucent background.") var over: String = "#FFFFFF"
    @Option(help: "Exit with 1 if the contrast is lower, such as 4.5.") var minimum: Double?
    @Option(
        help: "Folder or manifest of the project whose tokens are used. (default: the working directory)",
        completion: .file(extensions: ["yaml"]))
    var project: String?
    @OptionGroup var reach: ReachOptions
    @Option(help: "Output format.") var format: Format = .text
    @OptionGroup var display: OutputOptions

    func validate() throws {
        if let minimum, !(1...21).contains(minimum) { throw ValidationError("--minimum must be between 1 and 21") }
    }

    mutating func run() throws {
        let (project, allowsOutside) = (project, reach.allowOutside)
        let results = try ContrastRun.run(foreground: foreground, background: background, over: over) {
            () throws(RunFailure) in
            try ProjectLoader.load(
                project.map { [$0] } ?? [], files: DiskFileSystem(), workingDirectory: DiskFileSystem.workingDirectory,
                allowsOutside: allowsOutside)
        }
        switch format {
        case .text: Console.write(results.map(text).joined(separator: "\n"))
        case .json: Console.write(Self.json(results).formatted)
        }
        guard let minimum, let lowest = results.min(by: { $0.report.ratio < $1.report.ratio }),
            lowest.report.ratio < minimum
        else { return }
        let names = lowest.appearances.map(\.name).joined(separator: ", ")
        Console.error(
            "the contrast is \(DecimalText.floored(lowest.report.ratio, places: 2)):1"
                + (names.isEmpty ? "" : " in \(names)") + ", less than \(DecimalText.short(minimum)):1")
        throw ExitStatus.findings
    }

    private func text(_ result: ContrastRun.Result) -> String {
        let text = result.report.text(style: display.style)
        guard !result.appearances.isEmpty else { return text }
        return display.style.heading(result.appearances.map(\.name).joined(separator: ", ")) + "\n" + text
    }

    /// An object for two colors, or a list with one object for each appearance of tokens.
    private static func json(_ results: [ContrastRun.Result]) -> JSONValue {
        if let only = results.first, only.appearances.isEmpty { return only.report.json }
        return .list(
            results.flatMap { result in
                result.appearances.map { appearance in
                    .object([("appearance", .text(appearance.name)), ("contrast", result.report.json)])
                }
            })
    }
}
