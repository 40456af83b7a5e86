import Source

/// The standard streams of a process.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case errors = 2

    package func write(_ text: String) throws(RunFailure) { try write(Array(text.utf8)) }

    package func write(_ bytes: [UInt8]) throws(RunFailure) {
        guard let failure = OpenFile.append(bytes, to: rawValue) else { return }
        let name = self == .output ? "standard output" : "standard error"
        throw .file(FileSystemError(.write, name, reason: DiskFileSystem.reason(failure)))
    }
}
