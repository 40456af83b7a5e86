import Loading
import Pipeline
import Source

/// A file that a command writes where its arguments say.
enum OutputFile {
    /// - Parameter files: what they read is not overwritten.
    static func write(_ text: String, to path: String, keeping files: TracedFiles) throws {
        try write(Array(text.utf8), to: path, keeping: files)
    }

    static func write(_ bytes: [UInt8], to path: String, keeping files: TracedFiles) throws {
        let disk = DiskFileSystem()
        let target = disk.resolved(path)
        guard !files.answered.files.contains(where: { disk.resolved($0) == target }) else {
            throw RunFailure.brokenProject("\(path) is a source of the project and is not overwritten")
        }
        do { try disk.write(bytes, to: path) } catch { throw RunFailure.file(error) }
    }
}
