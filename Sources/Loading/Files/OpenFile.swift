#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads and writes open files by their descriptors.
package enum OpenFile {
    /// Opens the standard streams that the caller closed, so that no other file gets their numbers.
    ///
    /// They become sockets without a connection: reading and writing fail, and so does opening them again by a path
    /// such as `/dev/stdout`.
    package static func reserveStandardStreams() {
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        for stream: Int32 in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            // The lowest free number is that of the stream.
            _ = socket(AF_UNIX, kind, 0)
        }
    }

    /// Reads up to `count` bytes; fewer only at the end of the file. Also returns the system's error number on failure.
    static func bytes(of file: Int32, atMost count: Int) -> ([UInt8], failure: Int32?) {
        var failure: Int32?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let got = unsafe read(file, rest.baseAddress, rest.count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                if got <= 0 { break }
                filled += got
            }
        }
        return (bytes, failure)
    }

    /// Waits for bytes and reads those that are there, up to `count`; none at the end of the file or after a failure.
    package static func availableBytes(of file: Int32, atMost count: Int) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var got = -1
            repeat { got = unsafe read(file, buffer.baseAddress, count) } while got < 0 && errno == EINTR
            filled = max(0, got)
        }
    }

    /// Writes all bytes, waiting for a slow pipe if necessary. Returns the system's error number on failure.
    package static func append(_ bytes: [UInt8], to file: Int32) -> Int32? {
        var written = 0
        var failure: Int32?
        unsafe bytes.withUnsafeBytes { buffer in
            while written < buffer.count, failure == nil {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                let count = unsafe write(file, rest.baseAddress, rest.count)
                switch count < 0 ? errno : 0 {
                case 0: written += count
                case EINTR: continue
                case EAGAIN: waitForRoom(in: file)
                case let error: failure = error
                }
            }
        }
        return failure
    }

    /// Waits until a pipe that was opened as nonblocking can be written to.
    private static func waitForRoom(in file: Int32) {
        var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }
}
