import Checks
import Foundation
import Reports
import Source
import TestProjects
import Testing
import Values

/// `check --format sarif`, checked against the requirements of SARIF 2.1.0.
@Suite struct `A SARIF log` {
    private typealias Object = [String: Any]

    private func log(_ results: [CheckResult]) throws -> Object {
        let text = CheckSARIF.document(results, facts: Registry.facts, version: "1.2.3").formatted
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    }

    private func run() async throws -> Object {
        let runs = try #require(try log([try await SampleCheck.result()])["runs"] as? [Object])
        return try #require(runs.first)
    }

    private func results() async throws -> [Object] { try #require(try await run()["results"] as? [Object]) }

    @Test func `names its version, its schema and one run`() async throws {
        let log = try log([try await SampleCheck.result()])
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
        #expect((log["runs"] as? [Object])?.count == 1)
        // Columns are counted in code points, which shows in the text after 👩‍👩‍👧.
        #expect(try await run()["columnKind"] as? String == "unicodeCodePoints")
    }

    @Test func `describes every rule once`() async throws {
        let tool = try #require(try await run()["tool"] as? Object)
        let driver = try #require(tool["driver"] as? Object)
        #expect(driver["name"] as? String == "uispec")
        #expect(driver["semanticVersion"] as? String == "1.2.3")
        #expect(driver["informationUri"] as? String == ToolAddress.repository)
        let rules = try #require(driver["rules"] as? [Object])
        #expect(rules.compactMap { $0["id"] as? String } == Registry.ids.map(\.rawValue))
        for rule in rules {
            for key in ["shortDescription", "fullDescription"] {
                let text = try #require((rule[key] as? Object)?["text"] as? String)
                #expect(text.hasSuffix(".") && !text.contains("\n"), "\(text)")
            }
            #expect(rule["helpUri"] as? String == ToolAddress.page(of: RuleID(rule["id"] as? String ?? "")))
            let help = try #require(rule["help"] as? Object)
            // A message with Markdown also requires plain text.
            #expect((help["text"] as? String)?.isEmpty == false && (help["markdown"] as? String)?.isEmpty == false)
            let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
            #expect(["none", "note", "warning", "error"].contains(level ?? ""))
        }
    }

    @Test func `has each finding with its rule, level, message and place`() async throws {
        let check = try await SampleCheck.result()
        let results = try await results()
        #expect(results.count == check.findings.count && results.count > 4)
        for (result, finding) in zip(results, check.findings) {
            #expect(result["ruleId"] as? String == finding.rule.rawValue)
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(Registry.ids[index] == finding.rule)
            #expect(result["level"] as? String == finding.severity.rawValue)
            let message = try #require((result["message"] as? Object)?["text"] as? String)
            #expect(message.hasPrefix(finding.diagnostic.message))
            let locations = try #require(result["locations"] as? [Object])
            let physical = try #require(locations.first?["physicalLocation"] as? Object)
            let artifact = try #require(physical["artifactLocation"] as? Object)
            let range = try #require(finding.diagnostic.range)
            let location = try #require(check.sources.location(of: range))
            #expect(artifact["uri"] as? String == location.path)
            let region = try #require(physical["region"] as? [String: Int])
            #expect(
                region == [
                    "startLine": location.line, "startColumn": location.column, "endLine": location.endLine,
                    "endColumn": location.endColumn,
                ])
            #expect(region.values.allSatisfy { $0 >= 1 })
        }
    }

    @Test func `suppresses waived findings, with the reason`() async throws {
        for result in try await results() {
            let suppressions = try #require(result["suppressions"] as? [Object])
            let isWaived = result["ruleId"] as? String == "small-tap-target"
            #expect(suppressions.count == (isWaived ? 1 : 0))
            guard let suppression = suppressions.first else { continue }
            #expect(suppression["kind"] as? String == "external")
            #expect(suppression["justification"] as? String == "It is a <sketch>, 50%.")
        }
    }

    @Test func `offers fixes as replacements of regions`() async throws {
        let result = try #require(try await results().first { $0["ruleId"] as? String == "literal-value" })
        let fix = try #require((result["fixes"] as? [Object])?.first)
        #expect((fix["description"] as? Object)?["text"] as? String == "Use {radius.card}")
        let change = try #require((fix["artifactChanges"] as? [Object])?.first)
        #expect((change["artifactLocation"] as? Object)?["uri"] as? String == "spec.yaml")
        let replacement = try #require((change["replacements"] as? [Object])?.first)
        let region = try #require(replacement["deletedRegion"] as? [String: Int])
        #expect(region["startLine"] == 15 && region["endColumn"] == (region["startColumn"] ?? 0) + 2)
        #expect((replacement["insertedContent"] as? Object)?["text"] as? String == "\"{radius.card}\"")
    }

    @Test func `has the colors of a contrast`() async throws {
        let result = try #require(try await results().first { $0["ruleId"] as? String == "low-contrast-text" })
        let properties = try #require(result["properties"] as? Object)
        #expect(properties["foreground"] as? String == "#FFFFFF")
        #expect(properties["background"] as? String == "#007AFF")
    }

    @Test func `keeps fingerprints if lines move or figures change`() async throws {
        func prints(_ spec: String) async throws -> [String] {
            let result = try await TestProject(spec: spec, tokens: SampleCheck.tokens, manifest: SampleCheck.manifest)
                .check()
            let runs = try #require(try log([result])["runs"] as? [Object])
            return try #require(runs.first?["results"] as? [Object]).compactMap {
                ($0["partialFingerprints"] as? [String: String])?.values.first
            }.sorted()
        }
        let before = try await prints(SampleCheck.spec)
        #expect(Set(before).count == before.count)
        let moved = "# A comment\n\n" + SampleCheck.spec.replacing("#007AFF", with: "#1080FF")
        #expect(try await prints(moved) == before)
        let renamed = SampleCheck.spec.replacing("\"Chip\"", with: "Tag").replacing("use: Chip", with: "use: Tag")
        #expect(try await prints(renamed) != before)
    }

    @Test func `encodes paths as references`() async throws {
        let path = "a b/é%:#.yaml"
        let manifest = TestProject.manifestHead().replacing("[spec.yaml]", with: "[\"\(path)\"]")
        let files = ["uispec.yaml": manifest, "tokens.yaml": "", path: "component: A\nbodi: 3\nbody: { text: a }\n"]
        let runs = try #require(try log([try await TestProject(files: files).check()])["runs"] as? [Object])
        let text = String(describing: runs)
        #expect(text.contains("a%20b/%C3%A9%25%3A%23.yaml"))
    }

    @Test func `names the projects, by which uploads replace each other`() async throws {
        func category(_ names: [String]) throws -> String? {
            let results = names.map {
                CheckResult(
                    project: $0, sources: SourceMap(), findings: [], components: 0, mockups: 0, appearances: [],
                    metrics: [])
            }
            let runs = try #require(try log(results)["runs"] as? [Object])
            return (runs.first?["automationDetails"] as? [String: String])?["id"]
        }
        #expect(try category(["Tokyo Friends"]) == "uispec/Tokyo-Friends/")
        #expect(try category(["東京/A", "B"]) == "uispec/東京-A+B/")
        let long = String(repeating: "a", count: 1000)
        #expect(try category([long + "1"]) != category([long + "2"]))
    }

    @Test func `has the worst measurement`() async throws {
        let spec = "component: A\nbody: { text: a, color: \"{ink}\", background: \"#FFFFFF\" }\n"
        let tokens = "ink:\n  $type: color\n  $value: \"#999999\"\n  $modes: { dark: \"#BBBBBB\" }\n"
        let contexts = "{ appearance: [light, dark], typeSize: [large], device: [iphone-15] }"
        let check = try await TestProject(spec: spec, tokens: tokens, contexts: contexts).check(
            only: ["low-contrast-text"])
        let runs = try #require(try log([check])["runs"] as? [Object])
        let properties = (runs.first?["results"] as? [Object])?.first?["properties"] as? Object
        #expect(properties?["foreground"] as? String == "#BBBBBB")
    }

    @Test func `links to pages of the repository`() throws {
        let files = RepositoryFiles()
        let site = String(decoding: try files.read("mkdocs.yml"), as: UTF8.self)
        #expect(site.contains("\n  repository: \(ToolAddress.repository)\n"))
        for id in Registry.ids {
            let page = ToolAddress.page(of: id)
            #expect(page.hasPrefix(ToolAddress.repository + "/blob/main/"))
            #expect(files.kind(of: String(page.dropFirst((ToolAddress.repository + "/blob/main/").count))) == .file)
        }
    }

    @Test func `is valid without findings`() async throws {
        let result = try await TestProject(spec: "component: A\nbody: { text: a }\n").check()
        let runs = try #require(try log([result])["runs"] as? [Object])
        #expect((runs.first?["results"] as? [Any])?.isEmpty == true)
    }
}
