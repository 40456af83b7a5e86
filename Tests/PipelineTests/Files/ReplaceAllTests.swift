import Foundation
import Loading
import Source
import Synchronization
import Testing

/// Several files are replaced, or none.
@Suite struct `Files that are replaced together` {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "uispec-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["a", "b", "c"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            try Data("old".utf8).write(to: URL(filePath: "\(folder)/\(name)/t.yaml"))
        }
        try body(folder)
    }

    private func changes(in folder: String, _ names: [String]) -> [(path: String, bytes: [UInt8])] {
        names.map { ("\(folder)/\($0)/t.yaml", Array("new".utf8)) }
    }

    private func texts(in folder: String) throws -> [String] {
        try ["a", "b", "c"].map { try String(contentsOfFile: "\(folder)/\($0)/t.yaml", encoding: .utf8) }
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".tmp") }
    }

    @Test func `all get their new content`() throws {
        try withFolder { folder throws in
            try DiskFileSystem().replaceAll(changes(in: folder, ["a", "b", "c"]))
            #expect(try texts(in: folder) == ["new", "new", "new"])
            #expect(try names(in: folder).isEmpty)
        }
    }

    @Test func `remove what a killed run left beside them`() throws {
        try withFolder { folder throws in
            for name in ["a", "b"] {
                try Data("half".utf8).write(to: URL(filePath: "\(folder)/\(name)/.uispec-1x7hk2p.tmp"))
            }
            try DiskFileSystem().replaceAll(changes(in: folder, ["a", "b", "c"]))
            #expect(try names(in: folder).isEmpty)
        }
    }

    @Test func `are written while another run removes what killed runs left`() throws {
        try withFolder { folder throws in
            let isDone = Mutex(false)
            let failures = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 2) { worker in
                if worker == 0 {
                    for _ in 0..<300 {
                        do throws(RunFailure) {
                            try DiskFileSystem().replaceAll(changes(in: folder, ["a", "a", "a"]))
                        } catch {
                            failures.withLock { $0.append(error.message) }
                        }
                    }
                    isDone.withLock { $0 = true }
                } else {
                    for _ in 0..<100_000 where !isDone.withLock({ $0 }) {
                        DiskFileSystem().removeLeftovers(in: "\(folder)/a")
                    }
                }
            }
            #expect(failures.withLock { $0 } == [])
        }
    }

    /// The folder of the last file does not exist, as if it had vanished.
    @Test func `all keep their content if one cannot be written`() throws {
        try withFolder { folder throws in
            let failure = #expect(throws: RunFailure.self) {
                try DiskFileSystem().replaceAll(changes(in: folder, ["a", "b", "gone"]))
            }
            #expect(
                failure?.message == "cannot write \(folder)/gone/t.yaml: file not found; no file was changed")
            #expect(try texts(in: folder) == ["old", "old", "old"])
            #expect(try names(in: folder).isEmpty)
        }
    }

    @Test func `all keep their content if one is read-only`() throws {
        try withFolder { folder throws in
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o444], ofItemAtPath: "\(folder)/c/t.yaml")
            let failure = #expect(throws: RunFailure.self) {
                try DiskFileSystem().replaceAll(changes(in: folder, ["a", "b", "c"]))
            }
            #expect(failure?.message.hasSuffix("the file is read-only; no file was changed") ?? false)
            #expect(try texts(in: folder) == ["old", "old", "old"])
        }
    }
}
