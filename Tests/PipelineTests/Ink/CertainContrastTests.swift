import Checks
import Layout
import Loading
import Project
import Specs
import Synchronization
import Testing

@testable import Pipeline

/// A text is not drawn if its contrast is certainly sufficient.
struct `Certain contrast` {
    /// Records the inks that it would draw, and returns no samples.
    private final class RecordingSampler: InkSampler {
        private let recorded = Mutex<[String]>([])

        var paths: [String] { recorded.withLock { $0 } }

        func sights(of inks: [InkSubject], in mockup: LaidOut) -> [(any InkSight)?] {
            recorded.withLock { $0 += inks.map(\.path) }
            return inks.map { _ in nil }
        }
    }

    /// Returns the nodes that would be drawn, of a bar with texts over the edge of a photo.
    private static func drawn(
        _ texts: String, bar: String = "", below: String = "", above: String = "", rules: String = "",
        appearance: String = "[light, dark]", contrast: String = "[standard]", measuresAll: Bool = false
    ) throws -> [String] {
        let manifest = """
            uispec: 1
            specs: [c.yaml]
            contexts: { appearance: \(appearance), contrast: \(contrast), device: [iphone-15] }
            \(rules)
            """
        let spec = """
            component: Bar
            preview: { width: 300 }
            body:
              zstack:
            \(below)
                - { image: { placeholder: photo }, width: 140, height: 60, hidden: true }
                - { vstack: [\(texts)], width: 300, height: 60, background: { material: regular }\(bar) }
            \(above)
            """
        let (project, component, metrics) = try TestFiles(["uispec.yaml": manifest, "c.yaml": spec]).soleComponent()
        var binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        let bound = binder.bind(component, state: "default", metrics: metrics)
        let tree = try #require(bound)
        let laidOut = LayoutEngine.layOut(tree, proposal: nil, shaper: EstimatingShaper())
        let sampler = RecordingSampler()
        let asked = measuresAll ? nil : RuleSet(project.manifest.rules).askedContrast
        _ = Mockup(laidOut, in: project.design, by: sampler, asked: asked)
        return sampler.paths
    }

    private static let label = "{ text: あ, color: \"{ios.color.label}\" }"

    @Test func `a text with enough contrast on any background is drawn for a sheet, but not for the rules`() throws {
        #expect(try Self.drawn(Self.label) == [])
        #expect(try Self.drawn(Self.label, measuresAll: true) == ["body/1/0"])
    }

    @Test(arguments: [
        "{ text: あ, color: \"#767676\" }", "{ text: あ, color: \"{ios.color.secondaryLabel}\" }",
        // The overlay may hide it.
        "{ text: あ, color: \"{ios.color.label}\", overlay: [{ text: い, color: \"#FF000080\" }] }",
        "{ text: あ, color: \"{ios.color.label}\", opacity: 0.9 }",
    ])
    func `a text with uncertain contrast is drawn`(text: String) throws {
        #expect(try Self.drawn(text).contains { $0.hasPrefix("body/1/0") })
    }

    /// Nodes near the text, over or on the material, that layers do not describe exactly.
    @Test(arguments: [
        "- { shape: rectangle, fill: \"#00000000\", stroke: { color: \"#FF0000\", width: 4 }, width: 60, height: 30 }",
        "- { text: いろは, color: \"#FFFFFF\", hidden: true, offset: { y: 2 } }",
        "- { symbol: star, color: \"#FFFFFF\", hidden: true }", "- divider:",
        "- { spacer: , width: 60, height: 30, border: { color: \"#FFFFFF\", width: hairline } }",
        "- { spacer: , width: 60, height: 2, background: \"#FFFFFF80\", offset: { y: 12 } }",
        "- { vstack: [{ spacer: }], width: 60, height: 30, redacted: true }",
        "- { vstack: [{ text: い, color: \"#FFFFFF\", hidden: true }], rotation: 30 }",
    ])
    func `a text near another drawn node is drawn`(above: String) throws {
        #expect(try Self.drawn(Self.label, above: "    " + above).contains("body/1/0"))
    }

    @Test(arguments: [
        ", border: { color: \"#FF0000\", width: 22 }", ", radius: 30, padding: { top: 30, leading: 2 }, align: leading",
        ", rotation: 3",
    ])
    func `a text near the edge or border of its material is drawn`(bar: String) throws {
        #expect(try !Self.drawn(Self.label, bar: bar, measuresAll: true).isEmpty)
        #expect(try !Self.drawn(Self.label, bar: bar).isEmpty)
    }

    @Test func `a node far from a text on its bar does not matter`() throws {
        let badge = "{ shape: circle, fill: \"#FF0000\", width: 8, height: 8, hidden: true }"
        #expect(try Self.drawn("{ hstack: [\(Self.label), { spacer: }, \(badge)], width: 280 }") == [])
    }

    private static let small = "{ text: い, font: { size: 11 }, color: \"{ios.color.label}\" }"
    private static let gray = "{ text: う, font: { size: 11 }, color: \"#767676\" }"

    /// Inks near each other on one material are skipped only together.
    @Test(arguments: [
        ([small, small], []),
        ([small, small, "{ symbol: star, size: 11, color: \"{ios.color.label}\" }"], []),
        // An uncertain ink is drawn with its neighbors, and with the neighbors of these.
        ([small, gray], ["0", "1"]), ([small, small, gray], ["0", "1", "2"]),
        ([small, "{ spacer: , height: 14 }", gray], ["2"]),
        // An ink with a background, a border or a shadow is drawn.
        (
            [small, "{ text: い, font: { size: 11 }, color: \"{ios.color.label}\", background: \"#FFFFFF80\" }"],
            ["0", "1"]
        ),
        (
            [small, "{ text: い, font: { size: 11 }, color: \"{ios.color.label}\", border: { color: \"#FF0000\" } }"],
            ["0", "1"]
        ),
        (
            [
                small,
                "{ text: い, font: { size: 11 }, color: \"{ios.color.label}\", "
                    + "shadow: { color: \"#FF0000\", blur: 2 } }",
            ],
            ["0", "1"]
        ),
    ])
    func `inks near each other are drawn all or not at all`(inks: [String], drawn: [String]) throws {
        let found = try Self.drawn("{ vstack: [\(inks.joined(separator: ", "))], spacing: 0 }")
        #expect(found == drawn.map { "body/1/0/\($0)" })
    }

    @Test func `overlapping inks are drawn`() throws {
        #expect(try !Self.drawn("{ zstack: [\(Self.label), \(Self.label)] }").isEmpty)
    }

    @Test(arguments: [
        ("rules: { low-contrast-text: { minimum: 12 } }", "[standard]", true),
        ("rules: { low-contrast-text: { minimum: 7 } }", "[standard]", false),
        ("rules: { weaker-increased-contrast: { minimum: 12 } }", "[standard]", false),
        ("rules: { weaker-increased-contrast: { minimum: 12 } }", "[standard, increased]", true),
        ("rules: { weaker-increased-contrast: { minimum: 12 } }", "[increased]", true),
    ])
    func `the settings of the rules define the sufficient contrast`(
        rules: String, contrast: String, isDrawn: Bool
    ) throws {
        #expect(try Self.drawn(Self.label, rules: rules, contrast: contrast).isEmpty != isDrawn)
    }

    @Test func `a symbol needs less contrast than a text`() throws {
        // At least 3.58:1 on a regular material in light appearance.
        let gray = "color: \"#5B5B5B\""
        #expect(try Self.drawn("{ symbol: star, \(gray) }", appearance: "[light]") == [])
        #expect(try Self.drawn("{ text: あ, \(gray) }", appearance: "[light]") == ["body/1/0"])
    }
}
