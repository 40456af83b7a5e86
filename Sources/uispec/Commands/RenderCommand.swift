import ArgumentParser
import Pipeline
import Reports

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws a picture of each mock-up, a contact sheet of each component, and a sheet of the tokens.",
        discussion: "Example: uispec render --component Chip --appearance dark --type-size ax5")

    @OptionGroup var project: ProjectOptions
    @OptionGroup var mockup: MockupOptions
    @Option(help: "png, or pdf: outlines and real text.") var format: PictureFormat = .png
    @Option(help: "Pixels a point; the device's where none is given.") var scale: Double?
    @Flag(help: "Draw more sheets a component: redlines, all type sizes, motion, and of screens all devices.")
    var annotate = false
    @Flag(help: "Draw every picture anew, also those that would be the same again.") var noCache = false
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    func validate() throws {
        if annotate, mockup.state != nil {
            throw ValidationError("--annotate draws sheets, which show all states; leave --state out")
        }
        if let scale, !(0.1...8).contains(scale) { throw ValidationError("--scale takes a number from 0.1 to 8") }
    }

    mutating func run() async throws {
        let projects = try project.load()
        let typesetter = Typesetter.withWarnings()
        let files = DiskFileSystem()
        let icons = IconFolder(files: files)
        if let warning = icons.warning { Console.warn(warning) }
        if !typesetter.hasFonts { Console.warn("without fonts no sheets are drawn") }
        var options = RenderRun.Options(jobs: jobs.count, today: Today.text)
        options.choice = try mockup.choice(for: projects)
        options.scale = scale
        options.format = format
        options.drawsAll = noCache
        options.annotates = annotate
        let bar = ProgressBar()
        options.progress = { bar?.show($0, of: $1) }
        var hasFailed = false
        for project in projects {
            let run = RenderRun(project, options: options, files: files, typesetter: typesetter, icons: icons)
            let result = try await run.run()
            bar?.clear()
            RunFailure.messages(of: result.problems).forEach(Console.complain)
            hasFailed = hasFailed || !result.problems.isEmpty
            Console.write("wrote \(result.written.count) files to \(project.output)\n")
        }
        if hasFailed { throw ExitStatus.couldNotJudge }
    }
}

extension PictureFormat: ExpressibleByArgument {}
