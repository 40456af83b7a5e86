import Layout
import Platform
import Project
import Source
import Specs
import Tokens
import Values

/// Reports text with too little contrast against the composited layers behind it.
package struct LowContrastText: Rule {
    package static let facts = RuleFacts(
        "low-contrast-text", group: .contrast,
        summary: "text whose contrast against its background is below WCAG AA",
        rationale: """
            Text with low contrast is hard to read for people with low vision or a color vision deficiency, and for \
            everyone in sunlight. The ratio is measured on the composited layers behind the text, in every checked \
            context.
            """,
        fixing: """
            Use a text or background color with a contrast of at least 4.5:1, or 3:1 for large text; the finding \
            names the nearest value that passes. If other content covers the text, move one of the two.
            """,
        fixSafety: """
            Unsafe. `check --fix --unsafe-fixes` sets the color token to the nearest value that passes in all of its \
            uses, in every appearance. It does not change colors written directly in a spec, tokens of an imported \
            project, or tokens that other values are derived from.
            """,
        limits: """
            Text of disabled controls, and text that VoiceOver reads together with disabled controls only or that \
            repeats the label of one beside it, is exempt and reported as a note. Where layers have to be rendered, \
            colors beyond sRGB count as the nearest color in sRGB, and materials only approximate Apple's filter. A \
            static `scale:` does not change which text counts as large. Apple's own colors often miss 4.5:1 on \
            Apple's own backgrounds: each color is reported once, with all its places.
            """,
        references: "WCAG 2.2 SC 1.4.3 Contrast (Minimum): 4.5:1, large text 3:1",
        settings: [
            .init("minimum", "minimum ratio of text", default: "4.5"),
            .init("largeMinimum", "minimum ratio of large text", default: "3"),
            .init(
                "largeText", "which text is large: wcag (24 pt, or bold from 18.67 pt) or hig (18 pt, or bold)",
                default: "wcag"),
            .init(
                "systemColors", "text in a color of iOS on a background of iOS: report, or accept as a note",
                default: "report"),
            .init("primaryMinimum", "minimum ratio of text on controls with prominence: primary", default: "4.5"),
        ],
        impliedBy: [
            "overlapping-content", "overlapping-tap-targets", "overflowing-content", "content-outside-safe-area",
            "unreachable-tap-target",
        ],
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: »"#FFFFFF"«
                  background: "#007AFF"
                """, note: "the contrast of 4.017:1 is rounded down to 4.01:1, not up"),
            RuleExample(
                """
                component: Caption
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: Two hours ago
                  color: »"#3C3C4399"«
                """, note: "translucent colors are composited over their background"),
            RuleExample(
                """
                component: Cover
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - { »text: Beneath«, color: "#000000" }
                    - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
                """, note: "the shape covers the text completely"),
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: "#FFFFFF"
                  background: "#0A5FD9"
                """),
            RuleExample(
                """
                component: Price
                body:
                  text: "12"
                  font: { size: 28, relativeTo: title1 }
                  color: "#FFFFFF"
                  background: "#007AFF"
                """, note: "large text needs 3:1"),
            RuleExample(
                """
                component: Photo
                preview: { backdrop: "#FFFFFF", width: 320 }
                body:
                  zstack:
                    - { image: { placeholder: photo }, width: 300, height: 80, redacted: true, hidden: true }
                    - { text: Not loaded, color: "#000000" }
                """, note: "a redacted photo is drawn as a plain placeholder"),
            RuleExample(
                """
                screen: List
                body:
                  vstack:
                    - { text: Below the panel, color: "#000000", height: 24 }
                    - spacer:
                  align: leading
                presents: [{ use: Panel, anchor: topLeading }]
                ---
                component: Panel
                body:
                  vstack:
                    - { image: { placeholder: photo }, width: 100, height: 8, hidden: true }
                    - { shape: rectangle, fill: "#FFFFFF", width: 100, height: 2 }
                    - { shape: rectangle, fill: "#FFFFFFE6", width: 393, height: 30 }
                  spacing: 0
                  align: leading
                """, note: "text that a presented panel covers is not checked"),
        ])

    /// The definition of large text.
    enum LargeText: String, CaseIterable {
        /// WCAG's 18 pt and 14 pt bold are 24 and 18.67 points of iOS (WCAG2ICT).
        case wcag
        /// From the Human Interface Guidelines' table: 18 pt or larger, and bold text of any size.
        case hig

        func includes(_ font: ResolvedFont) -> Bool {
            let isBold = font.weight >= .bold
            return switch self {
            case .wcag: font.pointSize >= 24 || (isBold && font.pointSize >= 18.66)
            case .hig: font.pointSize >= 18 || isBold
            }
        }
    }

    /// How texts in colors of iOS on backgrounds of iOS are reported.
    enum SystemColorReport: String, CaseIterable {
        case report
        case accept
    }

    private let minimum: Double
    private let largeMinimum: Double
    private let primaryMinimum: Double
    private let largeText: LargeText
    private let systemColors: SystemColorReport

    package init(_ settings: inout RuleSettings) {
        minimum = settings.number("minimum", default: 4.5, in: RuleSettings.ratios)
        largeMinimum = settings.number("largeMinimum", default: 3, in: RuleSettings.ratios)
        primaryMinimum = settings.number("primaryMinimum", default: 4.5, in: RuleSettings.ratios)
        largeText = settings.choice("largeText", default: .wcag)
        systemColors = settings.choice("systemColors", default: .report)
    }

    package var askedContrast: AskedContrast {
        AskedContrast(texts: max(minimum, largeMinimum, primaryMinimum))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.contrast(in: design).counts[.text] ?? 0
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        // Most texts pass every requirement, so skip them early.
        let most = askedContrast.texts
        let failing = mockup.contrast(in: design).measured.filter { $0.ratio < most && $0.text != nil }
        return failing.compactMap { measured in
            guard let text = measured.text else { return nil }
            let required = required(for: measured, text)
            guard measured.ratio < required else { return nil }
            let finding = finding(measured, text, required: required, in: mockup)
            guard let color = design.systemColors.color(of: measured), !measured.isHidden, !measured.isDisabled else {
                return finding
            }
            return self.finding(finding, about: color)
        }
    }

    package func pairs(in mockup: Mockup, of design: Design) -> [InkPair] {
        mockup.contrast(in: design).measured.flatMap { measured -> [InkPair] in
            guard let text = measured.text, !measured.isDisabled else { return [] }
            return measured.pairs(required: required(for: measured, text), in: mockup)
        }
    }

    private func required(for measured: InkContrast.Measured, _ text: BoundText) -> Double {
        if largeText.includes(measured.frame.text?.font ?? text.font.value) { return largeMinimum }
        return measured.placed.isPrimary ? primaryMinimum : minimum
    }

    private func finding(
        _ measured: InkContrast.Measured, _ text: BoundText, required: Double, in mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(
            measured: measured.ratio, required: required, unit: .ratio, foreground: measured.foreground,
            background: measured.background)
        var finding = finding(
            measured.isHidden
                ? Self.message(hidden: text.string)
                : Self.message(text.string, measured, required: required),
            at: measured.isHidden ? measured.frame.node.range : text.color.range, in: mockup.place(of: measured.frame),
            annotation: measured.isHidden ? nil : "\(measured.foreground.hex) on \(measured.background.hex)",
            notes: measured.scrollNotes(in: mockup), help: Self.help(measured),
            occurrences: [
                mockup.occurrence(
                    measured.appearance, measure,
                    pair: measured.isDisabled ? nil : measured.pair(required: required, in: mockup))
            ],
            severity: measured.isDisabled ? .note : measured.isDoubtful(below: required) ? .warning : nil)
        finding.area = measured.frame.rect
        finding.scrolled = measured.viewpoint(in: mockup)
        // Text of disabled controls is exempt.
        if !measured.isDisabled {
            finding.nearestColor = NearestPassingColor(measured, role: "text color", required: required)
        }
        if measured.isHidden { finding.nodes = mockup.withControl(around: measured.placed) }
        if mockup.passes(required, onBackgroundOf: measured) || mockup.isWorstOverAnotherText(measured) {
            finding.nodes = [measured.frame.node.path]
        }
        return finding
    }

    /// - Parameter color: a color of iOS, on a background of iOS.
    private func finding(_ finding: Finding, about color: TokenPath) -> Finding {
        var result = finding
        result.systemColor = color
        switch systemColors {
        case .accept: result.diagnostic.severity = .note
        case .report:
            let setting = "\(Self.facts.id): { systemColors: accept }"
            result.diagnostic.notes.append(
                Diagnostic.Note("{\(color)} is a color of iOS; under rules: in the manifest, \(setting) accepts these"))
        }
        return result
    }

    // MARK: Messages

    private static func message(_ text: String, _ measured: InkContrast.Measured, required: Double) -> String {
        "“\(shown(text))” has \(measured.contrastWords) on its background"
            + (measured.isDisabled
                ? ", below \(DecimalText.short(required)):1, which is allowed because its control is disabled"
                : "; \(DecimalText.short(required)):1 is required")
    }

    private static func message(hidden text: String) -> String {
        "“\(shown(text))” is hidden by content drawn on top of it; its contrast is 1:1"
    }

    private static func help(_ measured: InkContrast.Measured) -> String? {
        if measured.isHidden { return hiddenHelp }
        return measured.placed.looksLikeDecoration ? PlacedFrame.decorationHelp : nil
    }

    private static let hiddenHelp =
        "move one of the two, draw the text last, or write decorative: true if the text only decorates"

    private static func shown(_ text: String) -> Substring {
        text.count > 24 ? text.prefix(23) + "…" : text[...]
    }
}

extension Mockup {
    /// Whether the worst place of a text is over another text, where no color would help.
    func isWorstOverAnotherText(_ measured: InkContrast.Measured) -> Bool {
        guard let place = measured.place.map({ Rect(origin: $0, size: .zero) }) else { return false }
        return texts.contains { other in
            other.index < measured.placed.index && other.ink?.contains(place) ?? false
        }
    }

    /// Whether a text passes on its own background, and is worst where it extends beyond that background.
    fileprivate func passes(_ required: Double, onBackgroundOf measured: InkContrast.Measured) -> Bool {
        let around = [measured.placed] + surroundings(of: measured.placed)
        guard let place = measured.place,
            let box = around.first(where: { !$0.frame.node.background.isEmpty }),
            outline(of: box).span(at: place.y).map({ !$0.contains(place.x.value) }) ?? true,
            case .color(let background) = box.frame.node.background.last, box.frame.isOpaque
        else { return false }
        let color = background.value[measured.appearance]
        return Contrast.ratio(measured.color.value[measured.appearance].composited(over: color), color) >= required
    }
}
