import Checks
import Reports
import Source
import TestProjects
import Testing

/// `check --format github`.
@Suite struct `GitHub annotations` {
    private func lines(_ check: CheckResult, hasSummary: Bool = false) -> [String] {
        CheckAnnotations.document([check], hasSummary: hasSummary).split(separator: "\n").map(String.init)
    }

    private func file(of line: String) -> String {
        String(line.split(separator: "file=").last?.split(separator: ",").first ?? "")
    }

    /// A project with text on its own color in each file.
    ///
    /// - Parameter counts: The number of states with such texts, by file.
    private func project(_ counts: [(path: String, count: Int)]) async throws -> CheckResult {
        var files = ["tokens.yaml": ""]
        files["uispec.yaml"] = TestProject.manifestHead().replacing(
            "[spec.yaml]", with: "[\(counts.map(\.path).joined(separator: ", "))]")
        for (index, file) in counts.enumerated() {
            files[file.path] = (0..<file.count).map {
                "component: C\(index)N\($0)\nbody: { text: a, color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
            }.joined(separator: "---\n")
        }
        return try await TestProject(files: files).check(only: ["low-contrast-text"])
    }

    @Test func `take one line each, with special characters escaped`() async throws {
        let path = "a,b:c%.yaml"
        let manifest = TestProject.manifestHead().replacing("[spec.yaml]", with: "[\"\(path)\"]")
        let spec = "component: A\nbody: { text: \"100% a\\nb\", color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
        let check = try await TestProject(files: ["uispec.yaml": manifest, "tokens.yaml": "", path: spec]).check()
        let lines = lines(check)
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.hasPrefix("::error file=a%2Cb%3Ac%25.yaml,line=2,col="))
        #expect(line.contains("title=low-contrast-text::“100%25 a b” has contrast 1.00:1"))
        #expect(line.contains("%0Ahelp: "))
    }

    @Test func `escape a comma that carries an accent`() async throws {
        let path = "a,\u{301}b:\u{301}.yaml"
        let manifest = TestProject.manifestHead().replacing("[spec.yaml]", with: "[\"\(path)\"]")
        let files = ["uispec.yaml": manifest, "tokens.yaml": "", path: "component: A\nbody: { text: a, bad: 1 }\n"]
        let line = try #require(lines(try await TestProject(files: files).check()).first)
        #expect(line.hasPrefix("::error file=a%2C\u{301}b%3A\u{301}.yaml,line=2,"), "\(line)")
    }

    @Test func `escape terminal controls`() async throws {
        let spec = "component: A\nbody: { text: \"a\\e[31mb\", color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
        let check = try await TestProject(spec: spec).check()
        let text = CheckAnnotations.document([check])
        #expect(text.contains("“a\\u{1B}[31mb”"), "\(text)")
        #expect(!text.contains("\u{1B}"))
    }

    @Test func `are ten of each severity, and a notice counts the others`() async throws {
        let ten = lines(try await project([("a.yaml", 10)]))
        #expect(ten.count == 10 && ten.allSatisfy { $0.hasPrefix("::error ") })
        let more = try await project([("a.yaml", 14)])
        #expect(lines(more).count == 11)
        #expect(lines(more).last == "::notice title=uispec::4 more findings, run uispec check to see all")
        #expect(
            lines(more, hasSummary: true).last
                == "::notice title=uispec::4 more findings, see the summary of this step")
    }

    @Test func `take one finding of each file before a second`() async throws {
        let lines = lines(try await project([("a.yaml", 12), ("b.yaml", 2), ("c.yaml", 1)]))
        #expect(lines.prefix(5).map(file) == ["a.yaml", "b.yaml", "c.yaml", "a.yaml", "b.yaml"])
        #expect(lines.count == 11)
    }

    @Test func `start with the line that causes findings in the most mock-ups`() async throws {
        let spec = """
            component: Small
            body:
              shape: circle
              label: A
              action: go
              width: 44
              height: { when: { typeSize: large }, then: 8, else: 44 }
            ---
            component: Large
            body: { shape: circle, label: A, action: go, width: 44, height: 8 }
            """
        let contexts = "{ appearance: [light], typeSize: [small, large, ax1], device: [iphone-15] }"
        let check = try await TestProject(spec: spec, contexts: contexts).check(only: ["small-tap-target"])
        let lines = lines(check)
        #expect(lines.map { $0.contains("line=10,") || $0.contains("Large:default") } == [true, false], "\(lines)")
    }

    @Test func `have no columns if they span lines`() async throws {
        let spec = "component: A\nbody:\n  shape: circle\n  label: A\n  action: go\n  width: 8\n  height: 8\n"
        let check = try await TestProject(spec: spec).check()
        let spanning = check.findings.filter { finding in
            finding.diagnostic.range.flatMap(check.sources.location(of:)).map { $0.line != $0.endLine } ?? false
        }
        for line in lines(check) {
            let values = line.split(separator: "::")[0]
            let isSpanning = !values.contains("endLine=\(values.split(separator: "line=")[1].split(separator: ",")[0])")
            #expect(values.contains("col=") != isSpanning && values.contains("endColumn=") != isSpanning)
        }
        #expect(spanning.count == lines(check).count { !$0.contains("col=") })
    }

    @Test func `have messages of at most 4096 characters`() async throws {
        let name = String(repeating: "長", count: 100_000)
        let spec = "component: \(name)\nbody: { text: a, color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
        let check = try await TestProject(spec: spec).check(only: ["low-contrast-text"])
        let line = try #require(lines(check).first { $0.contains("low-contrast-text") })
        let message = line.split(separator: "::", maxSplits: 1)[1].replacing("%0A", with: "\n").replacing(
            "%25", with: "%")
        #expect(message.utf16.count <= 4096)
        #expect(message.contains("…\nhelp: "), "\(message.suffix(300))")
    }
}
