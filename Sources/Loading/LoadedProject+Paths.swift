package import Source

/// Paths that do not depend on the working directory.
extension LoadedProject {
    /// Returns a path as an absolute path, without following links.
    package func absolute(_ path: String) -> String { PathName.join(workingDirectory, path) }

    /// The folder of the manifest, as an absolute path.
    package var absoluteFolder: String { absolute(folder) }

    /// Returns a path relative to the project's folder, for results that are kept: sheets, caches, generated files.
    package func name(of path: String) -> String {
        PathName.relative(absolute(path), to: absoluteFolder)
    }

    /// The sources with paths relative to the project's folder.
    package var namedSources: SourceMap {
        sources.renamed { path in
            // Facts about the platform are not files.
            path.hasPrefix("<") ? path : name(of: path)
        }
    }
}
