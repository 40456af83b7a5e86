import Checks
import Pipeline
import Project
import Reports
import Source
import TestProjects
import Testing
import Values

/// The trial runs of `check --fix`: which fixes are rejected, and when no color is changed.
@Suite struct `A trial of fixes` {
    private static func project(
        tokens: String, spec: String, contexts: String = "{ appearance: [light, dark], device: [iphone-15] }",
        manifest: String = "rules: { unused-token: off, missing-dark-value: off }\n"
    ) -> TestProject {
        TestProject(spec: spec, tokens: tokens, contexts: contexts, manifest: manifest)
    }

    private static let lone = "lone: { $type: color, $value: \"#999999\", $modes: { dark: \"#FFFFFF\" } }\n"

    @Test func `does not count an existing finding next to a similar one as new`() async throws {
        let project = Self.project(
            tokens: Self.lone,
            spec: """
                component: List
                body:
                  vstack:
                    - { text: 残り1件, color: "#BBBBBB" }
                    - { text: 残り2件, color: "#BBBBBA", background: "#FFFFFF" }
                ---
                component: Other
                body: { text: 別, color: "{lone}" }
                """)
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.skippedFixes == [])
        #expect(texts["tokens.yaml"]?.contains("#999999") == false)
    }

    // MARK: Selected rules

    /// At the edge of the screen, a larger hit area causes a finding of another rule.
    @Test func `checks all rules even if only one is fixed`() async throws {
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
        #expect(all.outcome.skippedFixes.map(\.rule) == ["small-tap-target"])
        #expect(one.outcome.skippedFixes == all.outcome.skippedFixes && one.texts == [:])
    }

    @Test func `fixes only findings of the selected rules`() async throws {
        let project = Self.project(
            tokens: Self.lone,
            spec: "component: C\nbody: { text: a, color: \"{lone}\", action: go }\n")
        let (_, texts) = try await project.fixing(only: ["small-tap-target"])
        #expect(texts["tokens.yaml"] == nil && texts["spec.yaml"]?.contains("hitArea: 44") == true)
    }

    // MARK: Accepted findings

    private static let pale = "pale: { $type: color, $value: \"#AAAAAA\", $modes: { dark: \"#AAAAAA\" } }\n"

    /// A text with low contrast, and a waiver at a place.
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
    func `changes no color while a waiver of low contrast has an unknown place`(_ place: String) async throws {
        let project = Self.project(waiving: "low-contrast-text", at: place)
        let (outcome, texts) = try await project.fixing()
        #expect(texts == [:])
        #expect(
            outcome.skippedFixes.map(\.reason) == [.mayBeAccepted(at: "uispec.yaml:8:36")], "\(outcome.skippedFixes)")
    }

    @Test func `fixes colors if a waiver of another rule has an unknown place`() async throws {
        let project = Self.project(waiving: "small-text", at: "Crad")
        #expect(try await project.fixing().texts["tokens.yaml"] != nil)
    }

    @Test(arguments: [
        "uispec:disable-next-line low-contrst-text – decided", "uispec:disable-nxt-line low-contrast-text – decided",
    ])
    func `changes no color while a suppression comment is misspelled`(_ comment: String) async throws {
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
        #expect(outcome.skippedFixes.count == 1)
    }

    @Test(arguments: [
        "waivers: [{ rule: low-contrast-text, at: \"A#x\", reason: decided, until: 2027-03-31 }]\n", "",
    ])
    func `an accepted contrast does not prevent fixes of other uses`(_ waivers: String) async throws {
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
        #expect(outcome.skippedFixes == [] && outcome.fixedCount == 1)
        #expect(try await project.changed(to: texts).check().count(.error) == 0)
    }

    @Test func `a contrast in the baseline prevents fixes of other uses only if it got worse`() async throws {
        func fixing(onBackground background: String) async throws -> [String: String] {
            let project = Self.project(
                tokens: Self.lone,
                spec: """
                    component: A
                    body:
                      vstack:
                        - { text: a, id: x, color: "{lone}", background: "\(background)" }
                        - { text: b, color: "{lone}" }

                    """, contexts: TestProject.oneContext)
            let found = try await project.check().findings.filter { $0.place?.node == "x" }
            #expect(found.count == 1)
            var accepted = try await project.check()
            accepted.findings = found
            let text = BaselineJSON.document([accepted], version: "1").formatted
            let baseline = try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
            return try await project.fixing(baseline: baseline).texts
        }
        #expect(try await fixing(onBackground: "#DDDDDD")["tokens.yaml"]?.contains("#999999") == false)
        #expect(try await fixing(onBackground: "#333333") == [:])
    }

    @Test func `accepts a fix that causes only a note`() async throws {
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
        #expect(outcome.skippedFixes == [] && texts["tokens.yaml"]?.contains("#999999") == false)
    }

    // MARK: Unreadable files

    @Test(arguments: [
        ("[light, drak]", "component: B\nbody: { text: b }\n", "{ $type: number, $value: 1 }"),
        ("[light, dark]", "component: B\nbody: { text: b\n", "{ $type: number, $value: 1 }"),
        ("[light, dark]", "component: B\nbody: { text: b }\n", "{ $type: number, $value: 1"),
    ])
    func `changes no color while a file could not be read`(
        _ modes: String, _ spec: String, _ token: String
    ) async throws {
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
        #expect(outcome.skippedFixes == [])
        let help = try await project.check().findings.first { $0.rule == "low-contrast-text" }?.diagnostic.help
        let reason = "no color is suggested until every file of the project can be read"
        #expect(help?.hasSuffix(reason) == true, "\(help ?? "")")
    }

    // MARK: Rounds

    /// Each correction causes an error of another rule, so that all are tried alone.
    @Test(arguments: [0, 1_500])
    func `is made less often if the sources are large`(lines: Int) async throws {
        let rows = String(repeating: "    - { text: x, colr: 1 }\n", count: 20)
        let notes = String(repeating: "# \(String(repeating: "x", count: 100))\n", count: lines)
        let project = TestProject(
            spec: "component: A\nbody:\n  vstack:\n" + rows + notes, contexts: TestProject.oneContext)
        let (outcome, texts) = try await project.fixing()
        #expect(texts == [:] && outcome.skippedFixes.count == 20)
        #expect(outcome.skippedFixes.contains { $0.reason == .notTried } == (lines > 0))
    }

    @Test func `repeats until a second run would change nothing`() async throws {
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
