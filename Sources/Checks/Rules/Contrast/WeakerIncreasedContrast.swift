import Layout
import Source
import Specs
import Values

/// Reports text that has less contrast with Increase Contrast turned on than without.
package struct WeakerIncreasedContrast: Rule {
    package static let facts = RuleFacts(
        "weaker-increased-contrast", group: .contrast,
        summary: "text below 7:1 whose contrast is lower with Increase Contrast turned on than with it turned off",
        rationale: """
            People turn on Increase Contrast because they need more contrast. A color chosen for that mode, or a \
            background that changes while the text color does not, can have the opposite effect.
            """,
        fixing: """
            Under `$modes: { increased: … }`, give the color token a value whose contrast is at least that of the \
            standard value.
            """,
        limits: """
            Checked only if `contexts:` in the manifest contains `contrast: [standard, increased]`. On blurred \
            backgrounds, a decrease of up to 1.5% is ignored, because the measurement varies by that much.
            """,
        references: "Human Interface Guidelines, Accessibility: Increase Contrast; WCAG 2.2 SC 1.4.6 for 7:1",
        settings: [
            .init(
                "minimum", "if set, text below this ratio is also reported when Increase Contrast is on, such as 7",
                default: "none"),
            .init("enough", "text with at least this ratio is never reported as weaker", default: "7"),
            .init("tolerance", "accepted decrease of the ratio: with 0.05, 5.00 may become 4.95", default: "0.05"),
        ],
        impliedBy: ["overlapping-content"],
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink:
                    $value: "#3A3A3C"
                    $modes: { dark: "#EBEBF0", increased: "#6E6E73", dark+increased: "#FFFFFF" }
                ---
                component: Caption
                body:
                  text: Two hours ago
                  color: »"{color.ink}"«
                """, note: "in light appearance, the contrast falls to 5.07:1 with Increase Contrast turned on",
                manifest: "contexts: { appearance: [light, dark], contrast: [standard, increased] }\n")
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink:
                    $value: "#6E6E73"
                    $modes: { dark: "#EBEBF0", increased: "#3A3A3C", dark+increased: "#FFFFFF" }
                ---
                component: Caption
                body:
                  text: Two hours ago
                  color: "{color.ink}"
                """, manifest: "contexts: { appearance: [light, dark], contrast: [standard, increased] }\n"),
            RuleExample(
                """
                component: Caption
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: Two hours ago
                  color: "#3A3A3C"
                """,
                note: """
                    a color without a value for increased contrast passes, because its contrast does not change
                    """,
                manifest: "contexts: { appearance: [light], contrast: [standard, increased] }\n"),
        ])

    private let minimum: Double?
    private let enough: Double
    private let tolerance: Double

    package init(_ settings: inout RuleSettings) {
        minimum = settings.optionalNumber("minimum", in: RuleSettings.ratios)
        enough = settings.number("enough", default: 7, in: RuleSettings.ratios)
        tolerance = settings.number("tolerance", default: 0.05)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        design.appearances.contains(where: \.isIncreasedContrast)
            && mockup.contrast(in: design).counts[.text] ?? 0 > 0
    }

    /// Standard contrast is measured only if the increased contrast is below this limit.
    package var askedContrast: AskedContrast { AskedContrast(increasedTexts: max(enough, minimum ?? 0)) }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let measured = mockup.contrast(in: design).measured
        let isWeak = { (text: InkContrast.Measured) in
            text.appearance.isIncreasedContrast && text.ratio < askedContrast.increasedTexts
        }
        // Most texts pass, so skip the pairing.
        guard measured.contains(where: { isWeak($0) && $0.kind == .text }) else { return [] }
        return inIncreasedContrast(measured).compactMap { increased, standard in
            guard isWeak(increased) else { return nil }
            if let standard, increased.ratio < min(enough, standard.ratio - tolerance(of: [standard, increased])) {
                return finding(
                    Self.message(increased, weakerThan: standard.ratio), increased, required: standard.ratio, in: mockup
                )
            }
            if let minimum, increased.ratio < minimum {
                return finding(Self.message(increased, below: minimum), increased, required: minimum, in: mockup)
            }
            return nil
        }
    }

    /// The pairs that a change of colors must keep: increased contrast at least as high as standard contrast.
    package func pairs(in mockup: Mockup, of design: Design) -> [InkPair] {
        inIncreasedContrast(mockup.contrast(in: design).measured).compactMap { increased, standard in
            guard var pair = increased.pair(required: minimum ?? Self.noContrast, in: mockup) else { return nil }
            if let standard, let other = standard.pair(required: Self.noContrast, in: mockup) {
                pair.standard = InkPair.Standard(
                    stack: other.stack, enough: enough, tolerance: tolerance(of: [standard, increased]))
            }
            return pair.standard == nil && minimum == nil ? nil : pair
        }
    }

    /// The ratio of two equal colors.
    private static let noContrast = 1.0

    /// Returns the texts with increased contrast, each paired with the same text in standard contrast.
    private func inIncreasedContrast(
        _ measured: [InkContrast.Measured]
    ) -> [(increased: InkContrast.Measured, standard: InkContrast.Measured?)] {
        let texts = measured.filter { $0.kind == .text && !$0.isHidden && !$0.isDisabled }
        let bySubject = Dictionary(grouping: texts) { $0.frame.node.path }
        return texts.filter(\.appearance.isIncreasedContrast).map { increased in
            let standard = bySubject[increased.frame.node.path]?.first {
                !$0.appearance.isIncreasedContrast && $0.appearance.isDark == increased.appearance.isDark
            }
            return (increased, standard)
        }
    }

    /// On a blurred background the measured ratio varies by up to 1.5 percent with the rendered area.
    private func tolerance(of measured: [InkContrast.Measured]) -> Double {
        let drawn = measured.filter(\.isDrawn).map { $0.ratio * 0.015 }
        return max(tolerance, drawn.reduce(0, +))
    }

    private func finding(
        _ message: String, _ measured: InkContrast.Measured, required: Double, in mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(
            measured: measured.ratio, required: required, unit: .ratio, foreground: measured.foreground,
            background: measured.background)
        var finding = finding(
            message, at: measured.color.range, in: mockup.place(of: measured.frame),
            annotation: "\(measured.foreground.hex) on \(measured.background.hex)",
            help: Self.help(measured, required: min(required, max(enough, minimum ?? 0))),
            occurrences: [mockup.occurrence(measured.appearance, measure)])
        finding.area = measured.frame.rect
        if mockup.isWorstOverAnotherText(measured) { finding.nodes = [measured.frame.node.path] }
        return finding
    }

    // MARK: Messages

    private static func message(_ text: InkContrast.Measured, weakerThan standard: Double) -> String {
        "\(name(text)) has contrast \(ratio(text.ratio)) with Increase Contrast turned on, "
            + "but \(ratio(standard)) with it turned off"
    }

    private static func message(_ text: InkContrast.Measured, below minimum: Double) -> String {
        "\(name(text)) has contrast \(ratio(text.ratio)) with Increase Contrast turned on; "
            + "\(DecimalText.short(minimum)):1 is required"
    }

    private static func help(_ text: InkContrast.Measured, required: Double) -> String {
        let mode = text.appearance.isDark ? "dark+increased" : "increased"
        // On a background of medium lightness not even black and white text have that contrast.
        let isReachable = [RGBA.black, .white].contains { Contrast.ratio($0, text.background) >= required }
        let token = isReachable ? "the color token" : "the token of the background"
        return "under $modes: { \(mode): … }, give \(token) a value with a contrast of at least \(ratio(required))"
    }

    private static func name(_ measured: InkContrast.Measured) -> String {
        let text = measured.text?.string ?? ""
        return "“\(text.count > 24 ? text.prefix(23) + "…" : text[...])”"
    }

    private static func ratio(_ ratio: Double) -> String { "\(DecimalText.floored(ratio, places: 2)):1" }
}
