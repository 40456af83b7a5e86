import Foundation
import Testing

struct `Exit codes` {
    @Test func `a clean project exits 0, with findings 1`() throws {
        let clean = try Tool(Sample.clean)
        defer { clean.remove() }
        let good = try clean.run("check")
        #expect(good.status == 0, "\(good.output)\(good.errors)")
        let faulty = try Tool(Sample.faulty)
        defer { faulty.remove() }
        let bad = try faulty.run("check")
        #expect(bad.status == 1)
        #expect(bad.output.contains("[low-contrast-text]"))
        #expect(try faulty.run("check", "--skip", "low-contrast-text").status == 0)
        #expect(try faulty.run("check", "--only", "small-tap-target").status == 0)
    }

    @Test(arguments: [
        ("check", ">/dev/full", "no space left"), ("check --format json", ">/dev/full", "no space left"),
        ("explain small-text", ">/dev/full", "no space left"), ("--version", ">/dev/full", "no space left"),
        ("check", ">&-", "it is closed"), ("check", "<&- >&-", "it is closed"),
    ])
    func `results that cannot be written exit 2`(command: String, output: String, reason: String) throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let outcome = try tool.shell("uispec \(command) \(output)")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("error: cannot write standard output: \(reason)"), "\(outcome.errors)")
    }

    @Test(arguments: [
        "check --output /dev/stdout >&-", "check --output /dev/stderr 2>&-",
        "import --allow-outside /dev/stdin --into T --update <&-",
    ])
    func `a closed stream cannot be opened by its path`(command: String) throws {
        let tool = try Tool(
            Sample.faulty.merging(["t.json": #"{ "a": { "$type": "number", "$value": 1 } }"#]) { first, _ in first })
        defer { tool.remove() }
        #expect(try tool.run("import", "t.json", "--into", "T").status == 0)
        #expect(try tool.shell("uispec \(command)").status == 2)
        #expect(try tool.shell("cat T/*.yaml").output.contains("$value: 1"))
    }

    @Test func `a report may go to a pipe, a link or a device`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let piped = try tool.shell(
            "mkfifo pipe; cat pipe > copy & uispec check --output pipe; wait; test -p pipe && cat copy")
        #expect(piped.status == 0)
        #expect(piped.output.contains("[low-contrast-text]"))
        let link = try tool.shell(
            "touch report; ln -s report link; uispec check --output link; test -L link && cat report")
        #expect(link.status == 0)
        #expect(link.output.contains("[low-contrast-text]"))
        let printed = try tool.shell("uispec check --output /dev/stdout")
        #expect(printed.status == 1)
        #expect(printed.output.contains("[low-contrast-text]"))
    }

    @Test(arguments: ["2>/dev/full", "2>&-"])
    func `a failure to write notes changes nothing`(errors: String) throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let outcome = try tool.shell("uispec check --no-cache \(errors)")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("[low-contrast-text]"))
    }

    @Test func `a file that does not parse exits 1`() throws {
        let tool = try Tool(Sample.clean.merging(["specs/broken.yaml": "component: ["]) { first, _ in first })
        defer { tool.remove() }
        let outcome = try tool.run("check")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("specs/broken.yaml:1:"))
        #expect(try tool.run("check", "--only", "low-contrast-text").status == 1)
    }

    @Test(arguments: [
        ("uispec: 1\nspecs: [s.yaml]\n", "component: [", "s.yaml:1:"),
        ("uispec: 1\nspecs: [s.yaml\n", "component: C", "uispec.yaml:"),
        ("uispec: 1\nspec: [s.yaml]\n", "component: C", "did you mean “specs”?"),
        ("uispec: 1\nspecs: [t.yaml]\n", "component: C", "file or folder t.yaml does not exist"),
        ("uispec: 1\nspecs: [s.yaml]\n", "componant: C\nbody: { text: a }", "s.yaml:1:"),
        ("", "component: C", "uispec.yaml is empty"), ("[a]\n", "component: C", "uispec.yaml:1:1"),
    ])
    func `the reason why there is nothing to check is reported`(manifest: String, spec: String, finding: String) throws
    {
        let tool = try Tool(["uispec.yaml": manifest, "s.yaml": spec])
        defer { tool.remove() }
        let outcome = try tool.run("check")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(finding), "\(outcome.output)\(outcome.errors)")
    }

    @Test(arguments: ["generate: { swfit: { path: A.swift, type: A } }", "genrate: {}", "generate: { swift: 7 }"])
    func `the reason why there is nothing to generate is reported`(mistake: String) throws {
        let tool = try Tool(["uispec.yaml": "uispec: 1\n\(mistake)\n"])
        defer { tool.remove() }
        let outcome = try tool.run("generate", "--verify")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("uispec.yaml:2:"), "\(outcome.output)\(outcome.errors)")
    }

    @Test(arguments: [
        ("uispec: 1\nspec: [s.yaml]", "body: { text: a }"), ("uispec: 1\nspecs: [s.yaml]", "body: { txt: a }"),
    ])
    func `errors that affect drawings are mentioned`(manifest: String, body: String) throws {
        let tool = try Tool(["uispec.yaml": manifest + "\n", "s.yaml": "component: C\n\(body)\n"])
        defer { tool.remove() }
        let outcome = try tool.run("render", "--scale", "0.5")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("run uispec check"), "\(outcome.output)\(outcome.errors)")
    }

    @Test func `no baseline is written if there is nothing to check`() throws {
        let tool = try Tool(["uispec.yaml": "uispec: 1\n"])
        defer { tool.remove() }
        #expect(try tool.run("check", "--write-baseline", "baseline.json").status == 2)
        #expect(tool.text("baseline.json") == nil)
    }

    @Test(arguments: [
        (["check", "--frobnicate"], "--frobnicate"), (["check", "--format", "xml"], "xml"),
        (["check", "--jobs", "0"], "--jobs"),
        (["check", "nowhere"], "file or folder nowhere does not exist"), (["frobnicate"], "frobnicate"),
        (["chekc"], "unknown command “chekc”; did you mean “check”?"),
        (["specs/chip.yaml"], "run uispec check specs/chip.yaml"),
        (["explain", "low-contrast"], "use one of low-contrast-text, low-contrast-graphic"),
        (["render", "--component", "Nope"], "did you mean “Chip”?"),
        (["layout", "--device", "ipad"], "the nearest devices are iphone-"),
        (["render", "--verify", "--type-size", "ax5"], "--verify compares"),
        (["contrast", "{color.none}", "007AFF"], "unknown token {color.none}"),
        (["contrast", "#FFF", "#000", "--minimum", "22"], "--minimum"),
        (["check", "--only", "low-contrast-txt"], "did you mean “low-contrast-text”?"),
        (["explain", "low-contrast-txt"], "did you mean “low-contrast-text”?"),
        (["layout", "--component", "Chp"], "did you mean “Chip”?"),
        (["layout", "--component", "Chip", "--state", "x"], "plain, selected"),
        (["layout", "--device", "iphone-99"], "unknown device"),
        (["layout", "--type-size", "big"], "unknown type size"),
        (["layout", "--appearance", "dim"], "dark, light"), (["layout", "--width", "-1"], "--width"),
        (["layout", "--width", "nan"], "--width"),
        (["render", "--component", "Chp"], "did you mean “Chip”?"), (["render", "--scale", "0"], "--scale"),
        (["render", "--format", "bmp"], "bmp"), (["render", "--annotate", "--state=plain"], "--annotate"),
        (["render", "--qa", "--verify"], "--qa"), (["render", "--qa", "--format", "pdf"], "--qa"),
        (["contrast", "#FFF", "bluish"], "bluish"), (["contrast", "#FFF"], "background"),
    ])
    func `bad usage exits 2, with a message on standard error only`(_ arguments: [String], _ note: String) throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let outcome = try tool.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(note), "\(outcome.errors)")
        // A wrong value needs no list of all options.
        let isUnknown = ["--frobnicate", "background"].contains(note) || arguments.last == "-1"
        #expect(outcome.errors.contains("Usage:") == isUnknown, "\(outcome.errors)")
    }

    @Test func `a missing subcommand exits 2 with the help on standard error`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let outcome = try tool.run([])
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("SUBCOMMANDS:"), "\(outcome.errors)")
        for arguments in [["--help"], ["help"], ["--version"]] { #expect(try tool.run(arguments).status == 0) }
    }

    @Test func `without a manifest every command exits 2`() throws {
        let tool = try Tool(["a/b.yaml": "x"])
        defer { tool.remove() }
        for command in ["check", "generate", "render", "layout"] {
            let outcome = try tool.run(command, "a")
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("no uispec.yaml in a or in any folder above it; uispec init"))
        }
    }

    @Test func `output that cannot be written exits 2 and changes no file`() throws {
        let tool = try Tool(Sample.clean.merging(["out": "a file", "report": "old"]) { first, _ in first })
        defer { tool.remove() }
        #expect(try tool.run("generate").status == 2)
        #expect(try tool.run("render", "--component", "Chip", "--scale", "0.5").status == 2)
        #expect(try tool.run("check", "--output", "out/report.txt").status == 2)
        #expect(tool.text("out") == "a file")
        #expect(try tool.run("check", "--output", "report").status == 0)
        #expect(tool.text("report")?.contains("0 errors") == true)
    }
}

struct `Help` {
    @Test(arguments: ["check", "generate", "render", "tokens", "layout", "contrast", "explain", "init", "schema"])
    func `every command shows one example`(_ command: String) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let outcome = try tool.run(command, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Example: uispec \(command)"))
    }

    @Test func `the tool shows its version and its commands`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.run("--version").status == 0)
        #expect(try tool.run("--help").output.contains("Example: uispec check"))
    }

    @Test func `explain lists the rules, or one with its examples`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.run("explain").output.contains("small-tap-target"))
        let page = try tool.run("explain", "low-contrast-text").output
        #expect(page.contains("WCAG"))
        #expect(page.contains("component:"))
    }

    @Test func `explain describes a family, and writes Markdown pages`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.run("explain", "wrong-type").output.contains("unknown-value"))
        #expect(try tool.run("explain", "small-text", "--format", "markdown").output.contains("\n## How to fix\n"))
        #expect(try tool.run("explain", "--format", "markdown", "--output", "pages").status == 0)
        #expect(tool.text("pages/rules.md")?.contains("(rules/wrong-type.md)") == true)
        #expect(tool.text("pages/rules/small-text.md") != nil && tool.text("pages/rules/wrong-type.md") != nil)
        #expect(try tool.run("explain", "--output", "pages").status == 2)
    }
}
