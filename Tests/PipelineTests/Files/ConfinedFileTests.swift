import Foundation
import Source
import Specs
import Testing
import Tokens

@testable import Loading
@testable import Pipeline

/// A project reads only files inside its repository, or inside its folder if it is in none.
@Suite struct `A project in a repository` {
    private static let secret = "color: { secret: { $type: color, $value: '#123456' } }\n"

    /// A folder with a repository and a file outside it.
    private final class Place {
        let folder: String

        init(_ files: [String: String], links: [String: String] = [:], hasRepository: Bool = true) throws {
            let files = files.merging(["outside/t.yaml": secret, "outside/s.yaml": "component: Out\n"]) { $1 }
            let path = NSTemporaryDirectory() + "uispec-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            folder = DiskFileSystem().resolved(path)
            if hasRepository { try make("repo/.git/HEAD", "") }
            for (path, text) in files { try make(path, text) }
            for (link, target) in links {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder)/\(link)", withDestinationPath: target)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        private func make(_ path: String, _ text: String) throws {
            let url = URL(filePath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }

        func load(allowsOutside: Bool = false) throws -> LoadedProject {
            try #require(
                try ProjectLoader.load(
                    ["\(folder)/repo/app"], files: DiskFileSystem(), workingDirectory: DiskFileSystem.workingDirectory,
                    allowsOutside: allowsOutside
                ).first)
        }
    }

    private static func manifest(_ keys: String) -> [String: String] {
        ["repo/app/uispec.yaml": "uispec: 1\nname: X\n\(keys)\n", "repo/shared/t.yaml": secret]
    }

    @Test(arguments: [
        ("tokens: [../../outside/t.yaml]", "../../outside/t.yaml"), ("tokens: [/etc/passwd]", "/etc/passwd"),
        ("tokens: [/proc/self/environ]", "/proc/self/environ"), ("tokens: [/dev/stdin]", "/dev/stdin"),
        ("tokens: [../../missing.yaml]", "../../missing.yaml"), ("specs: [../../outside]", "../../outside"),
        ("imports: [../../outside]", "../../outside"), ("symbols: [../../outside]", "../../outside"),
        ("fonts: [/etc]", "/etc"), ("icon: /etc/passwd", "/etc/passwd"),
    ])
    func `reports a path that leads outside at its place`(keys: String, path: String) throws {
        let project = try Place(Self.manifest(keys)).load()
        let problem = try #require(project.diagnostics.first { $0.severity == .error })
        #expect(problem.message.hasSuffix("is not read: it is outside the git repository"), "\(problem.message)")
        #expect(problem.range.map { project.sources.text(of: $0) } == path)
        #expect(problem.help == "move it inside, or run uispec with --allow-outside")
        #expect(project.sources.files.map(\.path).allSatisfy { !$0.contains("outside") && !$0.hasPrefix("/") })
    }

    @Test(arguments: [
        ("tokens: [link.yaml]", "repo/app/link.yaml", "../../outside/t.yaml"),
        ("tokens: [tokens]", "repo/app/tokens", "../../outside"),
        ("tokens: [folder]", "repo/app/folder/link.yaml", "../../../outside/t.yaml"),
        ("specs: [folder]", "repo/app/folder/link.yaml", "../../../outside/s.yaml"),
        ("symbols: [folder]", "repo/app/folder/link.svg", "../../../outside/s.yaml"),
    ])
    func `reports a symbolic link that leads outside`(keys: String, link: String, target: String) throws {
        var files = Self.manifest(keys)
        files["repo/app/folder/t.json"] = "{}"
        let project = try Place(files, links: [link: target]).load()
        #expect(project.diagnostics.contains { $0.message.hasSuffix("is not read: it is outside the git repository") })
        #expect(!project.tokens.all.contains { $0.path.text == "color.secret" })
        #expect(project.library.components.isEmpty)
    }

    @Test func `does not read a manifest that is a link to the outside`() throws {
        let place = try Place(
            ["repo/app/t.yaml": "", "outside/u.yaml": "uispec: 1\nname: Out"],
            links: ["repo/app/uispec.yaml": "../../outside/u.yaml"])
        #expect(throws: RunFailure.self) { try place.load() }
        #expect(try place.load(allowsOutside: true).name == "Out")
    }

    @Test(arguments: [
        ("tokens: [../shared/t.yaml]", [:]), ("tokens: [link]", ["repo/app/link": "../shared"]),
    ])
    func `reads files elsewhere in the repository`(keys: String, links: [String: String]) throws {
        let project = try Place(Self.manifest(keys), links: links).load()
        #expect(project.diagnostics.isEmpty)
        #expect(project.tokens.all.contains { $0.path.text == "color.secret" })
    }

    @Test(arguments: ["../../outside/t.yaml", "../shared/t.yaml"])
    func `reads no file above the project's folder without a repository`(path: String) throws {
        let place = try Place(Self.manifest("tokens: [\(path)]"), hasRepository: false)
        #expect(try place.load().diagnostics.map(\.message).contains { $0.hasSuffix("outside the project's folder") })
        #expect(try place.load(allowsOutside: true).tokens.all.contains { $0.path.text == "color.secret" })
    }

    @Test func `shows no picture from outside`() throws {
        let image = "../../outside/t.yaml"
        let place = try Place(Self.manifest(""))
        let refusal = ImageFacts.unreadable(
            "it is outside the git repository", help: "move it inside, or run uispec with --allow-outside")
        #expect(try place.load().images.facts(of: image) == refusal)
        #expect(try place.load(allowsOutside: true).images.facts(of: image) != refusal)
    }

    // MARK: Workspaces

    @Test(.timeLimit(.minutes(30))) func `lists each project of nested workspaces once`() throws {
        var files: [String: String] = ["repo/p40/uispec.yaml": "uispec: 1\nname: X\n"]
        for index in 0..<40 {
            files["repo/p\(index)/uispec.yaml"] = "workspace: [../p\(index + 1), ../p\(index + 1), ../p\(index)]\n"
        }
        files["repo/app/uispec.yaml"] = "workspace: [../p0, ../p1, ../link]\n"
        #expect(try Place(files, links: ["repo/link": "p40"]).load().name == "X")
    }

    @Test(arguments: ["../../outside", "/proc/self/environ"])
    func `lists no project outside in a workspace`(path: String) throws {
        let place = try Place(["repo/app/uispec.yaml": "workspace: [\(path)]\n"])
        let failure = #expect(throws: RunFailure.self) { try place.load() }
        #expect(failure?.message.contains("it is outside the git repository") ?? false)
    }
}
