import Loading
import Pipeline
import Source
import Testing

struct `Paths in reports` {
    /// - Parameter git: The folders with `.git`.
    private func paths(
        git: [String], manifests: [String], root: String? = nil, checkouts: [String] = [],
        in folder: String = "/repo/ios"
    ) throws -> ReportPaths {
        var files = ["/repo/ios/design/a.yaml": "", "/ci/a.yaml": ""]
        for folder in git { files[folder + "/.git"] = "gitdir: elsewhere" }
        return try ReportPaths(
            root: root, manifests: manifests, checkouts: checkouts, files: MemoryFileSystem(files),
            workingDirectory: folder)
    }

    @Test(arguments: ["/repo", "/repo/ios", "/repo/ios/design", "/other"])
    func `are relative to the repository from any working directory`(folder: String) throws {
        let manifest = "/repo/ios/uispec.yaml"
        let paths = try paths(git: ["/repo"], manifests: [manifest], in: folder)
        #expect(paths.relative("/repo/ios/design/a.yaml") == "ios/design/a.yaml")
        #expect(paths.relative("/repo/ios/仕 様.yaml") == "ios/仕 様.yaml")
        #expect(paths.relative("/repository/a.yaml") == "/repository/a.yaml")
    }

    @Test func `are relative to the inner repository`() throws {
        let inner = try paths(git: ["/repo", "/repo/ios"], manifests: ["uispec.yaml"])
        #expect(inner.relative("design/a.yaml") == "design/a.yaml")
        // A file of the outer repository is outside.
        #expect(inner.relative("../b.yaml") == "/repo/b.yaml")
    }

    @Test func `are relative to the repository that contains all projects`() throws {
        let paths = try paths(git: ["/repo", "/repo/ios"], manifests: ["uispec.yaml", "../web/uispec.yaml"])
        #expect(paths.relative("design/a.yaml") == "ios/design/a.yaml")
    }

    @Test func `are relative to the checkout of the CI without a repository`() throws {
        let paths = try paths(git: [], manifests: ["uispec.yaml"], checkouts: ["", "/missing", "/repo", "/ci"])
        #expect(paths.base == "/repo")
        #expect(try self.paths(git: ["/repo/ios"], manifests: ["uispec.yaml"], checkouts: ["/ci"]).base == "/repo/ios")
    }

    @Test func `are relative to the working directory without both`() throws {
        #expect(try paths(git: [], manifests: ["uispec.yaml"]).base == "/repo/ios")
        #expect(try paths(git: ["/other"], manifests: ["uispec.yaml"]).relative("../b.yaml") == "/repo/b.yaml")
    }

    @Test func `are relative to the chosen folder`() throws {
        let paths = try paths(git: ["/repo"], manifests: ["uispec.yaml"], root: "design")
        #expect(paths.relative("design/a.yaml") == "a.yaml")
        #expect(paths.relative("uispec.yaml") == "/repo/ios/uispec.yaml")
        #expect(throws: RunFailure.self) { try self.paths(git: [], manifests: [], root: "design/a.yaml") }
        #expect(throws: RunFailure.self) { try self.paths(git: [], manifests: [], root: "missing") }
    }
}
