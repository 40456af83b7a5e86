import Source
import Testing
import Tokens

@testable import Generation
@testable import Loading
@testable import Pipeline

/// A folder `Tokens` that was imported from `in.json`, edited by hand, and updated from a newer `in.json`.
struct UpdatedImport {
    let files: TestFiles
    let result: ImportRun.Result

    init(
        from old: String, to new: String, others: [String: String] = [:], isDry: Bool = false,
        editing edit: (String) -> String = { $0 }
    ) throws {
        files = TestFiles(others.merging(["in.json": old]) { first, _ in first })
        _ = try Self.run(files, isUpdate: false)
        for path in files.paths where path.hasSuffix(".yaml") && path.contains("/Tokens/") {
            let text = edit(files.text(path) ?? "")
            try files.write(Array(text.utf8), to: path)
        }
        try files.write(Array(new.utf8), to: "in.json")
        result = try Self.run(files, isUpdate: true, isDry: isDry)
    }

    static func run(_ files: TestFiles, isUpdate: Bool, isDry: Bool = false) throws -> ImportRun.Result {
        try ImportRun.run(
            ["in.json"], into: "Tokens", inputs: ResolverInputs(), isDry: isDry, isUpdate: isUpdate, files: files,
            workingDirectory: TestFiles.workingDirectory)
    }

    func text(_ name: String) -> String? { files.text("Tokens/" + name) }

    /// `color.yaml:2:3: message`
    var notes: [String] {
        result.diagnostics.filter { $0.severity == .note }.map { diagnostic in
            let place = diagnostic.range.flatMap(result.sources.location).map {
                "\($0.path.split(separator: "/").last ?? ""):\($0.line):\($0.column)"
            }
            return "\(place ?? "-"): \(diagnostic.message)"
        }
    }
}

/// Color tokens as an export of variables: name, value and id.
func colors(_ tokens: [(name: String, value: String, id: String?)], in group: String = "color") -> String {
    let members = tokens.map { token in
        let data = token.id.map { #", "$extensions": { "com.figma.variableId": "\#($0)" }"# } ?? ""
        return #""\#(token.name)": { "$value": "\#(token.value)"\#(data) }"#
    }
    return #"{ "\#(group)": { "$type": "color", \#(members.joined(separator: ", ")) } }"#
}

struct `Updating an import` {
    @Test func `changes values in place, adds and removes tokens, and keeps comments and order`() throws {
        let updated = try UpdatedImport(
            from: colors([("a", "#111111", nil), ("b", "#222222", nil), ("c", "#333333", nil)]),
            to: colors([("a", "#AAAAAA", nil), ("new", "#444444", nil), ("c", "#333333", nil)])
        ) { _ in
            """
            # Our colors
            color:
              $type: color

              # The last one first
              c: { $value: "#333333" } # three
              b: { $value: "#222222" }
              # One
              a: { $value: "#111111", $description: "By hand" } # one

            """
        }
        #expect(
            updated.text("color.yaml") == """
                # Our colors
                color:
                  $type: color

                  # The last one first
                  c: { $value: "#333333" } # three
                  # One
                  a: { $value: "#AAAAAA", $description: "By hand" } # one
                  new: { $value: "#444444" }

                """)
        #expect(updated.notes == [])
        #expect(updated.result.changes == .init(changed: 1, renamed: 0, added: 1, removed: 1))
    }

    @Test func `follows the ids of the source through renames of tokens and groups`() throws {
        let updated = try UpdatedImport(
            from: colors([("red", "#FF0000", "V:1"), ("blue", "#0000FF", "V:2")]),
            to: colors([("crimson", "#FF0000", "V:1"), ("blue", "#0000AA", "V:2")], in: "palette")
        ) { $0.replacing("  red:", with: "  # Warm\n  red:") }
        #expect(
            updated.text("color.yaml") == """
                palette:
                  $type: color
                  # Warm
                  crimson: { $value: "#FF0000", $extensions: { "com.figma.variableId": "V:1" } }
                  blue: { $value: "#0000AA", $extensions: { "com.figma.variableId": "V:2" } }

                """)
        #expect(updated.result.changes == .init(changed: 1, renamed: 2, added: 0, removed: 0))
    }

    @Test func `moves a token to another group with its comment and description`() throws {
        let old = ##"""
            { "a": { "$type": "color", "x": { "$value": "#111111", "$extensions": { "com.figma.variableId": "V:1" } },
                     "y": { "$value": "#222222" } },
              "b": { "$type": "color", "z": { "$value": "#333333" } } }
            """##
        let new = ##"""
            { "a": { "$type": "color", "y": { "$value": "#222222" } },
              "b": { "$type": "color", "z": { "$value": "#333333" },
                     "q": { "$value": "#444444", "$extensions": { "com.figma.variableId": "V:1" } } } }
            """##
        let updated = try UpdatedImport(from: old, to: new) {
            $0.replacing("V:1\" } }", with: "V:1\" }, $description: \"Mine\" } # moved")
        }
        #expect(updated.text("a.yaml") == "a:\n  $type: color\n  y: { $value: \"#222222\" }\n")
        #expect(
            updated.text("b.yaml") == """
                b:
                  $type: color
                  z: { $value: "#333333" }
                  q: { $value: "#444444", $extensions: { "com.figma.variableId": "V:1" }, $description: "Mine" } # moved

                """)
    }

    @Test func `keeps what was edited by hand, and names it with its place`() throws {
        let updated = try UpdatedImport(
            from: colors([("a", "#111111", nil), ("b", "#222222", nil), ("c", "#333333", nil), ("d", "#444444", nil)]),
            to: colors([("a", "#111111", nil), ("b", "#BBBBBB", nil), ("d", "#444444", nil), ("e", "#555555", nil)])
        ) {
            $0.replacing("#111111", with: "#101010").replacing("#222222", with: "#202020")
                .replacing("#333333", with: "#303030").replacing("  d: { $value: \"#444444\" }\n", with: "")
                + "  mine: { $value: \"{color.a}\" }\n"
        }
        #expect(
            updated.text("color.yaml") == """
                color:
                  $type: color
                  a: { $value: "#101010" }
                  b: { $value: "#202020" }
                  e: { $value: "#555555" }
                  c: { $value: "#303030" }
                  mine: { $value: "{color.a}" }

                """)
        #expect(
            updated.notes == [
                "color.yaml:3:3: “color.a” was edited by hand; its $value stays \"#101010\"",
                "color.yaml:4:3: “color.b” was edited by hand; its $value stays \"#202020\", and the source has "
                    + "\"#BBBBBB\"",
                "color.yaml:6:3: “color.c” was edited by hand and stays; it was removed from the source",
                "-: “color.d” was deleted by hand and is not added again",
            ])
    }

    @Test func `names references to removed and renamed tokens in the project`() throws {
        let updated = try UpdatedImport(
            from: colors([("a", "#111111", "V:1"), ("b", "#222222", "V:2")]),
            to: colors([("ink", "#111111", "V:1")]),
            others: [
                "uispec.yaml": "uispec: 1\ntokens: [Tokens, own.yaml]\nspecs: [s.yaml]\n",
                "own.yaml": "own: { $type: color, $value: \"{color.b}\" }\n",
                "s.yaml":
                    "component: S\nlevel: atom\nstates: { plain: }\nbody:\n  text: Hi\n  color: \"{color.a}\"\n",
            ])
        #expect(
            updated.notes == [
                "own.yaml:1:30: “color.b” was removed", "s.yaml:6:10: “color.a” was renamed to “color.ink”",
            ])
    }

    @Test func `changes modes, types and members in block style`() throws {
        let old = ##"""
            { "n": { "s": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
                     "t": { "$type": "dimension", "$value": { "value": 8, "unit": "px" }, "$description": "Eight" } } }
            """##
        let new = ##"""
            { "n": { "s": { "$type": "number", "$value": 5, "$deprecated": true },
                     "t": { "$type": "dimension", "$value": { "value": 9, "unit": "px" }, "$description": "Nine" } } }
            """##
        let updated = try UpdatedImport(from: old, to: new) {
            $0.replacing("  s: { $value: 4 }", with: "  s:\n    # Four\n    $value: 4 # px")
        }
        #expect(
            updated.text("n.yaml") == """
                n:
                  $type: dimension
                  s:
                    # Four
                    $type: number
                    $value: 5 # px
                    $deprecated: true
                  t: { $value: 9, $description: "Nine" }

                """)
    }

    @Test func `without a record changes values, and keeps descriptions and other tokens`() throws {
        let files = TestFiles([
            "in.json": colors([("a", "#AAAAAA", nil)]),
            "Tokens/color.yaml": """
            color:
              $type: color
              a: { $value: "#111111", $description: "By hand" }
              old: { $value: "#222222" }

            """,
        ])
        let result = try UpdatedImport.run(files, isUpdate: true)
        #expect(
            files.text("Tokens/color.yaml") == """
                color:
                  $type: color
                  a: { $value: "#AAAAAA", $description: "By hand" }
                  old: { $value: "#222222" }

                """)
        let notes = result.diagnostics.filter { $0.severity == .note }
        #expect(notes.map(\.message) == ["“color.old” is not in the source"])
    }

    @Test func `of a dry run prints a diff and writes nothing`() throws {
        let old = colors([("a", "#111111", nil)])
        let updated = try UpdatedImport(from: old, to: colors([("a", "#222222", nil)]), isDry: true)
        #expect(updated.text("color.yaml")?.contains("#111111") == true)
        #expect(updated.text("import.lock")?.contains("#111111") == true)
        guard case .pending(let diff)? = updated.result.files.first?.status else {
            Issue.record("no diff")
            return
        }
        #expect(diff.contains("-  a: { $value: \"#111111\" }\n+  a: { $value: \"#222222\" }\n"))
    }

    @Test func `removes a file with its last group, and writes a new one`() throws {
        let updated = try UpdatedImport(
            from: colors([("a", "#111111", nil)]), to: colors([("b", "#222222", nil)], in: "brand"))
        #expect(updated.text("color.yaml") == nil)
        #expect(updated.text("brand.yaml") == "brand:\n  $type: color\n  b: { $value: \"#222222\" }\n")
        let again = try UpdatedImport.run(updated.files, isUpdate: true)
        #expect(again.changes == .init(changed: 0, renamed: 0, added: 0, removed: 0))
    }

    @Test func `writes nothing if a file has a syntax error`() throws {
        #expect(throws: RunFailure.self) {
            try UpdatedImport(from: colors([("a", "#111111", nil)]), to: colors([("a", "#222222", nil)])) {
                $0 + "  b: { $value\n"
            }
        }
    }

    @Test func `edits files in nested folders`() throws {
        let files = TestFiles(["in.json": colors([("a", "#111111", nil)])])
        _ = try UpdatedImport.run(files, isUpdate: false)
        let text = try #require(files.text("Tokens/color.yaml"))
        try files.remove("Tokens/color.yaml")
        try files.write(Array(text.utf8), to: "Tokens/brand/web/color.yaml")
        try files.write(Array(colors([("a", "#222222", nil)]).utf8), to: "in.json")
        let result = try UpdatedImport.run(files, isUpdate: true)
        #expect(result.changes == .init(changed: 1, renamed: 0, added: 0, removed: 0))
        #expect(files.text("Tokens/brand/web/color.yaml")?.contains("#222222") == true)
        #expect(files.text("Tokens/color.yaml") == nil)
    }

    @Test func `does not touch another project below the folder`() throws {
        let files = TestFiles([
            "in.json": colors([("a", "#111111", nil)]), "Tokens/other/uispec.yaml": "uispec: 1\n",
            "Tokens/other/x.yaml": "x: { y: { $value: 1 }\n",
        ])
        _ = try UpdatedImport.run(files, isUpdate: false)
        let again = try UpdatedImport.run(files, isUpdate: true)
        #expect(again.changes == .init(changed: 0, renamed: 0, added: 0, removed: 0))
    }

    @Test(arguments: ["Tokens/size.yaml", "Tokens/import.lock"])
    func `writes all files or none`(sealed: String) throws {
        func source(_ value: String) -> String {
            #"{ "color": { "$type": "number", "a": { "$value": \#(value) } }, "#
                + #""size": { "$type": "number", "a": { "$value": \#(value) } } }"#
        }
        let first = TestFiles(["in.json": source("1")])
        _ = try UpdatedImport.run(first, isUpdate: false)
        var all: [String: String] = ["in.json": source("2")]
        for name in ["color.yaml", "size.yaml", "import.lock"] { all["Tokens/" + name] = first.text("Tokens/" + name) }
        let files = TestFiles(all, sealed: sealed)
        #expect(throws: RunFailure.self) { try UpdatedImport.run(files, isUpdate: true) }
        for (path, text) in all { #expect(files.text(path) == text) }

        let empty = TestFiles(["in.json": source("1")], sealed: sealed)
        #expect(throws: RunFailure.self) { try UpdatedImport.run(empty, isUpdate: false) }
        #expect(empty.paths == ["/home/app/in.json"])
    }
}
