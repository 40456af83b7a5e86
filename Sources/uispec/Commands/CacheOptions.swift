import ArgumentParser

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The options for what a check keeps for the next one.
struct CacheOptions: ParsableArguments {
    @Flag(help: "Check everything again, even if nothing changed since the last run.") var noCache = false
    @Option(
        help: ArgumentHelp(
            "Keep the answers for unchanged components in this folder, which several machines may share. "
                + "(default: UISPEC_CACHE, or the output folder)", valueName: "folder"),
        completion: .directory)
    var cache: String?

    /// The folder that machines share; nil if the cache is in the output folder or off.
    var folder: String? {
        if noCache { return nil }
        // deterministic: a cache changes no result
        let variable = ProcessInfo.processInfo.environment["UISPEC_CACHE"].flatMap { $0.isEmpty ? nil : $0 }
        return cache ?? variable
    }

    func validate() throws {
        if noCache, cache != nil { throw ValidationError("choose either --cache or --no-cache") }
        if cache?.isEmpty == true { throw ValidationError("--cache needs the path of a folder") }
    }
}
