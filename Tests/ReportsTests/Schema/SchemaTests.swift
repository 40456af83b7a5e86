import Foundation
import Pipeline
import Reports
import Source
import TestProjects
import Testing
import YAML

/// `uispec schema`: files that the readers accept are valid, and broken files are not.
@Suite struct SchemaTests {
    /// The schema of each kind, parsed like in an editor.
    private static let validators: [SchemaKind: SchemaValidator] = {
        let run = SchemaRun()
        return Dictionary(
            uniqueKeysWithValues: SchemaKind.allCases.map { kind in
                let file = SourceFile(path: kind.fileName, text: run.text(kind))
                let parsed = DocumentReader.read(file, id: FileID(rawValue: 0))
                let nothing = Node(.sequence([]), range: SourceRange(file: FileID(rawValue: 0), start: 0, end: 0))
                return (kind, SchemaValidator(schema: parsed.documents.first ?? nothing))
            })
    }()

    /// The files of the repository by kind, without those that contain errors on purpose.
    private static let files: [(kind: SchemaKind, path: String)] = {
        let starter = "Sources/Pipeline/Starter/Data"
        let manifests = ["uispec.yaml", "\(starter)/uispec.yaml"].map { (SchemaKind.manifest, $0) }
        let specs = yaml(below: "Specs") + yaml(below: "Examples") + yaml(below: "\(starter)/Specs")
        let tokens =
            yaml(below: "Tokens") + yaml(below: "\(starter)/Tokens")
            + ["fonts", "metrics"].map { "Sources/Platform/Data/ios17/\($0).yaml" }
            + ["long-forms", "modes", "short-forms"].map { "Tests/Cases/tokens/yaml/\($0)/tokens.yaml" }
            + ["border", "dimension", "gradient", "shadow", "transition", "typography"].map {
                "Tests/Cases/tokens/types/\($0)-right/tokens.json"
            }
        return manifests
            + specs.map { path in
                if path.hasSuffix("/uispec.yaml") { return (.manifest, path) }
                return (path.hasSuffix("tokens.yaml") ? .tokens : .spec, path)
            }
            + tokens.map { (.tokens, $0) }
            + (specs.filter { $0.hasSuffix("acceptance.yaml") }.map { (.acceptance, $0) })
    }()

    private static func yaml(below folder: String) -> [String] {
        let names =
            FileManager.default.enumerator(atPath: "\(RepositoryFiles.root)/\(folder)")?
            .compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
    }

    private static func documents(_ text: String, path: String = "test.yaml") -> [Node] {
        DocumentReader.read(SourceFile(path: path, text: text), id: FileID(rawValue: 0)).documents
    }

    @Test func `there are files of each kind`() {
        for kind in SchemaKind.allCases where !kind.isWritten {
            #expect(Self.files.contains { $0.kind == kind }, "\(kind)")
        }
        #expect(Self.files.count > 60)
    }

    @Test(arguments: files.map(\.path))
    func `every file of the repository is valid`(path: String) throws {
        let text = String(decoding: try RepositoryFiles().read(path), as: UTF8.self)
        for kind in Set(Self.files.filter { $0.path == path }.map(\.kind)) {
            let validator = try #require(Self.validators[kind])
            for document in Self.documents(text, path: path) where !document.isNull {
                let problem = validator.problem(in: document)
                #expect(problem == nil, "\(path): \(problem ?? "")")
            }
        }
    }

    @Test(arguments: [
        (SchemaKind.manifest, "name: A"), (.manifest, "{ uispec: 2 }"), (.manifest, "{ uispec: 1, platfrom: ios17 }"),
        (.manifest, "{ uispec: 1, platform: ios9 }"), (.manifest, "{ uispec: 1, contexts: { device: iphone-99 } }"),
        (.manifest, "{ uispec: 1, contexts: { appearance: [light, dim] } }"),
        (.manifest, "{ uispec: 1, rules: { small-tap-targets: off } }"),
        (.manifest, "{ uispec: 1, rules: { small-tap-target: { minimun: 44 } } }"),
        (.manifest, "{ uispec: 1, rules: { small-tap-target: loud } }"),
        (.manifest, "{ uispec: 1, waivers: [{ rule: small-tap-target, at: Chip }] }"),
        (.manifest, "{ uispec: 1, waivers: [{ rule: small-tap-target, at: A, reason: b, until: tomorrow }] }"),
        (.manifest, "{ uispec: 1, generate: { swift: { path: A.swift } } }"),
        (.manifest, "{ uispec: 1, sheets: { scale: 9 } }"), (.manifest, "{ workspace: [a], uispec: 1 }"),
        (.spec, "{ component: A }"), (.spec, "{ component: A, body: { txt: a } }"),
        (.spec, "{ component: A, body: { text: a, symbol: heart } }"),
        (.spec, "{ component: A, body: { text: a, paddding: 3 } }"),
        (.spec, "{ component: A, body: { text: a, padding: { left: 3 } } }"),
        (.spec, "{ component: A, body: { text: a, lineLimit: 0 } }"),
        (.spec, "{ component: A, body: { text: a, lineLimit: many } }"),
        (.spec, "{ component: A, body: { text: a, width: wide } }"),
        (.spec, "{ component: A, body: { text: a, border: { width: 1 } } }"),
        (.spec, "{ component: A, body: { text: a, with: { b: 1 } } }"),
        (.spec, "{ component: A, body: { shape: triangle } }"),
        (.spec, "{ component: A, body: { vstack: [{ text: a }, { spacer: , colour: red }] } }"),
        (.spec, "{ component: A, level: cell, body: { text: a } }"),
        (.spec, "{ component: A, top: { text: a }, body: { text: a } }"),
        (.spec, "{ component: A, states: { on: { sets: { a: 1 } } }, body: { text: a } }"),
        (.spec, "{ component: A, body: { text: a }, expect: [{ node: body, heigth: 3 }] }"),
        (.spec, "{ component: A, body: { text: a }, gestures: [{ swipe: north }] }"),
        (.spec, "{ component: A, body: { text: a }, motion: { m: { trigger: shake } } }"),
        (.spec, "{ component: A, body: { text: a }, presentation: { as: dialog } }"),
        (.spec, "{ component: A, body: { text: a, color: { if: b, then: c } } }"),
        (.tokens, "{ color: { a: 12 } }"), (.tokens, "{ a: { $type: colour, $value: '#FFFFFF' } }"),
        (.tokens, "{ a: { $valeu: 3 } }"), (.tokens, "{ a: { $value: 3, $modes: { drak: 4 } } }"),
        (.tokens, "{ 'a.b': { $value: 3 } }"), (.tokens, "{ a: { $value: { response: 0.3s } } }"),
        (.acceptance, "{ acceptance: A }"), (.acceptance, "{ acceptance: A, criteria: [{ id: 1 }] }"),
        (.acceptance, "{ acceptance: A, criteria: [{ id: 1, text: b, verifiedby: manual }] }"),
        (.acceptance, "{ acceptance: A, criteria: [{ id: 1, text: b, verifiedBy: [low-contrast] }] }"),
    ])
    func `broken files are invalid`(kind: SchemaKind, text: String) throws {
        let document = try #require(Self.documents(text).first)
        let problem = try #require(Self.validators[kind]?.problem(in: document), "\(text)")
        #expect(!problem.contains("the validator does not") && !problem.contains("the schema has no"), "\(problem)")
    }

    @Test(arguments: [
        (SchemaKind.spec, "{ component: A, body: { txt: a } }", "/body/txt is not allowed"),
        (.spec, "{ screen: A, body: { txt: a } }", "/body/txt is not allowed"),
        (.spec, "{ acceptance: A, criteria: [{ id: 1, txt: a }] }", "/criteria/0/txt is not allowed"),
        (.manifest, "{ workspace: [a], name: b }", "/name is not allowed"), (.spec, "{}", "component"),
    ])
    func `a problem is reported against the form of the document`(kind: SchemaKind, text: String, problem: String)
        throws
    {
        let document = try #require(Self.documents(text).first)
        let found = try #require(Self.validators[kind]?.problem(in: document))
        #expect(found.contains(problem) && !found.contains("; or "), "\(found)")
    }

    @Test(arguments: SchemaKind.allCases)
    func `a schema has an identifier, and its snippets are valid documents`(kind: SchemaKind) throws {
        let validator = try #require(Self.validators[kind])
        #expect(validator.schema["$id"]?.string == "https://uispec.github.io/uispec/\(kind.fileName)")
        let snippets = validator.schema["defaultSnippets"]?.sequence ?? []
        #expect(snippets.isEmpty == kind.isWritten)
        for snippet in snippets {
            // An editor inserts the text of each placeholder.
            let range = try #require(snippet["body"]?.range)
            let text = SourceFile(path: "", text: SchemaRun().text(kind)).text(in: range)
                .replacing(/\$\{\d:([^}]*)\}/) { $0.output.1 }.replacing("\\\\$", with: "$")
            let document = try #require(Self.documents(text, path: "a.json").first)
            let problem = validator.problem(in: document)
            #expect(problem == nil, "\(snippet["label"]?.string ?? ""): \(problem ?? "")\n\(text)")
        }
    }

    @Test func `descriptions have Markdown only for editors that show it`() throws {
        let schema = try #require(Self.validators[.manifest]?.schema)
        let rules = try #require(schema["definitions"]?["rules"])
        #expect(rules["description"]?.string == "For each rule: off, a severity, or its settings.")
        #expect(rules["markdownDescription"]?.string == "For each rule: `off`, a severity, or its settings.")
    }

    @Test func `rarely used forms are valid`() throws {
        let text = """
            component: A
            body:
              vstack:
                - { text: 1, color: {color.accent}, foregroundStyle: red, lines: 2 }
                - { symbol: $item, each: $items, size: { when: { $index: 1 }, then: 3, else: 4 } }
                - { use: B, with: { any: [1] }, slots: { c: { text: d } } }
                - { spacer: }
              width: "100% - 32"
            """
        let problem = Self.validators[.spec]?.problem(in: try #require(Self.documents(text).first))
        #expect(problem == nil)
    }

    @Test func `the page of the language is up to date`() throws {
        let page = String(decoding: try RepositoryFiles().read("Docs/language.md"), as: UTF8.self)
        #expect(
            page == LanguageReference.page(devices: SchemaRun().devices),
            "Docs/language.md is stale; run: Scripts/update-docs")
    }
}
