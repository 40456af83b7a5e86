import Generation
import Loading
import Pipeline
import Source
import Synchronization
import Testing

/// Two runs of `generate` that remove the same color sets.
struct `A color set that another run removes` {
    /// Files in which a folder disappears right after it was seen, once a file in it is removed.
    private final class RacingFiles: FileSystem {
        private let base: CaselessFiles
        private let vanished: Mutex<Set<String>> = Mutex([])

        init(_ base: CaselessFiles) { self.base = base }

        func read(_ path: String) throws(FileSystemError) -> [UInt8] { try base.read(path) }
        func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) { base.write(bytes, to: path) }
        func kind(of path: String) -> FileKind? { base.kind(of: path) }

        func remove(_ path: String) throws(FileSystemError) {
            try base.remove(path)
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            if folder.hasSuffix(".colorset") { vanished.withLock { _ = $0.insert(folder) } }
        }

        func list(_ folder: String) throws(FileSystemError) -> [String] {
            if vanished.withLock({ $0.contains(folder) }) {
                try base.remove(folder)
                throw FileSystemError(.list, folder, reason: "file not found")
            }
            return try base.list(folder)
        }
    }

    @Test func `does not stop the run`() async throws {
        let manifest = """
            uispec: 1
            name: App
            tokens: [tokens.yaml]
            output: Out
            generate: { xcassets: { path: C.xcassets } }

            """
        let files = CaselessFiles(["uispec.yaml": manifest, "tokens.yaml": Self.tokens("old")])
        _ = try await generate(files)
        files.write(Array(Self.tokens("new").utf8), to: "tokens.yaml")
        let result = try await generate(RacingFiles(files))
        #expect(result.diagnostics.isEmpty)
        let left = files.paths.filter { $0.contains(".colorset/") }
        #expect(left == ["Out/C.xcassets/new/accent.colorset/Contents.json"])
    }

    private static func tokens(_ group: String) -> String {
        "\(group): { $type: color, accent: { $value: \"#112233\" } }\n"
    }

    private func generate(_ files: any FileSystem) async throws -> GenerateRun.Result {
        let projects = try ProjectLoader.load(
            ["uispec.yaml"], files: files, workingDirectory: TestFiles.workingDirectory)
        return try GenerateRun(try #require(projects.first), files: files, isVerifying: false).run()
    }
}
