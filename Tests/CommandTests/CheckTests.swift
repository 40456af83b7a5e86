import Foundation
import Testing

struct `uispec check` {
    @Test(arguments: [[], ["--only", "small-tap-target"], ["--strict"]])
    func `missing fonts are an error`(_ more: [String]) throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        try tool.write("", to: "fonts/none.txt")
        let fonts = tool.folder.appendingPathComponent("fonts").path
        let outcome = try tool.run(["check", "--format", "json"] + more, environment: ["UISPEC_SYSTEM_FONTS": fonts])
        let findings = try #require(try outcome.json()["findings"] as? [[String: Any]])
        let unmeasured = findings.filter { $0["rule"] as? String == "unmeasured-text" }
        #expect(unmeasured.count == 1)
        #expect(unmeasured.first?["severity"] as? String == "error")
        #expect((unmeasured.first?["help"] as? String)?.contains("fonts are missing") == true)
        #expect(outcome.status == 1)
    }

    @Test func `UISPEC_FONTS adds folders to those of the system`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        try tool.write("", to: "fonts/none.txt")
        let none = tool.folder.appendingPathComponent("fonts").path
        let flags = ["check", "--no-cache", "--only", "unmeasured-text"]
        #expect(try tool.run(flags, environment: ["UISPEC_FONTS": none]).status == 0)
        #expect(try tool.run(flags, environment: ["UISPEC_SYSTEM_FONTS": none]).status == 1)
        let both = ["UISPEC_SYSTEM_FONTS": none, "UISPEC_FONTS": "\(none):/usr/share/fonts"]
        #expect(try tool.run(flags, environment: both).status == 0)
    }

    @Test func `a file limits the report, the exit code and the fixes to itself`() throws {
        let odd = "component: Odd\nbody: { text: a, colr: \"{ios.color.label}\" }\n"
        let tool = try Tool(Sample.faulty.merging(["specs/odd.yaml": odd, "notes.yaml": "a: 1"]) { first, _ in first })
        defer { tool.remove() }
        let clean = try tool.run("check", "specs/chip.yaml")
        #expect(clean.status == 0, "\(clean.output)")
        #expect(clean.output.contains("\nonly specs/chip.yaml is reported; other files have "))
        #expect(!clean.output.contains("odd.yaml:"))
        let faulty = try tool.run("check", "odd.yaml", "--format", "json", in: "specs")
        #expect(faulty.status == 1)
        let findings = try #require(try faulty.json()["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String } == ["unknown-key"])
        #expect(try tool.run("check", "specs/odd.yaml", "specs").status == 1)
        #expect(!(try tool.run("check", "uispec.yaml").output.contains("reported; other")))
        let unlisted = try tool.run("check", "notes.yaml")
        #expect(unlisted.status == 2)
        #expect(unlisted.errors.contains("notes.yaml is not a file of "))
        #expect(try tool.run("check", "specs/chip.yaml", "--fix").status == 0)
        #expect(tool.text("specs/odd.yaml") == odd)
        #expect(try tool.run("check", "specs/odd.yaml", "--fix").status == 0)
        #expect(tool.text("specs/odd.yaml") == odd.replacing("colr", with: "color"))
    }

    @Test func `a dangling link is an error`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let link = tool.folder.appendingPathComponent("specs/lost.yaml")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere.yaml")
        let outcome = try tool.run("check")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("specs/lost.yaml"))
    }

    @Test func `the name of a file cannot forge output`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        try tool.write("component: Odd\nbody: { txt: a }\n", to: "specs/a\nerror: b\u{1B}[2J.yaml")
        let output = try tool.run("check").output
        #expect(output.contains("specs/a\\u{A}error: b\\u{1B}[2J.yaml:2:9"))
        #expect(!output.contains("\u{1B}"))
    }

    @Test func `a skipped fix is reported with its reason`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        try tool.write("component: Odd\nbody: { text: a, widht: wide }\n", to: "specs/odd.yaml")
        let outcome = try tool.run("check", "--fix", "--dry-run")
        #expect(
            outcome.errors.contains(
                "skipped fix “Write width” for unknown-key at specs/odd.yaml:2:18: it would cause mismatched-type"))
    }

    @Test func `a diff shown from a subfolder applies in the project's folder`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        try tool.write("component: Odd\nbody: { txet: a }\n", to: "specs/odd one.yaml")
        let outcome = try tool.run("check", "--fix", "--dry-run", "--only", "unknown-key", in: "specs")
        #expect(outcome.status == 1)
        #expect(
            outcome.output.hasPrefix("--- a/specs/odd one.yaml\t\n+++ b/specs/odd one.yaml\t\n"), "\(outcome.output)")
        #expect(outcome.errors.contains("apply it in "))
        try tool.write(outcome.output, to: "fix.patch")
        #expect(try tool.shell("git apply fix.patch").status == 0)
        #expect(tool.text("specs/odd one.yaml") == "component: Odd\nbody: { text: a }\n")
    }

    @Test func `a diff goes to the given file, and has no other format`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        try tool.write("component: Odd\nbody: { txet: a }\n", to: "specs/odd.yaml")
        let outcome = try tool.run("check", "--fix", "--dry-run", "--output", "fix.patch")
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(tool.text("fix.patch")?.contains("--- a/specs/odd.yaml\n") == true)
        #expect(try tool.run("check", "--fix", "--dry-run", "--format", "json").status == 2)
        #expect(try tool.run("check", "--fix", "--dry-run", "--write-baseline", "b.json").status == 2)
    }

    @Test func `a read-only file prevents all others from being fixed`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        for name in ["a", "b"] {
            try tool.write("component: Odd\(name)\nbody: { txet: a }\n", to: "specs/odd-\(name).yaml")
        }
        #expect(try tool.shell("chmod 444 specs/odd-b.yaml").status == 0)
        let outcome = try tool.run("check", "--fix")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("specs/odd-b.yaml"))
        #expect(tool.text("specs/odd-a.yaml")?.contains("txet") == true)
        #expect(tool.text("specs/odd-b.yaml")?.contains("txet") == true)
    }

    @Test func `only findings of selected rules are fixed and reported`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        try tool.write("component: Odd\nbody: { txet: a, action: go }\n", to: "specs/odd.yaml")
        let outcome = try tool.run("check", "--fix", "--only", "small-text", "--format", "json")
        #expect(tool.text("specs/odd.yaml")?.contains("txet") == true)
        let findings = try #require(try outcome.json()["findings"] as? [[String: Any]])
        #expect(!findings.contains { $0["rule"] as? String == "low-contrast-text" })
    }

    @Test func `the output is the same every time, with any number of workers`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let first = try tool.run("check", "--jobs", "1")
        #expect(try tool.run("check", "--jobs", "1").bytes == first.bytes)
        #expect(try tool.run("check", "--jobs", "2").bytes == first.bytes)
        #expect(first.errors.contains("checked in"))
        #expect(!first.output.contains("checked in"))
        #expect(first.output.split(separator: "\n").last?.contains("3 mock-ups") == false)
    }

    @Test func `the JSON is as documented`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let outcome = try tool.run("check", "--format", "json")
        let json = try outcome.json()
        #expect(json["version"] as? Int == 1)
        #expect((json["tool"] as? String)?.hasPrefix("uispec ") == true)
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["components"] as? Int == 2)
        #expect(summary["mockups"] as? Int == 6)
        #expect(summary["waived"] as? Int == 0)
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(summary["errors"] as? Int == findings.count { $0["severity"] as? String == "error" })
        let finding = try #require(findings.first { $0["rule"] as? String == "low-contrast-text" })
        #expect(finding["file"] as? String == "specs/badge.yaml")
        #expect(finding["component"] as? String == "Badge")
        #expect(finding["node"] as? String == "body")
        #expect(finding["required"] as? Double == 4.5)
        #expect(finding["unit"] as? String == "ratio")
        #expect(finding["foreground"] as? String == "#CCCCCC")
        #expect(finding["background"] as? String == "#FFFFFF")
        #expect(finding["waived"] as? Bool == false)
        for key in ["line", "column", "endLine", "endColumn"] { #expect(finding[key] is Int, "\(key)") }
        let context = try #require((finding["contexts"] as? [[String: Any]])?.first)
        #expect(Set(context.keys).isSuperset(of: ["appearance", "contrast", "typeSize", "device"]))
    }

    @Test func `several projects share one summary`() throws {
        var files = ["uispec.yaml": "workspace: [a, b]"]
        for folder in ["a", "b"] {
            for (path, text) in Sample.faulty { files["\(folder)/\(path)"] = text }
        }
        let tool = try Tool(files)
        defer { tool.remove() }
        let json = try tool.run("check", "--format", "json").json()
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["components"] as? Int == 4)
        #expect(summary["mockups"] as? Int == 12)
        let places = (json["findings"] as? [[String: Any]])?.compactMap { $0["file"] as? String } ?? []
        #expect(Set(places) == ["a/specs/badge.yaml", "b/specs/badge.yaml"])
        #expect(places == places.sorted())
        #expect(try tool.run("check").output.contains("in 4 components, 12 mock-ups"))
    }

    @Test func `paths are relative to the working directory, wherever the project is`() throws {
        var files = ["here/x.txt": ""]
        for (path, text) in Sample.faulty { files["project/\(path)"] = text }
        let tool = try Tool(files)
        defer { tool.remove() }
        let absolute = tool.folder.appendingPathComponent("project/uispec.yaml").path
        for path in ["../project", absolute] {
            let json = try tool.run("check", path, "--format", "json", in: "here").json()
            let places = (json["findings"] as? [[String: Any]])?.compactMap { $0["file"] as? String } ?? []
            #expect(Set(places) == ["../project/specs/badge.yaml"])
        }
        let inside = try tool.run("check", absolute, in: "project").output
        #expect(inside.contains(" specs/badge.yaml:"))
    }

    @Test func `color is for terminals only, unless requested`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let escape = "\u{1B}["
        #expect(try !tool.run("check").output.contains(escape))
        #expect(try tool.run("check", "--color", "always").output.contains(escape))
        #expect(try tool.run("check", environment: ["CLICOLOR_FORCE": "1"]).output.contains(escape))
        // A pseudo terminal.
        for (name, isColored) in [("xterm", true), ("dumb", false)] {
            let shown = try tool.shell("TERM=\(name) script -qec 'uispec check --no-cache' /dev/null").output
            #expect(shown.contains("0 warnings") || shown.contains("warning"), "\(shown)")
            #expect(shown.contains("\u{1B}[1") == isColored, "\(name): \(shown)")
        }
        #expect(try !tool.run("check", environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).output.contains(escape))
        #expect(
            try !tool.run("check", "--color", "never", environment: ["CLICOLOR_FORCE": "1"]).output.contains(escape))
    }

    @Test func `warnings count only with --strict`() throws {
        let manifest = Sample.manifest + "\nrules: { low-contrast-text: warning }"
        let tool = try Tool(Sample.faulty.merging(["uispec.yaml": manifest]) { _, new in new })
        defer { tool.remove() }
        #expect(try tool.run("check").status == 0)
        #expect(try tool.run("check", "--strict").status == 1)
    }

    @Test func `folders that links lead back to are read once`() throws {
        let tool = try Tool([
            "uispec.yaml": "uispec: 1\nspecs: [s]\ncontexts: { appearance: [light], typeSize: [large] }\n",
            "s/d/e/chip.yaml": "component: Chip\nbody: { text: A }\n",
        ])
        defer { tool.remove() }
        for (link, target) in [("s/d/up", ".."), ("s/d/e/top", "../..")] {
            try FileManager.default.createSymbolicLink(
                atPath: tool.folder.appendingPathComponent(link).path, withDestinationPath: target)
        }
        let outcome = try tool.run("check")
        #expect(outcome.output.contains("0 errors, 0 warnings, 0 waived in 1 component"))
        #expect(outcome.status == 0)
    }

    @Test func `criteria cannot forge output`() throws {
        let tool = try Tool([
            "uispec.yaml": "uispec: 1\nspecs: [a.yaml]\ncontexts: { appearance: [light], typeSize: [large] }\n",
            "a.yaml": """
            component: Chip
            body: { text: A }
            ---
            acceptance: "A\\u001b[31m"
            criteria:
              - id: "X\\u001b[2J"
                text: |
                  one
                    passed      A9  forged
                verifiedBy: [small-text]
            """,
        ])
        defer { tool.remove() }
        let output = try tool.run("check").output
        #expect(output.contains("X\\u{1B}[2J  one passed A9 forged"))
        #expect(!output.contains("\u{1B}"))
    }

    @Test func `an empty project does not pass in a workspace`() throws {
        let tool = try Tool([
            "uispec.yaml": "workspace: [a, b]\n", "a/uispec.yaml": "uispec: 1\nname: Bare\nspecs: [s]\n",
            "a/s/x.txt": "",
            "b/uispec.yaml": "uispec: 1\nspecs: [b.yaml]\n", "b/b.yaml": "component: Chip\nbody: { text: A }\n",
        ])
        defer { tool.remove() }
        let outcome = try tool.run("check")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("project Bare has no components and no tokens to check"))
    }

    @Test func `some contexts can be checked without complaints about the others`() throws {
        var files = Sample.clean
        files["uispec.yaml"] = Sample.manifest.replacingOccurrences(
            of: "device: iphone-15", with: "typeSize: [large, ax5], device: [iphone-15, iphone-se3]")
        files["specs/chip.yaml"] =
            Sample.chip + "\nexpect: [{ node: chip, in: { typeSize: ax5 }, height: { min: 32 } }]\n" + """
                ---
                acceptance: First version
                criteria: [{ id: A, text: The chip has its height., verifiedBy: unmet-expectation }]
                """
        let tool = try Tool(files)
        defer { tool.remove() }
        let all = try tool.run("check", "--no-cache")
        #expect(all.output.contains("8 contexts") || all.output.contains("4 contexts"))
        let some = try tool.run("check", "--type-size", "large", "--device", "iphone-15")
        #expect(some.output.contains("0 errors, 0 warnings"))
        #expect(some.output.contains("1 context") || some.output.contains("2 contexts"))
        #expect(try tool.run("check", "--type-size", "large", "--fix").status != 0)
        #expect(try tool.run("check", "--type-size", "huge").errors.contains("unknown type size"))
    }

    @Test func `notes are counted, and printed on request`() throws {
        var files = Sample.clean
        files["specs/badge.yaml"] = """
            component: Badge
            body: { text: pale, color: '#CCCCCC', background: '#FFFFFF', action: a, disabled: true, hitArea: 44 }
            """
        let tool = try Tool(files)
        defer { tool.remove() }
        let short = try tool.run("check").output
        #expect(short.contains("1 note, 0 waived") && !short.contains("note: “pale”"))
        #expect(try tool.run("check", "--notes").output.contains("note: “pale”"))
        #expect(try tool.run("check", "--notes", "--format", "json").status != 0)
    }
}
