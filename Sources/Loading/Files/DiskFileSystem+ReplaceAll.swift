import Source

#if canImport(FoundationEssentials)
    import Glibc
#else
    import Darwin
#endif

extension DiskFileSystem {
    /// Replaces all of some existing files, or none if one cannot be written.
    ///
    /// Every file is first written under a temporary name, which takes the space that it needs. Only then are the files
    /// renamed. If renaming fails, the files that were renamed get their old content back.
    ///
    /// - Throws: an error that names the file that failed, and every file that could not be restored.
    package func replaceAll(_ changes: [(path: String, bytes: [UInt8])]) throws(RunFailure) {
        for change in changes {
            if let refusal = refusal(toWrite: change.path) { throw Self.failure(refusal) }
        }
        var made: [TemporaryFile] = []
        for change in changes {
            let target = followed(change.path)
            Self.removeLeftoversOnce(in: PathName.folder(of: target))
            let (file, failure) = TemporaryFile.make(change.bytes, for: target, like: Self.status(of: target))
            if let file { made.append(file) }
            guard let failure else { continue }
            for file in made { file.remove() }
            throw Self.failure(FileSystemError(.write, change.path, reason: Self.reason(failure)))
        }
        var old: [[UInt8]] = []
        do throws(FileSystemError) {
            for change in changes { old.append(try read(change.path)) }
        } catch {
            for file in made { file.remove() }
            throw Self.failure(error)
        }
        for index in changes.indices {
            guard let failure = made[index].takePlace() else { continue }
            for file in made[(index + 1)...] { file.remove() }
            let changed = changes.indices.prefix(index).filter { place in
                (try? write(old[place], to: changes[place].path)) == nil
            }
            throw Self.failure(
                FileSystemError(.write, changes[index].path, reason: Self.reason(failure)),
                changed: changed.map { changes[$0].path })
        }
    }

    private static func failure(_ error: FileSystemError, changed: [String] = []) -> RunFailure {
        let state =
            changed.isEmpty
            ? "no file was changed" : "only these files were changed: \(changed.joined(separator: ", "))"
        return .file(FileSystemError(error.action, error.path, reason: "\(error.reason); \(state)"))
    }
}
