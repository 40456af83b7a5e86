import Foundation
import Testing

@testable import Canvas

/// A folder of fonts is scanned only if the scan ends.
@Suite struct `A folder of fonts` {
    private func problem(_ command: String) throws -> String? {
        let folder = NSTemporaryDirectory() + "uispec-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: "\(folder)/inner", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", command]
        shell.currentDirectoryURL = URL(filePath: folder)
        try shell.run()
        shell.waitUntilExit()
        return FontFolderScan.problem(in: folder)?.replacing(folder, with: "F")
    }

    @Test(arguments: [
        ("mkfifo inner/a.ttf", "F/inner/a.ttf is a pipe or a device"),
        ("ln -s /dev/zero a.ttf", "F/a.ttf is a pipe or a device"),
        ("ln -s . a", "the link F/a leads to a folder inside it"),
        ("ln -s .. inner/a; ln -s .. inner/b", "the link F/inner/b leads to a folder inside it"),
    ])
    func `that would be scanned without an end is left out`(command: String, problem: String) throws {
        #expect(try self.problem(command) == problem)
    }

    @Test(arguments: [
        "touch a.ttf inner/b.otf", "ln -s gone a.ttf", "rm -r inner", "ln -s /usr/share/doc/bash inner/c",
    ])
    func `is scanned`(command: String) throws {
        #expect(try problem(command) == nil)
    }

    @Test(.timeLimit(.minutes(30))) func `with a pipe does not keep other folders from being used`() throws {
        let folder = NSTemporaryDirectory() + "uispec-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(unsafe mkfifo("\(folder)/a.ttf", 0o600) == 0)
        _ = try TestFonts.library.get()
        let library = try FontLibrary.load(folders: [folder] + FontFolders.system)
        #expect(library.warnings == ["the fonts in \(folder) are not used: \(folder)/a.ttf is a pipe or a device"])
    }
}
