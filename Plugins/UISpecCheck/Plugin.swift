import Foundation
import PackagePlugin

/// Checks a target's projects when the target is built. Findings appear as errors and warnings of the build.
@main struct UISpecCheck: ProjectPlugin {
    let toolName = "uispec"

    func commands(for target: URL, in package: URL, tool: URL, output: URL) -> [Command] {
        let sources = Project.sources(in: package)
        return Project.projects(of: target, in: package).enumerated().map { index, project in
            // A build runs a command again unless it has a newer output.
            let stamp = output.appending(path: "checked-\(index)")
            return .buildCommand(
                displayName: "Checking \(project.folder.lastPathComponent)", executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c", #""$0" check "$1" --format xcode --no-cache && : > "$2""#, tool.path, project.manifest.path,
                    stamp.path,
                ],
                inputFiles: [tool] + sources, outputFiles: [stamp])
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension UISpecCheck: XcodeBuildToolPlugin {}
#endif
