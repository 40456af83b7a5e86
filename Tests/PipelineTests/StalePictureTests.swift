import Loading
import Source
import Testing

@testable import Pipeline

/// Pictures that an earlier run drew into the same folder.
struct StalePictureTests {
    private func picture(seed: String, in files: TestFiles) async throws -> [UInt8] {
        let sources = TestFiles([
            "uispec.yaml": "uispec: 1\nspecs: [s.yaml]\noutput: out\n",
            "s.yaml": """
            component: A
            body: { image: { placeholder: { kind: avatar, seed: \(seed) } }, width: 60, height: 60, label: A }
            """,
        ])
        let project = try #require(
            try ProjectLoader.load([], files: sources, workingDirectory: TestFiles.workingDirectory).first)
        var options = RenderRun.Options(jobs: 1, today: "2026-01-01")
        options.scale = 0.5
        let result = try await RenderRun(
            project, options: options, files: files, typesetter: Typesetter(), icons: IconFolder(files: files)
        ).run()
        #expect(result.problems.isEmpty)
        let path = try #require(files.paths.first { $0.contains("/png/A/") && $0.contains("light") })
        return try files.read(path)
    }

    @Test func `a picture is drawn again for another seed of its placeholder`() async throws {
        let files = TestFiles([:])
        let first = try await picture(seed: "Aoi", in: files)
        #expect(try await picture(seed: "Aoi", in: files) == first)
        #expect(try await picture(seed: "Ren", in: files) != first)
    }
}
