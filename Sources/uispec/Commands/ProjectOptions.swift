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

/// The projects that a command works on.
struct ProjectOptions: ParsableArguments {
    @Argument(
        help: """
            Folders, manifests or other files; each selects the project of the nearest uispec.yaml. \
            (default: the working directory)
            """,
        completion: .file(extensions: ["yaml"]))
    var paths: [String] = []
    @OptionGroup var reach: ReachOptions

    func load(from files: any FileSystem = DiskFileSystem()) throws -> [LoadedProject] {
        try ProjectLoader.load(
            paths, files: files, workingDirectory: DiskFileSystem.workingDirectory,
            allowsOutside: reach.allowOutside)
    }
}

/// Where a command may read files.
struct ReachOptions: ParsableArguments {
    @Flag(help: "Read files outside the repository too, or outside the project's folder if it is in no repository.")
    var allowOutside = false
}

struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp("When to color the output.", valueName: "when"))
    var color: ColorChoice = .auto

    var style: TerminalStyle { color.style(of: 1) }
}

struct JobOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Number of workers. (default: the number of cores)", valueName: "count"))
    var jobs: Int?

    var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be between 1 and 256") }
    }
}

extension Typesetter {
    /// Loads the fonts and warns on standard error about missing ones.
    static func withWarnings() -> Typesetter {
        let typesetter = Typesetter()
        for warning in typesetter.warnings { Console.warn(warning) }
        return typesetter
    }
}

/// A list of rules separated by commas.
enum RuleList {
    static func parse(_ text: String?) throws -> Set<RuleID> {
        guard let text else { return [] }
        let names = text.split(separator: ",").map { $0.filter { $0 != " " } }
        if names.isEmpty { throw ValidationError("--only and --skip take rule names separated by commas") }
        return Set(try names.flatMap { try rules(addressedBy: $0) })
    }

    /// The rules that an argument addresses: one rule, or the members of a family.
    static func rules(addressedBy name: String) throws -> [RuleID] {
        let rules = Registry.rules(addressedBy: RuleID(name))
        guard rules.isEmpty else { return rules }
        let hint = UnknownRule.hint(for: name).map { "; \($0)" } ?? ""
        throw ValidationError("unknown rule “\(name)”\(hint)")
    }
}
