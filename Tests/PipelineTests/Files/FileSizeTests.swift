import Foundation
import Loading
import Source
import Testing

/// The size of a file is limited before its memory is taken.
@Suite struct `A large file` {
    private func reading(_ bytes: Int, atMost limit: Int) throws -> Result<Int, FileSystemError> {
        let path = NSTemporaryDirectory() + "uispec-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try #require(FileHandle(forWritingAtPath: path))
        // The file is sparse.
        try file.truncate(atOffset: UInt64(bytes))
        try file.close()
        return Result { () throws(FileSystemError) in
            try DiskFileSystem(maximumBytes: limit).read(path).count
        }
    }

    @Test(arguments: [0, 1, 4_095, 4_096])
    func `is read up to the limit`(size: Int) throws {
        #expect(try reading(size, atMost: 4_096).get() == size)
    }

    @Test(arguments: [4_097, 1 << 30, 1 << 40])
    func `is refused beyond the limit`(size: Int) throws {
        let error = #expect(throws: FileSystemError.self) { try reading(size, atMost: 4_096).get() }
        #expect(error?.reason == "it is larger than 4096 bytes")
    }

    @Test func `is refused beyond 256 MiB by default`() throws {
        let path = NSTemporaryDirectory() + "uispec-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 256 << 20 + 1)
        try file.close()
        let error = #expect(throws: FileSystemError.self) { try DiskFileSystem().read(path) }
        #expect(error?.reason == "it is larger than 256 MiB")
    }

    /// Its size is not known before it is read.
    @Test func `in a pipe is refused beyond the limit`() throws {
        let pipe = Pipe()
        let bytes = Data(repeating: 0x20, count: 5_000)
        try pipe.fileHandleForWriting.write(contentsOf: bytes)
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        #expect(throws: FileSystemError.self) { try DiskFileSystem(maximumBytes: 4_096).read(path) }
    }
}
