import Checks
import Foundation
import Pipeline
import Reports
import Source
import TestProjects
import Testing
import Values

/// `check --format json`, which editors and scripts rely on.
@Suite struct CheckJSONTests {
    private static let spec = """
        component: Chip
        states: [plain, pressed]
        body:
          id: body
          text: "“カフェ” \\\\ \\"x\\"\\n"
          color: "#FFFFFF"
          background: "#007AFF"
          action: go
          paddding: 3
        ---
        component: Row
        body: { use: Chip }
        """

    private static let contexts = """
        { appearance: [light, dark], contrast: [standard, increased], typeSize: [xSmall, large], \
        device: [iphone-se3, iphone-15] }
        """

    private func report(jobs: Int = 1) async throws -> (text: String, members: [String: Any]) {
        let manifest = "waivers:\n  - { rule: small-tap-target, at: Chip, reason: It is a sketch. }\n"
        let project = TestProject(spec: Self.spec, contexts: Self.contexts, manifest: manifest)
        let text = CheckJSON.document([try await project.check(jobs: jobs)], version: "1.2.3").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return (text, try #require(decoded as? [String: Any]))
    }

    private func findings() async throws -> [[String: Any]] {
        try #require(try await report().members["findings"] as? [[String: Any]])
    }

    @Test func `the head has the version, the tool and the summary`() async throws {
        let members = try await report().members
        #expect(Set(members.keys) == ["version", "tool", "summary", "findings", "acceptance"])
        #expect(members["version"] as? Int == 1)
        #expect(members["tool"] as? String == "uispec 1.2.3")
        let summary = try #require(members["summary"] as? [String: Int])
        // 2 + 1 states, 4 appearances, 2 sizes, 2 devices.
        #expect(
            summary == [
                "errors": 2, "warnings": 0, "waived": 1, "baselined": 0, "components": 2, "mockups": 48,
            ])
    }

    @Test func `a fix in several places has all its edits`() async throws {
        let project = TestProject(
            spec: "component: C\nbody: { text: a, color: \"#FFFFFF\", background: \"{accent}\" }\n",
            tokens: "accent:\n  $type: color\n  $value: \"#3D8BFD\"\n  $modes: { dark: \"#3D8BFD\" }\n",
            contexts: "{ appearance: [light, dark], device: [iphone-15] }")
        let text = CheckJSON.document([try await project.check(only: ["low-contrast-text"])], version: "1").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let findings = try #require(decoded?["findings"] as? [[String: Any]])
        let fixes = try #require(findings.first?["fixes"] as? [[String: Any]])
        #expect(fixes.compactMap { $0["line"] as? Int } == [3, 4])
        #expect(Set(fixes.compactMap { $0["title"] as? String }).count == 1)
    }

    @Test func `every finding has its rule, place, contexts and waiver status`() async throws {
        let findings = try await findings()
        #expect(
            findings.compactMap { $0["rule"] as? String }.sorted()
                == ["low-contrast-text", "small-tap-target", "unknown-key"])
        for finding in findings {
            #expect(finding["severity"] as? String == "error")
            #expect((finding["message"] as? String)?.isEmpty == false)
            #expect(finding["file"] as? String == "spec.yaml")
            for key in ["line", "column", "endLine", "endColumn"] { #expect((finding[key] as? Int ?? 0) > 0, "\(key)") }
            #expect(finding["fixes"] is [Any])
            #expect(finding["waived"] as? Bool == (finding["rule"] as? String == "small-tap-target"))
            #expect(finding["waiver"] as? String == (finding["waived"] as? Bool == true ? "It is a sketch." : nil))
        }
    }

    @Test func `a contrast finding has its measurement, colors and contexts`() async throws {
        let finding = try #require(try await findings().first { $0["rule"] as? String == "low-contrast-text" })
        #expect(finding["component"] as? String == "Chip")
        #expect(finding["state"] as? String == "plain")
        #expect(finding["node"] as? String == "body")
        #expect(finding["line"] as? Int == 6)
        #expect(finding["column"] as? Int == 10)
        #expect(finding["endColumn"] as? Int == 19)
        #expect(finding["measured"] as? Double == 4.017)
        #expect(finding["required"] as? Double == 4.5)
        #expect(finding["unit"] as? String == "ratio")
        #expect(finding["foreground"] as? String == "#FFFFFF")
        #expect(finding["background"] as? String == "#007AFF")
        #expect((finding["help"] as? String)?.contains("#") ?? false)
        let contexts = try #require(finding["contexts"] as? [[String: Any]])
        #expect(contexts.count == 16)
        let axes: Set = ["appearance", "contrast", "typeSize", "device"]
        #expect(
            contexts.allSatisfy {
                axes.union(["measured", "required", "unit", "foreground", "background"]) == Set($0.keys)
            })
        #expect(
            contexts.first?.filter { axes.contains($0.key) } as? [String: String]
                == ["appearance": "light", "contrast": "standard", "typeSize": "xSmall", "device": "iphone-se3"])
    }

    /// The only finding of a project in light and dark appearance, at two type sizes.
    private func finding(of spec: String, tokens: String = "") async throws -> [String: Any] {
        let project = TestProject(
            spec: spec, tokens: tokens,
            contexts: "{ appearance: [light, dark], typeSize: [small, large], device: [iphone-15] }")
        let check = try await project.check(only: ["low-contrast-text", "small-tap-target"])
        let text = CheckJSON.document([check], version: "1").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let findings = try #require(decoded?["findings"] as? [[String: Any]])
        #expect(findings.count == 1)
        return try #require(findings.first)
    }

    @Test func `the worst measurement is first`() async throws {
        let finding = try await finding(
            of: "component: A\nbody: { text: a, color: \"{ink}\", background: \"#FFFFFF\" }\n",
            tokens: "ink:\n  $type: color\n  $value: \"#999999\"\n  $modes: { dark: \"#BBBBBB\" }\n")
        let contexts = try #require(finding["contexts"] as? [[String: Any]])
        #expect(contexts.map { $0["appearance"] as? String } == ["dark", "dark", "light", "light"])
        let measured = try contexts.map { try #require($0["measured"] as? Double) }
        #expect(measured == measured.sorted())
        #expect(finding["measured"] as? Double == measured.first)
        #expect(finding["foreground"] as? String == "#BBBBBB")
    }

    @Test func `a finding that does not depend on the appearance has a context for each`() async throws {
        let finding = try await finding(
            of: "component: A\nbody: { shape: circle, width: 44, height: 30, action: go, label: A }\n")
        let contexts = try #require(finding["contexts"] as? [[String: Any]])
        #expect(contexts.count == 4)
        #expect(Set(contexts.compactMap { $0["appearance"] as? String }) == ["light", "dark"])
        #expect(contexts.allSatisfy { $0["measured"] as? Double == 30 })
    }

    @Test func `a finding has its other places and related messages`() async throws {
        let text = CheckJSON.document([try await SampleCheck.result()], version: "1").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let findings = try #require(decoded?["findings"] as? [[String: Any]])
        let duplicate = try #require(findings.first { $0["rule"] as? String == "duplicate-key" })
        let related = try #require(duplicate["related"] as? [[String: Any]])
        #expect(related.map { $0["message"] as? String } == ["the first is here"])
        #expect(related.map { $0["line"] as? Int } == [15])
        #expect(findings.filter { $0["rule"] as? String != "duplicate-key" }.allSatisfy { $0["related"] == nil })
    }

    @Test func `a finding has the findings that it implies`() async throws {
        let spec = """
            component: C
            body:
              zstack:
                - { text: Below, action: one, id: below, minHeight: 44, minWidth: 100 }
                - { text: Above, action: two, minHeight: 44, minWidth: 100, background: "#FFFFFF", color: "#000000" }
            """
        let text = CheckJSON.document([try await TestProject(spec: spec).check()], version: "1").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let findings = try #require(decoded?["findings"] as? [[String: Any]])
        let covering = try #require(findings.first { $0["rule"] as? String == "overlapping-tap-targets" })
        let implied = try #require(covering["implied"] as? [[String: String]])
        #expect(implied.map { $0["rule"] } == ["low-contrast-text"])
        #expect(implied.first?["message"]?.isEmpty == false)
    }

    @Test func `a context has a language if there are several`() async throws {
        let project = TestProject(
            spec: "component: A\nbody: { shape: circle, width: 44, height: 30, action: go, label: 点 }\n",
            contexts: "{ appearance: [light], typeSize: [large], device: [iphone-15], locale: [ja, en] }")
        let text = CheckJSON.document([try await project.check(only: ["small-tap-target"])], version: "1").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let finding = try #require((decoded?["findings"] as? [[String: Any]])?.first)
        let contexts = try #require(finding["contexts"] as? [[String: Any]])
        #expect(contexts.map { $0["locale"] as? String } == ["ja", "en"])
    }

    @Test func `findings are sorted by place`() async throws {
        let lines = try await findings().compactMap { $0["line"] as? Int }
        #expect(lines == lines.sorted())
    }

    @Test func `any number of workers writes the same bytes`() async throws {
        let alone = try await report(jobs: 1).text
        for jobs in [2, 4, 64] { #expect(try await report(jobs: jobs).text == alone) }
    }

    @Test func `every criterion has its status and its findings by number`() async throws {
        let text = CheckJSON.document([try await SampleCheck.result()], version: "1").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let findings = try #require(decoded?["findings"] as? [[String: Any]])
        let criteria = try #require(decoded?["acceptance"] as? [[String: Any]])
        #expect(criteria.compactMap { $0["id"] as? String } == ["AC-1", "AC-2", "AC-3", "AC-4"])
        #expect(
            criteria.compactMap { $0["status"] as? String } == ["failed", "passed", "manual", "unverified"])
        let failing = try #require(criteria.first?["findings"] as? [Int])
        #expect(failing.map { findings[$0]["rule"] as? String } == ["low-contrast-text"])
        #expect(criteria.map { $0["scope"] as? [String] } == [[], ["Row"], [], []])
        #expect(criteria.last?["reason"] as? String == "small-tap-target is waived")
    }

    @Test func `no findings are an empty list`() async throws {
        let result = try await TestProject(spec: "component: A\nbody: { text: a }\n").check()
        let text = CheckJSON.document([result], version: "1").formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect((decoded?["findings"] as? [Any])?.isEmpty ?? false)
        #expect(text.hasSuffix("}\n"))
    }
}
