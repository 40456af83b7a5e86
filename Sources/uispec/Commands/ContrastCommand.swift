import ArgumentParser
import Reports
import Values

struct ContrastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contrast", abstract: "Print the contrast of two colors and the nearest colors that pass.",
        discussion: """
            A translucent foreground is composited over the background, a translucent background over --over.

            Example: uispec contrast '#FFFFFF' '#007AFF'
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
    }

    @Argument(help: "Color of the text: #RRGGBB, #RRGGBBAA or a CSS color.") var foreground: String
    @Argument(help: "Color behind the text.") var background: String
    @Option(help: "Color behind a translucent background.") var over: String = "#FFFFFF"
    @Option(help: "Output format.") var format: Format = .text
    @OptionGroup var display: OutputOptions

    mutating func run() throws {
        let report = ContrastReport(
            foreground: try Self.color(foreground), background: try Self.color(background), over: try Self.color(over))
        switch format {
        case .text: Console.write(report.text(style: display.style))
        case .json: Console.write(report.json.formatted)
        }
    }

    private static func color(_ text: String) throws -> RGBA {
        do {
            return try Color(css: text).rgba
        } catch {
            throw ValidationError("“\(text)” is not a color: \(error.message)")
        }
    }
}
