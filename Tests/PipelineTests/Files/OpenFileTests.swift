import Foundation
import Source
import Synchronization
import Testing

@testable import Loading
@testable import Pipeline

struct `Open files` {
    @Test(arguments: [0, O_NONBLOCK])
    func `a pipe gets all bytes, whether or not it blocks the writer`(flags: Int32) throws {
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting.fileDescriptor
        #expect(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | flags) == 0)
        // More than the capacity of a pipe.
        let bytes = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let failure = Mutex<Int32?>(nil)
        // Use a thread, because both ends may have to wait for each other.
        let writer = Thread {
            failure.withLock { $0 = OpenFile.append(bytes, to: writing) }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        let read = try pipe.fileHandleForReading.readToEnd()
        #expect(read.map { [UInt8]($0) } == bytes)
        #expect(failure.withLock { $0 } == nil)
    }

    @Test func `a pipe in place of a file is refused without waiting`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uispec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("spec.yaml").path
        #expect(unsafe mkfifo(path, 0o600) == 0)
        for place in [path, "/dev/zero"] {
            let error = #expect(throws: FileSystemError.self) { try DiskFileSystem().read(place) }
            #expect(error?.reason == "it is a pipe or a device, not a file")
        }
    }

    @Test func `a closed descriptor is reported`() {
        #expect(OpenFile.append([1], to: -1) == EBADF)
        #expect(OpenFile.bytes(of: -1, atMost: 1).failure == EBADF)
        #expect(DiskFileSystem.reason(EBADF) == "it is closed")
    }
}
