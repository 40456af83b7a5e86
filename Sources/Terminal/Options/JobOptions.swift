package import ArgumentParser

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How many cores a command uses.
package struct JobOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Number of workers. (default: the number of cores)", valueName: "count"))
    package var jobs: Int?

    package init() {}

    /// The chosen number, or that of all cores.
    package var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    package func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be between 1 and 256") }
    }
}
