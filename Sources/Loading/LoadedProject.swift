package import Platform
package import Project
package import Source
package import Specs
package import Tokens
package import YAML

/// A project as read from disk: the input of all later stages, and the diagnostics.
package struct LoadedProject: Sendable {
    /// The folder of the manifest, relative to the working directory.
    package var folder: String
    /// The absolute path that relative paths start from.
    package var workingDirectory: String
    package var manifest: Manifest
    package var sources: SourceMap
    package var facts: PlatformFacts
    package var tokens: ResolvedTokens
    package var library: SpecLibrary
    /// The components that refer to tokens which may be defined in a file that could not be read.
    package var unreadTokens: Set<String> = []
    /// The files that define tokens.
    package var tokenFiles: Set<FileID>
    /// The files that define components and screens.
    package var specFiles: Set<FileID>
    /// The files of imported projects.
    package var importedFiles: Set<FileID>
    /// The images that components show.
    package var images: ImageFiles
    /// The symbols of the project and its imports.
    package var symbols: SymbolFiles
    /// The fonts of the project and its imports.
    package var fonts = FontFiles()
    /// The app's icon, if the manifest names one.
    package var icon: AppIcon?
    /// The decisions of `signoff.jsonl`.
    package var signoff = Signoff()
    package var diagnostics: [Diagnostic]
    package var suppressions: [Suppression]
    /// The output folder that the caller chose instead of the manifest's, relative to the working directory.
    package var chosenOutput: String?

    /// The project's name, or the name of its folder if the manifest has none.
    package var name: String {
        manifest.name.isEmpty ? PathName.name(of: absoluteFolder) : manifest.name
    }

    /// The output folder, relative to the working directory.
    package var output: String {
        chosenOutput ?? PathName.join(folder, manifest.output?.text ?? OutputFolder.standardName)
    }

    /// The components that the project itself defines.
    ///
    /// Imported components are checked and drawn by their own project, and here only where these use them.
    package var ownComponents: [Component] {
        library.components.filter { !importedFiles.contains($0.nameRange.file) }
    }

    /// The alerts that share one contact sheet; empty if there is at most one.
    package var joinedAlerts: [Component] {
        let alerts = ownComponents.filter(\.isAlert)
        return alerts.count > 1 ? alerts : []
    }

    /// The tokens that the project itself defines.
    package var ownTokens: [ResolvedToken] {
        tokens.all.filter { tokenFiles.contains($0.nameRange.file) }
    }
}
