import Loading

/// The standard input of a process.
package enum StandardInput {
    /// Waits for input and returns it, or nil at its end.
    package static func next() -> [UInt8]? {
        let bytes = OpenFile.availableBytes(of: 0, atMost: 1 << 16)
        return bytes.isEmpty ? nil : bytes
    }
}
