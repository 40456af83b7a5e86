import Foundation
import Reports
import Testing

struct `uispec report` {
    private static let page = "out/report/index.html"
    private static let criteria = """
        acceptance: First version
        criteria:
          - { id: AC-1, text: Scrolling is smooth., verifiedBy: [manual] }
        """

    /// A repository with one commit.
    private func repository(_ files: [String: String] = Sample.clean) throws -> Tool {
        let tool = try Tool(files)
        let commands = [
            "git init -q .", "git config user.name Aoi", "git config user.email aoi@example.com",
            "echo out/ > .gitignore", "git add -A", "git commit -q -m first --no-gpg-sign",
        ]
        #expect(try tool.shell(commands.joined(separator: " && ")).status == 0)
        return tool
    }

    /// The data of a page.
    private func data(_ tool: Tool, _ path: String = Self.page) throws -> [String: Any] {
        let text = try #require(tool.text(path))
        let start = try #require(text.range(of: "id=\"data\">")).upperBound
        let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
        return try #require(
            try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any])
    }

    /// The lines that the page exports if everything is accepted.
    private func decisions(_ tool: Tool, by name: String? = nil) throws -> [String] {
        let mockups = try #require(try data(tool)["mockups"] as? [[String: Any]])
        return try mockups.flatMap { mockup in
            try #require(mockup["pictures"] as? [[String: Any]]).map { picture in
                let by = name.map { "\"by\":\"\($0)\"," } ?? ""
                let name = "\(mockup["component"] ?? ""):\(mockup["state"] ?? "")"
                return """
                    {"at":"2026-11-24T09:30:00Z",\(by)"context":"\(picture["context"] ?? "")",\
                    "decision":"accepted","mockup":"\(name)","picture":"\(picture["picture"] ?? "")"}
                    """
            }
        }
    }

    @Test func `the page shows each mock-up, and each picture is a file once`() throws {
        let tool = try repository()
        defer { tool.remove() }
        let outcome = try tool.run("report")
        #expect(outcome.status == 0)
        #expect(outcome.output == "wrote out/report/index.html: 2 mock-ups, 2 pictures beside it\n")
        let mockups = try #require(try data(tool)["mockups"] as? [[String: Any]])
        #expect(mockups.count == 2)
        // Both states look the same, in light and in dark.
        let pictures = mockups.flatMap { $0["pictures"] as? [[String: Any]] ?? [] }.compactMap {
            $0["picture"] as? String
        }
        #expect(pictures.count == 4)
        #expect(try tool.names(in: "out/report/pictures") == Set(pictures).map { $0 + ".png" }.sorted())
    }

    @Test func `every run writes the same bytes, and removes old pictures`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("report", "--build", "7").status == 0)
        let first = tool.data(Self.page)
        try tool.write("old", to: "out/report/pictures/0123456789abcdef.png")
        try tool.write("kept", to: "out/report/pictures/readme.txt")
        #expect(try tool.run("report", "--build", "7", "--jobs", "1").status == 0)
        #expect(tool.data(Self.page) == first)
        #expect(try tool.names(in: "out/report/pictures").count == 3)
    }

    @Test func `markup in a spec is text in the page`() throws {
        let hostile = "</script><script>alert(1)</script><!--"
        let tool = try repository(
            Sample.clean.merging(["specs/bad.yaml": "component: Bad\nsummary: \"\(hostile)\"\nbody: { text: A }\n"]) {
                $1
            })
        defer { tool.remove() }
        #expect(try tool.run("report").status == 0)
        let text = try #require(tool.text(Self.page))
        #expect(!text.contains("alert(1)</script>"))
        #expect(!text.contains("<!--"))
        let components = try #require(try data(tool)["components"] as? [[String: Any]])
        #expect(components.contains { $0["summary"] as? String == hostile })
        // One script has data, one runs.
        #expect(text.components(separatedBy: "<script").count == 3)
    }

    @Test func `the policy permits exactly the script and the style of the page`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        for (text, hash) in [(ReportFiles.script, ReportFiles.scriptHash), (ReportFiles.style, ReportFiles.styleHash)] {
            try tool.write(text, to: "part")
            let sum = try tool.shell("sha256sum part | cut -c 1-64").output.filter { !$0.isNewline }
            let bytes = stride(from: 0, to: 64, by: 2).compactMap { place in
                UInt8(sum.dropFirst(place).prefix(2), radix: 16)
            }
            #expect(Data(bytes).base64EncodedString() == hash, "run Scripts/embed-report")
        }
    }

    @Test func `the embedded script and style are those of the data folder`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/Reports/Page/Data")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        func joined(_ ending: String) throws -> String {
            try names.filter { $0.hasSuffix(ending) }.map {
                try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
            }.joined()
        }
        #expect(ReportFiles.style + "\n" == (try joined(".css")), "run Scripts/embed-report")
        #expect(
            ReportFiles.script == "\"use strict\";\n(() => {\n\(try joined(".js"))})();", "run Scripts/embed-report")
    }

    @Test func `one file has all pictures, above the budget it is a folder`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("report", "--output", "page.html").status == 0)
        let page = try #require(tool.text("page.html"))
        #expect(page.components(separatedBy: "id=\"picture-").count == 3)
        #expect(page.contains("img-src data:;"))
        let outcome = try tool.run("report", "--output", "big.html", "--budget", "1kB")
        #expect(outcome.output == "wrote big/index.html: 2 mock-ups, 2 pictures beside it\n")
        #expect(outcome.errors.contains("more than 1kB; wrote a folder instead"))
        #expect(tool.text("big.html") == nil)
        try tool.write("<html>mine</html>", to: "mine.html")
        #expect(try tool.run("report", "--output", "mine.html").status == 2)
        #expect(tool.text("mine.html") == "<html>mine</html>")
    }

    @Test func `changes since a revision have a cause and the picture before`() throws {
        let tool = try repository()
        defer { tool.remove() }
        try tool.write(Sample.tokens.replacing("#0A5FD9", with: "#0A5FFF"), to: "tokens.yaml")
        #expect(try tool.run("report", "--since", "HEAD").status == 0)
        let since = try #require(try data(tool)["since"] as? [String: Any])
        let cause = try #require((since["causes"] as? [[String: Any]])?.first)
        #expect(cause["text"] as? String == "color.accent #0A5FD9 → #0A5FFF")
        #expect(cause["place"] as? String == "tokens.yaml:1")
        #expect((cause["mockups"] as? [String])?.count == 2)
        // Light only: 2 now, and 1 before.
        #expect(try tool.names(in: "out/report/pictures").count == 3)
        #expect(try tool.run("report", "--since", "HEAD", "--only", "changed").output.contains(": 2 mock-ups, "))
        let unknown = try tool.run("report", "--since", "nowhere")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("“nowhere” is not a Git revision, a folder or a saved mockups.json"))
    }

    @Test func `exported decisions are merged and verified`() throws {
        let tool = try repository(Sample.clean.merging(["specs/acceptance.yaml": Self.criteria]) { $1 })
        defer { tool.remove() }
        #expect(try tool.run("report").status == 0)
        let unsigned = try tool.run("report", "--verify", "--require", "signed")
        #expect(unsigned.status == 1)
        #expect(unsigned.output.hasPrefix("Chip:plain (light,large,iphone-15) has not been accepted\n"))
        #expect(unsigned.output.hasSuffix("Sample: 0 of 5 signed\n"))
        try tool.write(try decisions(tool).reversed().joined(separator: "\n"), to: "decisions.jsonl")
        let merged = try tool.run("report", "--accept", "decisions.jsonl")
        #expect(merged.output == "merged 4 decisions into signoff.jsonl: 4 new, 4 in all\n")
        let file = try #require(tool.text("signoff.jsonl"))
        #expect(file.contains("\"by\":\"Aoi\""))
        #expect(file.split(separator: "\n").sorted() == file.split(separator: "\n").map { $0 })
        #expect(tool.text(".gitattributes") == "signoff.jsonl merge=union\n")
        #expect(try tool.run("report", "--accept", "decisions.jsonl").output.contains(": 0 new, 4 in all\n"))
        #expect(tool.text("signoff.jsonl") == file)
        #expect(try tool.run("report", "--verify").output == "AC-1 has not been accepted\nSample: 4 of 5 signed\n")
        try tool.write(
            "{\"at\":\"2026-11-24\",\"by\":\"Aoi\",\"criterion\":\"AC-1\",\"decision\":\"accepted\",\"role\":\"qa\"}",
            to: "manual.jsonl")
        let manual = try tool.run("report", "--accept", "manual.jsonl")
        #expect(manual.output == "merged 1 decision into signoff.jsonl: 1 new, 5 in all\n")
        #expect(try tool.run("report", "--verify").output == "Sample: 5 of 5 signed\n")
    }

    @Test func `a changed picture has to be signed again, and its decision is kept`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("report").status == 0)
        try tool.write(try decisions(tool).joined(separator: "\n"), to: "decisions.jsonl")
        #expect(try tool.run("report", "--accept", "decisions.jsonl").status == 0)
        #expect(try tool.run("report", "--verify").status == 0)
        try tool.write(Sample.tokens.replacing("#0A5FD9", with: "#0A5FFF"), to: "tokens.yaml")
        let outcome = try tool.run("report", "--verify")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasSuffix("Sample: 2 of 4 signed\n"))
        #expect(outcome.output.contains("has changed since the last decision, of 2026-11-24T09:30:00Z"))
        #expect(tool.text("signoff.jsonl")?.split(separator: "\n").count == 4)
        try tool.write(Sample.tokens, to: "tokens.yaml")
        #expect(try tool.run("report", "--verify").status == 0)
    }

    @Test func `a torn or foreign file merges nothing`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("report").status == 0)
        let lines = try decisions(tool)
        try tool.write(lines[0] + "\n" + lines[1].dropLast(20), to: "torn.jsonl")
        let torn = try tool.run("report", "--accept", "torn.jsonl")
        #expect(torn.status == 1)
        #expect(torn.output.contains("torn.jsonl:2:"))
        #expect(torn.errors.contains("nothing was merged"))
        try tool.write(lines[0].replacing("Chip:", with: "Other:"), to: "foreign.jsonl")
        let foreign = try tool.run("report", "--accept", "foreign.jsonl")
        #expect(foreign.status == 2)
        #expect(foreign.errors.contains("no decision of foreign.jsonl is about Sample; name the project as PATH"))
        #expect(tool.text("signoff.jsonl") == nil)
    }

    @Test func `the decisions of two people merge`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("report").status == 0)
        func accept(_ lines: [String]) throws {
            try tool.write(lines.joined(separator: "\n"), to: "out/decisions.jsonl")
            #expect(try tool.run("report", "--accept", "out/decisions.jsonl").status == 0)
            #expect(try tool.shell("git add -A && git commit -q --no-gpg-sign -m signed").status == 0)
        }
        try accept(Array(try decisions(tool, by: "Aoi").prefix(1)))
        #expect(try tool.shell("git checkout -q -b other").status == 0)
        try accept(Array(try decisions(tool, by: "Ren").suffix(2)))
        #expect(try tool.shell("git checkout -q - && git branch").status == 0)
        try accept(Array(try decisions(tool, by: "Aoi").suffix(2)))
        #expect(try tool.shell("git merge -q other --no-gpg-sign -m merged").status == 0)
        #expect(tool.text("signoff.jsonl")?.split(separator: "\n").count == 5)
        #expect(try tool.run("report", "--verify").output.hasSuffix("Sample: 3 of 4 signed\n"))
    }

    @Test(arguments: [
        ["--require", "signed"], ["--verify", "--require", "seen"], ["--verify", "--accept", "a"],
        ["--only", "changed"],
        ["--only", "some"], ["--budget", "many"], ["--accept", "missing.jsonl"],
    ])
    func `options that make no sense are errors`(arguments: [String]) throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        #expect(try tool.run(["report"] + arguments).status == 2)
    }
}
