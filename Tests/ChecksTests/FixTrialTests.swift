import Checks
import Pipeline
import Project
import Reports
import Source
import TestProjects
import Testing
import Values

/// What `check --fix` takes for harm, and what it waits for.
@Suite struct `A trial of fixes` {
    private static func project(
        tokens: String, spec: String, contexts: String = "{ appearance: [light, dark], device: [iphone-15] }",
        manifest: String = "rules: { unused-token: off, missing-dark-value: off }\n"
    ) -> TestProject {
        TestProject(spec: spec, tokens: tokens, contexts: contexts, manifest: manifest)
    }

    private static let lone = "lone: { $type: color, $value: \"#999999\", $modes: { dark: \"#FFFFFF\" } }\n"

    @Test func `takes no finding for new that was there before beside one like it`() async throws {
        let project = Self.project(
            tokens: Self.lone,
            spec: """
                component: List
                body: { vstack: [{ text: 残り1件, color: "#BBBBBB" }, { text: 残り2件, color: "#BBBBBA", background: "#FFFFFF" }] }
                ---
                component: Other
                body: { text: 別, color: "{lone}" }
                """)
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.leftOut == [])
        #expect(texts["tokens.yaml"]?.contains("#999999") == false)
    }

    // MARK: Some rules only

    /// Between two buttons that are too small there is no room for a larger area at the edge of the screen.
    @Test func `judges by all rules though only one is to be fixed`() async throws {
        let project = TestProject(
            spec: """
                screen: Edge
                id: P-2
                body:
                  vstack:
                    - hstack:
                        - { text: Titel }
                        - spacer:
                        - { symbol: gearshape, label: Settings, action: tap_settings }
                      width: fill
                    - text: Words
                """)
        let all = try await project.fixing()
        let one = try await project.fixing(only: ["small-tap-target"])
        #expect(all.outcome.leftOut.map(\.rule) == ["small-tap-target"])
        #expect(one.outcome.leftOut == all.outcome.leftOut && one.texts == [:])
    }

    @Test func `mends only what is asked for`() async throws {
        let project = Self.project(
            tokens: Self.lone,
            spec: "component: C\nbody: { text: a, color: \"{lone}\", action: go }\n")
        let (_, texts) = try await project.fixing(only: ["small-tap-target"])
        #expect(texts["tokens.yaml"] == nil && texts["spec.yaml"]?.contains("hitArea: 44") == true)
    }

    // MARK: What a person accepted

    private static let pale = "pale: { $type: color, $value: \"#AAAAAA\", $modes: { dark: \"#AAAAAA\" } }\n"

    /// A text that is too pale, and a waiver at a place.
    private static func project(waiving rule: String, at place: String) -> TestProject {
        project(
            tokens: pale,
            spec: "component: Card\nbody: { vstack: [{ text: a, id: pale, color: \"{pale}\" }] }\n",
            manifest: """
                rules: { unused-token: off, missing-dark-value: off }
                waivers:
                  - { rule: \(rule), at: \(place), reason: decided, until: 2027-03-31 }

                """)
    }

    @Test(arguments: ["Crad#pale", "Card:defualt#pale", "Card#pael", "\"{pael}\""])
    func `leaves colors alone while a waiver of their contrast leads nowhere`(_ place: String) async throws {
        let project = Self.project(waiving: "low-contrast-text", at: place)
        let (outcome, texts) = try await project.fixing()
        #expect(texts == [:])
        #expect(outcome.leftOut.map(\.reason) == [.mayBeAccepted(at: "uispec.yaml:8:36")], "\(outcome.leftOut)")
    }

    @Test func `mends what another rule than that of the waiver tells`() async throws {
        let project = Self.project(waiving: "small-text", at: "Crad")
        #expect(try await project.fixing().texts["tokens.yaml"] != nil)
    }

    @Test(arguments: [
        "uispec:disable-next-line low-contrst-text – decided", "uispec:disable-nxt-line low-contrast-text – decided",
    ])
    func `leaves colors alone while a comment that means to silence is misspelled`(_ comment: String) async throws {
        let project = Self.project(
            tokens: Self.pale,
            spec: """
                component: Card
                body:
                  vstack:
                    # \(comment)
                    - { text: a, id: pale, color: "{pale}" }

                """)
        let (outcome, texts) = try await project.fixing()
        #expect(texts == [:])
        #expect(outcome.leftOut.count == 1)
    }

    @Test(arguments: [
        "waivers: [{ rule: low-contrast-text, at: \"A#x\", reason: decided, until: 2027-03-31 }]\n", "",
    ])
    func `a contrast that is accepted keeps no other color from being fixed`(_ waivers: String) async throws {
        let comment = waivers.isEmpty ? "# uispec:disable-next-line low-contrast-text – decided" : "# plain"
        let project = Self.project(
            tokens: Self.lone,
            spec: """
                component: A
                body:
                  vstack:
                    \(comment)
                    - { text: a, id: x, color: "{lone}", background: "#808080" }
                    - { text: b, color: "{lone}" }

                """, contexts: TestProject.oneContext,
            manifest: "rules: { unused-token: off, missing-dark-value: off }\n" + waivers)
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.leftOut == [] && outcome.fixedCount == 1)
        #expect(try await project.changed(to: texts).check().count(.error) == 0)
    }

    @Test func `a contrast of the baseline keeps no other color from being fixed, unless it got worse`() async throws {
        func fixing(onto ground: String) async throws -> [String: String] {
            let project = Self.project(
                tokens: Self.lone,
                spec: """
                    component: A
                    body:
                      vstack:
                        - { text: a, id: x, color: "{lone}", background: "\(ground)" }
                        - { text: b, color: "{lone}" }

                    """, contexts: TestProject.oneContext)
            let found = try await project.check().findings.filter { $0.place?.node == "x" }
            #expect(found.count == 1)
            var known = try await project.check()
            known.findings = found
            let text = BaselineJSON.document([known], version: "1").formatted
            let baseline = try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
            return try await project.fixing(baseline: baseline).texts
        }
        #expect(try await fixing(onto: "#DDDDDD")["tokens.yaml"]?.contains("#999999") == false)
        #expect(try await fixing(onto: "#333333") == [:])
    }

    @Test func `takes no note for harm`() async throws {
        let project = Self.project(
            tokens: Self.lone,
            spec: """
                component: A
                body:
                  vstack:
                    - { text: b, color: "{lone}" }
                    - { text: c, color: "{lone}", background: "#444444", disabled: true, action: go, hitArea: 44 }
                  spacing: 40

                """, contexts: TestProject.oneContext)
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.leftOut == [] && texts["tokens.yaml"]?.contains("#999999") == false)
    }

    // MARK: What could not be read

    @Test(arguments: [
        ("[light, drak]", "component: B\nbody: { text: b }\n", "{ $type: number, $value: 1 }"),
        ("[light, dark]", "component: B\nbody: { text: b\n", "{ $type: number, $value: 1 }"),
        ("[light, dark]", "component: B\nbody: { text: b }\n", "{ $type: number, $value: 1"),
    ])
    func `mends no color while something could not be read`(_ modes: String, _ spec: String, _ token: String)
        async throws
    {
        let project = TestProject(
            files: [
                "uispec.yaml": """
                uispec: 1
                name: Test
                tokens: [tokens.yaml, more.yaml]
                specs: [a.yaml, b.yaml]
                contexts: { appearance: \(modes), device: [iphone-15] }
                rules: { unused-token: off, missing-dark-value: off }

                """,
                "tokens.yaml": Self.lone, "more.yaml": "one: \(token)\n",
                "a.yaml": "component: A\nbody: { text: a, color: \"{lone}\" }\n", "b.yaml": spec,
            ])
        let isComplete = modes.contains("dark") && spec.contains("}\n") && token.contains("}")
        #expect(!isComplete)
        let (outcome, texts) = try await project.fixing()
        #expect(texts["tokens.yaml"] == nil)
        #expect(outcome.leftOut == [])
        let help = try await project.check().findings.first { $0.rule == "low-contrast-text" }?.diagnostic.help
        #expect(help?.hasSuffix("no color is suggested until every file of the project can be read") == true, "\(help ?? "")")
    }

    // MARK: Rounds

    @Test func `goes on until a second run would find nothing to do`() async throws {
        let project = Self.project(
            tokens: """
                g0: { $type: color, $value: "#E4FCF0" }
                i0: { $type: color, $value: "#856BA8" }
                i2: { $type: color, $value: "#8E58A5" }

                """,
            spec: """
                component: A
                preview: { backdrop: "{g0}" }
                body:
                  vstack:
                    - { text: あ, color: "{i0}" }
                    - { text: い, color: "{i0}", font: largeTitle, background: "{i2}" }

                """,
            contexts: "{ appearance: [light, dark], contrast: [standard, increased], device: [iphone-15] }")
        let (_, texts) = try await project.fixing()
        let (again, more) = try await project.changed(to: texts).fixing()
        #expect(more == [:] && again.fixedCount == 0)
    }
}
