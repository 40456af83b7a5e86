import Foundation
import Loading
import Source
import Testing

/// The attributes that a new file keeps from the one that it replaces.
@Suite struct `A file that is replaced` {
    private func withFile(_ mode: Int, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uispec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("tokens.yaml").path
        try Data("old".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        try body(path)
    }

    private func mode(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test(arguments: [0o600, 0o640, 0o664, 0o755])
    func `keeps its mode`(_ mode: Int) throws {
        try withFile(mode) { path in
            try DiskFileSystem().write(Array("new".utf8), to: path)
            #expect(try self.mode(of: path) == mode)
            #expect(try DiskFileSystem().read(path) == Array("new".utf8))
        }
    }

    @Test(arguments: [0o444, 0o400])
    func `is kept if it is read-only`(_ mode: Int) throws {
        try withFile(mode) { path throws in
            var problem: FileSystemError?
            do throws(FileSystemError) {
                try DiskFileSystem().write(Array("new".utf8), to: path)
            } catch { problem = error }
            #expect(problem?.path == path && problem?.reason == "the file is read-only")
            #expect(try self.mode(of: path) == mode)
            #expect(try DiskFileSystem().read(path) == Array("old".utf8))
        }
    }
}
