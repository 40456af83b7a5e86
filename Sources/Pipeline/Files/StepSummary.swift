import Loading

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The file that a step of GitHub Actions appends its summary to.
package enum StepSummary {
    /// GitHub rejects the summary of a step that is longer.
    private static let maximumBytes = 1 << 20

    /// Appends text to the file and returns whether that succeeded.
    ///
    /// - Parameter text: Returns the text, limited to the given number of bytes.
    package static func append(to path: String, text: (_ maximumBytes: Int) -> String) -> Bool {
        let file = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
        guard file >= 0 else { return false }
        defer { close(file) }
        var information = stat()
        guard unsafe fstat(file, &information) == 0 else { return false }
        let left = maximumBytes - Int(clamping: information.st_size)
        return OpenFile.append(Array(text(max(0, left)).utf8), to: file) == nil
    }
}
