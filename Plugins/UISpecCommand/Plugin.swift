import Foundation
import PackagePlugin

/// `swift package uispec …`: runs uispec in the folder of the package.
@main struct UISpecCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "uispec").url, arguments, in: context.package.directoryURL)
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        var extractor = ArgumentExtractor(arguments)
        // Xcode adds the chosen targets; uispec chooses projects by their paths.
        _ = extractor.extractOption(named: "target")
        let process = Process()
        process.executableURL = tool
        process.arguments = extractor.remainingArguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }
}

/// The command printed what is wrong.
private struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "uispec exited with \(status)" }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension UISpecCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(context.tool(named: "uispec").url, arguments, in: context.xcodeProject.directoryURL)
        }
    }
#endif
