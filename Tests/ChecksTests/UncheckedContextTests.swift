import Checks
import Source
import TestProjects
import Testing

/// Contexts named by `in:` that are not in the manifest's contexts.
struct `Contexts that are not checked` {
    private static let contexts =
        "{ appearance: [light], typeSize: [large, ax5], device: [iphone-15, iphone-se3], locale: [ja] }"

    private static func messages(in result: CheckResult, _ rules: Set<RuleID>) -> [String] {
        result.findings.filter { rules.contains($0.rule) }.map { finding in
            let text = finding.diagnostic.range.map(result.sources.text(of:)) ?? ""
            return "\(text): \(finding.diagnostic.message)"
        }
    }

    // MARK: Expectations

    private func expectationFindings(
        _ expected: String, states: String = "{ plain: , compact: { set: { small: true } } }",
        contexts: String = Self.contexts
    ) async throws -> [String] {
        let spec = """
            component: Bar
            properties: { small: false }
            states: \(states)
            body: { text: ホーム, height: { when: $small, then: 44, else: 49 } }
            expect:
              - { node: body, \(expected) }
            """
        let result = try await TestProject(spec: spec, contexts: contexts).check()
        return Self.messages(in: result, ["unmet-expectation", "unknown-value", "unknown-property", "unknown-state"])
    }

    @Test(arguments: [
        ("typeSize: ax3", ["ax3"]), ("typeSize: [large, xSmall, ax1]", ["xSmall", "ax1"]),
        ("device: iphone-16-pro-max", ["iphone-16-pro-max"]), ("direction: rtl", ["rtl"]), ("locale: fr", ["fr"]),
        ("orientation: landscape", ["landscape"]), ("typeSize: large, locale: en", ["en"]),
        ("state: { typeSize: ax2 }", ["ax2"]),
    ])
    func `an expectation for an unchecked context is reported at the context`(_ context: String, _ values: [String])
        async throws
    {
        let found = try await expectationFindings("height: { min: 1 }, in: { \(context) }")
        #expect(found.count == values.count)
        for (text, value) in zip(found, values) {
            #expect(text.hasPrefix("\(value): the expectation is for "))
            #expect(text.hasSuffix(" \(value), which is not checked"))
        }
    }

    @Test(arguments: [
        "typeSize: large", "typeSize: AX5", "typeSize: accessibility", "device: [iphone-15, iphone-se3]", "locale: ja",
        "direction: ltr", "orientation: portrait", "$small: true", "state: compact", "typeSize: large, $small: false",
    ])
    func `an expectation for a checked context is not reported`(_ context: String) async throws {
        #expect(try await expectationFindings("height: { min: 1 }, in: { \(context) }") == [])
    }

    @Test func `the help names the checked values`() async throws {
        let spec = "component: Bar\nbody: { text: ホーム }\nexpect: [{ height: { min: 1 }, in: { typeSize: ax3 } }]"
        let result = try await TestProject(spec: spec, contexts: Self.contexts).check(only: ["unmet-expectation"])
        #expect(
            result.findings.map(\.diagnostic.help) == [
                "add ax3 to typeSize of the manifest's contexts, which has large, ax5, or remove it here"
            ])
    }

    @Test(arguments: [
        "in: { $small: 3 }", "state: plain, in: compact", "state: plain, in: $small", "in: []", "in: false",
        "in: { state: compact, $small: false }",
    ])
    func `an expectation whose condition no state meets is reported at the condition`(_ expected: String) async throws {
        let found = try await expectationFindings("height: 44, \(expected)")
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix(
                ": no checked state or context meets this condition, so the expectation is never tested") == true)
    }

    @Test func `each entry of a list of conditions is checked`() async throws {
        let spec = """
            component: Bar
            body: { text: ホーム }
            expect: [{ height: { min: 1 }, in: [{ typeSize: large }, { typeSize: ax3 }] }]
            """
        let result = try await TestProject(spec: spec, contexts: Self.contexts).check()
        #expect(
            Self.messages(in: result, ["unmet-expectation"]) == [
                "ax3: the expectation is for typeSize ax3, which is not checked"
            ])
    }

    @Test(arguments: [
        ("in: { typeSize: larg }", "larg: “typeSize” cannot be the text “larg”"),
        ("in: { device: iphone }", "iphone: “device” cannot be the text “iphone”"),
        ("in: { typeSize: large, $smal: true }", "$smal: “Bar” has no property “smal”"),
        ("state: plan, in: { typeSize: large }", "plan: “Bar” has no state “plan”"),
    ])
    func `a value that does not exist is reported once`(_ expected: String, _ message: String) async throws {
        #expect(try await expectationFindings("height: { min: 1 }, \(expected)") == [message])
    }

    @Test(arguments: ["{ typeSize: [larg, ax5] }", "{ typesize: [large] }", "[large]"])
    func `nothing is reported if the manifest's contexts could not be read`(_ contexts: String) async throws {
        let found = try await expectationFindings("height: { min: 1 }, in: { typeSize: large }", contexts: contexts)
        #expect(found.filter { $0.contains("expectation") } == [])
    }

    @Test func `the project that defines a component reports it, not the projects that import it`() async throws {
        let kit = "component: Bar\nbody: { text: ホーム }\nexpect: [{ height: { min: 1 }, in: { typeSize: ax5 } }]"
        func project(importing sizes: String) -> TestProject {
            TestProject(files: [
                "uispec.yaml": "uispec: 1\nimports: [kit]\nspecs: [spec.yaml]\ncontexts: { locale: ja }",
                "spec.yaml": "component: Page\nbody: { use: Bar }",
                "kit/uispec.yaml": "uispec: 1\nspecs: [spec.yaml]\ncontexts: { typeSize: \(sizes), locale: ja }",
                "kit/spec.yaml": kit,
            ])
        }
        for sizes in ["ax5", "large"] {
            let result = try await project(importing: sizes).check(only: ["unmet-expectation"])
            #expect(result.findings.map(\.diagnostic.message) == [])
        }
        var own = project(importing: "large")
        own.files = own.files.filter { $0.key.hasPrefix("kit/") }
        own.files = Dictionary(uniqueKeysWithValues: own.files.map { (String($0.key.dropFirst(4)), $0.value) })
        #expect(try await own.check(only: ["unmet-expectation"]).findings.count == 1)
    }

    // MARK: Waivers

    private func waivers(
        _ context: String, rule: String = "low-contrast-text", only: Set<RuleID> = []
    ) async throws -> [String] {
        let project = TestProject(
            spec: "component: Chip\nbody: { text: Title, color: \"#FFFFFF\", background: \"#007AFF\" }",
            contexts: Self.contexts,
            manifest: "waivers:\n  - { rule: \(rule), at: Chip, reason: Because., in: { \(context) } }\n")
        return Self.messages(in: try await project.check(only: only), ["unused-waiver"])
    }

    @Test func `a waiver for an unchecked context is reported at the context`() async throws {
        for (context, value) in [
            ("appearance: [light, dark]", "appearance dark"), ("typeSize: [large, ax3]", "typeSize ax3"),
            ("contrast: increased", "contrast increased"), ("locale: en", "locale en"),
        ] {
            let word = value.split(separator: " ").last ?? ""
            #expect(
                try await waivers(context) == [
                    "\(word): the waiver of low-contrast-text at Chip has no effect in \(value), which is not checked"
                ])
        }
    }

    @Test(arguments: ["appearance: all", "typeSize: all", "device: all", "typeSize: [large, AX5]"])
    func `a waiver for all contexts or for checked contexts is not reported`(_ context: String) async throws {
        #expect(try await waivers(context) == [])
    }

    @Test func `a run of other rules does not report the contexts of a waiver`() async throws {
        #expect(try await waivers("locale: en", only: ["small-text"]) == [])
    }
}
