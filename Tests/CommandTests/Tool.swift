import Foundation
import Testing

/// Runs the built `uispec` in a temporary folder.
struct Tool {
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
        var bytes: Data

        /// The output as a JSON object.
        func json() throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        }
    }

    let folder: URL

    /// - Parameter files: the contents of the folder, by path.
    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("uispec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ path: String) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
    }

    func data(_ path: String) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(path)) }

    /// The names in a folder.
    func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
    }

    func modificationDate(_ path: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)
        return try #require(attributes[.modificationDate] as? Date)
    }

    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    func run(_ arguments: String..., environment: [String: String] = [:], in subfolder: String = "") throws -> Outcome {
        try run(arguments, environment: environment, in: subfolder)
    }

    func run(
        _ arguments: [String], environment: [String: String] = [:], in subfolder: String = "",
        program: String = "uispec"
    ) throws -> Outcome {
        let executable: URL = try #require(Self.executable(named: program), "build the product \(program) first")
        return try launch(executable, arguments, environment: environment, in: subfolder)
    }

    /// Runs a shell command with `uispec` on the path.
    ///
    /// - Parameter status: the status of the previous command, for `$?`.
    func shell(_ line: String, after status: Int32 = 0, in subfolder: String = "") throws -> Outcome {
        let executable: URL = try #require(Self.executable, "build the product uispec first")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try launch(
            URL(filePath: "/bin/sh"), ["-c", "(exit \(status)); \(line)"],
            environment: ["PATH": executable.deletingLastPathComponent().path() + ":" + path], in: subfolder)
    }

    /// Both outputs go to files, because a full pipe would block.
    private func launch(
        _ executable: URL, _ arguments: [String], environment: [String: String], in subfolder: String
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = subfolder.isEmpty ? folder : folder.appendingPathComponent(subfolder)
        process.environment = ProcessInfo.processInfo.environment.filter {
            $0.key != "NO_COLOR" && $0.key != "CLICOLOR_FORCE"
        }
        .merging(environment) { _, new in new }
        let capture = FileManager.default.temporaryDirectory.appendingPathComponent("uispec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: capture, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: capture) }
        let files = ["output", "errors"].map { capture.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let output = try Data(contentsOf: files[0])
        let errors = try Data(contentsOf: files[1])
        return Outcome(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self), bytes: output)
    }

    static let executable: URL? = executable(named: "uispec")

    /// Returns the path of a product, which is next to the test bundle.
    static func executable(named name: String) -> URL? {
        let tests = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
        let starts = tests + [URL(fileURLWithPath: CommandLine.arguments.first ?? "")]
        let candidates = starts.flatMap { start in
            [start, start.deletingLastPathComponent()].map { $0.appendingPathComponent(name) }
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

/// Small projects.
enum Sample {
    static let manifest = """
        uispec: 1
        name: Sample
        tokens: [tokens.yaml]
        specs: [specs]
        output: out
        generate: { swift: { path: Tokens.swift, type: SampleTokens } }
        contexts: { device: iphone-15, locale: ja }
        """
    static let tokens = "color: { $type: color, accent: { $value: '#0A5FD9', $modes: { dark: '#9CC3FF' } } }\n"
    static let chip = """
        component: Chip
        states: { plain: , selected: { traits: [selected] } }
        body:
          id: chip
          text: カフェ
          font: { size: 16, relativeTo: callout }
          padding: { horizontal: 12, vertical: 6 }
          minHeight: 32
          radius: full
          border: { color: '{color.accent}' }
          action: toggle
          hitArea: 44
        """
    static let badge = """
        component: Badge
        body: { text: pale, color: '#CCCCCC', background: '#FFFFFF', padding: 8 }
        """

    static let clean = ["uispec.yaml": manifest, "tokens.yaml": tokens, "specs/chip.yaml": chip]
    static let faulty = clean.merging(["specs/badge.yaml": badge]) { first, _ in first }
}
