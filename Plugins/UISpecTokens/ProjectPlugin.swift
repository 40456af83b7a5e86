import Foundation
import PackagePlugin

/// A plugin that runs commands for the projects of a target.
protocol ProjectPlugin: BuildToolPlugin {
    /// The name of the executable that the plugin runs.
    var toolName: String { get }

    /// - Parameters:
    ///   - target: The folder of the target.
    ///   - package: The folder of the package, or of the Xcode project.
    ///   - tool: The executable.
    ///   - output: The folder that the commands may write to.
    func commands(for target: URL, in package: URL, tool: URL, output: URL) throws -> [Command]
}

extension ProjectPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try commands(
            for: target.directoryURL, in: context.package.directoryURL, tool: context.tool(named: toolName).url,
            output: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ProjectPlugin where Self: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            return try commands(
                for: folder.appending(path: target.displayName), in: folder, tool: context.tool(named: toolName).url,
                output: context.pluginWorkDirectoryURL)
        }
    }
#endif
