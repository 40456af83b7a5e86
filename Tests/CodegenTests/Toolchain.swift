import Foundation
import Testing

/// The Swift compiler and formatter of this machine, for tests that run them on generated source.
struct Toolchain {
    /// Nil without a compiler.
    static let hasCompiler = (try? run(["swiftc", "--version"]))?.status == 0
    static let hasFormatter = (try? run(["swift", "format", "--version"]))?.status == 0

    struct Outcome {
        var status: Int32
        var output: String
    }

    /// Runs a tool found in the search path.
    static func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "uispec-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }
}
