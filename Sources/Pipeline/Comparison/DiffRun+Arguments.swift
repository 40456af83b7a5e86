package import Loading
package import Source

extension DiffRun {
    /// Splits the arguments after BASE into HEAD and paths.
    ///
    /// After a revision, an existing path that is not a saved file is a project to compare. Otherwise the first
    /// argument is HEAD.
    package static func arguments(
        base: String, _ rest: [String], files: any FileSystem, workingDirectory: String
    ) throws(RunFailure) -> (head: String?, paths: [String]) {
        guard let first = rest.first else { return (nil, []) }
        let isRevision = files.kind(of: PathName.join(workingDirectory, base)) == nil
        let exists = files.kind(of: PathName.join(workingDirectory, first)) != nil
        if isRevision, exists, !ComparedSide.isSaved(first) { return (nil, rest) }
        return (first, Array(rest.dropFirst()))
    }
}
