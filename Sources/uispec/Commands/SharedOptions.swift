import ArgumentParser
import Checks
import Pipeline
import Reports
import Source

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a command works.
struct ProjectOptions: ParsableArguments {
    @Argument(
        help: """
            Projects: folders or manifests; any other file stands for the project of the nearest uispec.yaml. That of the \
            working directory where none is given.
            """,
        completion: .file(extensions: ["yaml"]))
    var paths: [String] = []

    func load(from files: any FileSystem = DiskFileSystem()) throws -> [LoadedProject] {
        try ProjectLoader.load(paths, files: files, workingDirectory: DiskFileSystem.workingDirectory)
    }
}

struct OutputOptions: ParsableArguments {
    @Option(help: "Whether to color the output: auto, always or never.")
    var color: ColorChoice = .auto

    var style: TerminalStyle { color.style(of: 1) }
}

struct JobOptions: ParsableArguments {
    @Option(help: "How many workers; the number of cores where none is given.")
    var jobs: Int?

    var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256") }
    }
}

extension Typesetter {
    /// The fonts, with a warning on standard error where some are missing.
    static func withWarnings() -> Typesetter {
        let typesetter = Typesetter()
        for warning in typesetter.warnings { Console.warn(warning) }
        return typesetter
    }
}

/// Rules separated by commas.
enum RuleList {
    static func parse(_ text: String?) throws -> Set<RuleID> {
        guard let text else { return [] }
        let names = text.split(separator: ",").map { $0.filter { $0 != " " } }
        if names.isEmpty { throw ValidationError("--only and --skip take the names of rules, separated by commas") }
        let known = Registry.ids.map(\.rawValue)
        for name in names where !known.contains(name) {
            let hint = Suggestion.nearest(to: name, among: known).map { "; did you mean “\($0)”?" } ?? ""
            throw ValidationError("there is no rule “\(name)”\(hint)")
        }
        return Set(names.map { RuleID($0) })
    }
}
