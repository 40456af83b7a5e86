import Foundation
import PackagePlugin

/// Generates the Swift tokens of a target's projects before the target is compiled.
@main struct UISpecTokens: ProjectPlugin {
    /// The small executable, which on Linux needs no libraries.
    let toolName = "uispec-tokens"

    func commands(for target: URL, in package: URL, tool: URL, output: URL) throws -> [Command] {
        let sources = Project.sources(in: package)
        return try Project.projects(of: target, in: package).compactMap { project in
            let paths = try project.swiftPaths()
            guard !paths.isEmpty else { return nil }
            return .buildCommand(
                displayName: "Generating the tokens of \(project.folder.lastPathComponent)", executable: tool,
                arguments: ["generate", project.manifest.path, "--only", "swift", "--into", output.path],
                inputFiles: sources, outputFiles: paths.map { output.appending(path: $0) })
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension UISpecTokens: XcodeBuildToolPlugin {}
#endif
