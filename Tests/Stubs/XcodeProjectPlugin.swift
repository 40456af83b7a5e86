// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations replace Apple's, which are documented there.

// The declarations of XcodeProjectPlugin that the plugins use, so that they can be type-checked without Xcode. Nothing
// here does anything.
import Foundation
import PackagePlugin

public struct XcodeProject {
    public var displayName: String
    public var directoryURL: URL
}

public struct XcodeTarget {
    public var displayName: String
}

public struct XcodePluginContext {
    public var xcodeProject: XcodeProject
    public var pluginWorkDirectoryURL: URL
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
