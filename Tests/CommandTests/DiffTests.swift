import Foundation
import Testing

struct `uispec diff` {
    /// A repository with one commit, and a changed token on disk.
    private func repository() throws -> Tool {
        let tool = try Tool(Sample.clean)
        let commands = [
            "git init -q .", "git add -A",
            "git -c user.name=Test -c user.email=test@example.com commit -q -m first --no-gpg-sign",
        ]
        #expect(try tool.shell(commands.joined(separator: " && ")).status == 0)
        try tool.write(Sample.tokens.replacing("#0A5FD9", with: "#0A5FFF"), to: "tokens.yaml")
        return tool
    }

    @Test func `a revision is compared with the files on disk`() throws {
        let tool = try repository()
        defer { tool.remove() }
        let outcome = try tool.run("diff", "HEAD")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("tokens.yaml:1 color.accent #0A5FD9 → #0A5FFF – 1 component, 2 mock-ups"))
        #expect(outcome.output.hasSuffix("1 cause, nothing unexplained\n"))
        // The work tree and the index are as they were.
        #expect(try tool.shell("git status --porcelain").output == " M tokens.yaml\n")
    }

    @Test func `equal revisions have no difference`() throws {
        let tool = try repository()
        defer { tool.remove() }
        let outcome = try tool.run("diff", "HEAD", "HEAD")
        #expect(outcome.status == 0)
        #expect(outcome.output == "no difference in 2 mock-ups\n")
    }

    @Test func `a missing folder for temporary files is an error and is not created`() throws {
        let tool = try repository()
        defer { tool.remove() }
        let outcome = try tool.shell("TMPDIR=$PWD/missing uispec diff HEAD")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("the folder for temporary files cannot be written to; TMPDIR names another"))
        #expect(try !tool.names(in: ".").contains("missing"))
    }

    @Test func `only unexplained pixels fail if that is wanted`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("diff", "HEAD", "--fail-on", "unexplained").status == 0)
    }

    @Test func `the JSON is as documented`() throws {
        let tool = try repository()
        defer { tool.remove() }
        let json = try tool.run("diff", "HEAD", ".", "--format", "json").json()
        #expect(json["version"] as? Int == 1)
        #expect(json["base"] as? String == "HEAD")
        let cause = try #require((json["causes"] as? [[String: Any]])?.first)
        #expect(cause["kind"] as? String == "token")
        #expect(cause["file"] as? String == "tokens.yaml")
        #expect(cause["line"] as? Int == 1)
        #expect(cause["before"] as? String == "#0A5FD9")
        #expect((cause["pixels"] as? Int ?? 0) > 0)
        let change = try #require((cause["changes"] as? [[String: Any]])?.first)
        #expect(change["node"] as? String == "chip")
        #expect(change["property"] as? String == "border")
        #expect(change["consequence"] as? Bool == false)
        #expect((json["unexplained"] as? [Any])?.isEmpty == true)
    }

    @Test func `pictures before and after and their difference are written`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("diff", "HEAD", "--output", "shown").status == 1)
        let names = try tool.names(in: "shown/Chip/plain")
        #expect(names.contains("light-large-iphone-15-before.png"))
        #expect(names.contains("light-large-iphone-15-difference.png"))
        let before = "shown/Chip/plain/light-large-iphone-15-before.png"
        let other = try tool.run("diff", "--pictures", "shown", "shown")
        #expect(other.output.hasPrefix("no visible difference in "))
        #expect(tool.data(before) != nil)
    }

    @Test func `a saved mockups json is compared without pictures`() throws {
        let tool = try repository()
        defer { tool.remove() }
        #expect(try tool.run("render").status == 0)
        try tool.write(try #require(tool.text("out/mockups.json")), to: "saved.json")
        #expect(try tool.run("diff", "saved.json").status == 0)
        try tool.write(Sample.tokens, to: "tokens.yaml")
        let outcome = try tool.run("diff", "saved.json")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("color.accent "))
        #expect(outcome.output.contains("A saved mockups.json has no pictures"))
    }

    @Test(arguments: [
        (["diff", "unknown"], "“unknown” is not a Git revision, a folder or a saved mockups.json"),
        (["diff", "--", "-x"], "“-x” is not a Git revision"),
        (["diff", "empty.json"], "empty.json is not a saved mockups.json: it is empty; uispec render writes one"),
        (["diff", "torn.json"], "torn.json is not a saved mockups.json: it is incomplete or not JSON"),
        (["diff", "/"], "/ has no project at /: there is no uispec.yaml"),
        (["diff", "HEAD", "--pictures"], "--pictures compares two folders"),
        (["diff", "HEAD", "--threshold", "0.1"], "--threshold needs --pictures"),
        (["diff", "HEAD", "--ignore", "0,0,1,1"], "--ignore needs --pictures"),
        (["diff", "--pictures", "specs", "specs", "--threshold", "2"], "--threshold takes a number from 0 to 1"),
        (["diff", "--pictures", "specs", "specs", "--ignore", "0,0,1"], "'0,0,1' is invalid for '--ignore"),
        (["diff", "--pictures", "specs", "specs"], "specs and specs contain no PNG files"),
    ])
    func `input that cannot be compared is an error with a hint`(arguments: [String], message: String) throws {
        let tool = try repository()
        defer { tool.remove() }
        try tool.write("", to: "empty.json")
        try tool.write("{ \"mockups\": [ {", to: "torn.json")
        let outcome = try tool.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message))
    }

    /// Filters and monitors are commands in the configuration of a repository.
    @Test func `nothing that the repository configures is run, and every file is read`() throws {
        let tool = try repository()
        defer { tool.remove() }
        let commands = [
            "echo '*.yaml filter=f export-ignore' > .gitattributes", "git add .gitattributes",
            "git -c user.name=Test -c user.email=test@example.com commit -q -m second --no-gpg-sign",
            "git config filter.f.smudge 'touch smudged; cat'", "git config filter.f.required true",
            "git config core.fsmonitor 'touch monitored'",
        ]
        #expect(try tool.shell(commands.joined(separator: " && ")).status == 0)
        #expect(try tool.run("diff", "HEAD", "HEAD").output == "no difference in 2 mock-ups\n")
        #expect(try tool.run("diff", ":tokens.yaml").status == 2)
        for name in ["smudged", "monitored"] { #expect(tool.text(name) == nil, "\(name)") }
    }

    @Test func `an empty name is an error`() throws {
        let tool = try repository()
        defer { tool.remove() }
        let outcome = try tool.run("diff", "")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("the name of a revision or a folder is empty"), "\(outcome.errors)")
    }
}
