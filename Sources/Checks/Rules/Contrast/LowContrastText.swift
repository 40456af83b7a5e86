import Layout
import Platform
import Project
import Source
import Specs
import Tokens
import Values

/// Text that is hard to read on what is really behind it.
package struct LowContrastText: Rule {
    package static let facts = RuleFacts(
        "low-contrast-text", group: .contrast,
        summary: "a text's contrast on what is behind it is below WCAG AA",
        rationale: """
            One person in twelve sees colors or contrasts less well, and everyone does in sunlight. The ratio is measured \
            on the layers really under the text, composed as they are drawn, in every appearance.
            """,
        source: "WCAG 2.2 SC 1.4.3 Contrast (Minimum): 4.5:1, large text 3:1; disabled controls are exempt",
        settings: [
            .init("minimum", "the least ratio of text", default: "4.5"),
            .init("largeMinimum", "the least ratio of large text", default: "3"),
            .init("largeText", "what is large: wcag (24 pt, bold 18.67 pt) or hig (18 pt, bold)", default: "wcag"),
            .init("primaryMinimum", "the least ratio on controls of prominence primary", default: "4.5"),
        ],
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: »"#FFFFFF"«
                  background: "#007AFF"
                """, note: "4.01:1, floored"),
            RuleExample(
                """
                component: Caption
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: Two hours ago
                  color: »"#3C3C4399"«
                """, note: "translucent colors are composed over what is behind them"),
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
                  font: { size: 28 }
                  color: "#FFFFFF"
                  background: "#007AFF"
                """, note: "large text needs 3:1"),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: "#FFFFFF"
                  background: "#007AFF"
                  action: choose
                  hitArea: 44
                  disabled: true
                """, note: "disabled controls are exempt"),
        ])

    /// What counts as large text.
    enum LargeText: String, CaseIterable {
        /// WCAG's 18 pt and 14 pt bold are 24 and 18.67 points of iOS (WCAG2ICT).
        case wcag
        /// The Human Interface Guidelines' table: from 18 pt, and bold of any size.
        case hig

        func includes(_ font: ResolvedFont) -> Bool {
            let isBold = font.weight >= .bold
            return switch self {
            case .wcag: font.pointSize >= 24 || (isBold && font.pointSize >= 18.66)
            case .hig: font.pointSize >= 18 || isBold
            }
        }
    }

    private let minimum: Double
    private let largeMinimum: Double
    private let primaryMinimum: Double
    private let largeText: LargeText

    package init(_ settings: inout RuleSettings) {
        minimum = settings.number("minimum", default: 4.5)
        largeMinimum = settings.number("largeMinimum", default: 3)
        primaryMinimum = settings.number("primaryMinimum", default: 4.5)
        largeText = settings.choice("largeText", default: .wcag)
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.frames.flatMap { placed -> [Finding] in
            guard case .text(let text) = placed.frame.node.content, let lines = placed.frame.text?.lines,
                !placed.frame.node.isRedacted, text.string.contains(where: { !$0.isWhitespace }),
                !isDisabled(placed, in: mockup)
            else { return [] }
            let rects = visible(placed, lines)
            guard !rects.isEmpty,
                let backdrop = Backdrop(
                    of: mockup.laidOut, below: placed.frame.node.path, materials: design.facts.materials)
            else { return [] }
            let required = required(for: text, placed, in: mockup)
            return design.appearances.compactMap { appearance in
                worst(text, in: rects, on: backdrop, of: mockup, appearance).flatMap { pair in
                    pair.ratio < required
                        ? finding(text, pair, required: required, placed.frame, in: mockup, appearance) : nil
                }
            }
        }
    }

    // MARK: What is measured

    private func isDisabled(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        if placed.frame.node.interaction?.isDisabled ?? false { return true }
        return mockup.frames.contains {
            ($0.frame.node.interaction?.isDisabled ?? false) && placed.ancestors.contains($0.frame.node.path)
        }
    }

    private func required(for text: BoundText, _ placed: PlacedFrame, in mockup: Mockup) -> Double {
        if largeText.includes(placed.frame.text?.font ?? text.font.value) { return largeMinimum }
        let isOnPrimary =
            placed.frame.node.interaction?.isPrimary ?? false
            || mockup.frames.contains {
                ($0.frame.node.interaction?.isPrimary ?? false) && placed.ancestors.contains($0.frame.node.path)
            }
        return isOnPrimary ? primaryMinimum : minimum
    }

    /// The boxes of the lines, as far as something shows of them.
    private func visible(_ placed: PlacedFrame, _ lines: [TextFrame.Line]) -> [Rect] {
        let font = placed.frame.text?.font
        return lines.compactMap { line in
            guard let font, line.width > 0 else { return nil }
            let box = Rect(
                x: line.baseline.x, y: line.baseline.y - Points(font.ascender), width: line.width,
                height: Points(font.lineHeight))
            return placed.clip.map { box.intersection($0) } ?? box
        }
    }

    private func worst(
        _ text: BoundText, in rects: [Rect], on backdrop: Backdrop, of mockup: Mockup, _ appearance: Appearance
    ) -> Backdrop.Pair? {
        mockup.laidOut.bases(in: appearance).compactMap {
            backdrop.worst(color: text.color.value[appearance], in: rects, over: $0, appearance: appearance)
        }.min { $0.ratio < $1.ratio }
    }

    private func finding(
        _ text: BoundText, _ pair: Backdrop.Pair, required: Double, _ frame: Frame, in mockup: Mockup,
        _ appearance: Appearance
    ) -> Finding {
        let measure = Finding.Measure(
            measured: pair.ratio, required: required, unit: .ratio, foreground: pair.foreground,
            background: pair.background)
        var finding = finding(
            Self.message(text.string, ratio: pair.ratio, required: required), at: text.color.range,
            in: mockup.place(of: frame), annotation: "\(pair.foreground.hex) on \(pair.background.hex)",
            help: Self.help(pair, required: required),
            occurrences: [mockup.occurrence(appearance, measure)])
        finding.area = frame.rect
        return finding
    }

    // MARK: Messages

    private static func message(_ text: String, ratio: Double, required: Double) -> String {
        let shown = text.count > 24 ? text.prefix(23) + "…" : text[...]
        return "“\(shown)” has contrast \(DecimalText.floored(ratio, places: 2)):1 on its background; "
            + "\(DecimalText.short(required)):1 is required"
    }

    /// The nearest text color and the nearest background that would do here, the nearer of the two first.
    private static func help(_ pair: Backdrop.Pair, required: Double) -> String? {
        let mends = [
            ("text color", pair.foreground, pair.background), ("background", pair.background, pair.foreground),
        ].compactMap { role, color, other in
            NearestContrast.mends(for: color, against: [other], required: required).map { (role, $0.best) }
        }.sorted { $0.1.difference < $1.1.difference }
        guard let first = mends.first else { return nil }
        // What is farther off than this is another color, not a mend of the first.
        let second = mends.dropFirst().first { $0.1.difference < Self.farthestMend }
        return "the nearest \(first.0) that passes here is \(first.1.color.hex)"
            + (second.map { ", the nearest \($0.0) \($0.1.color.hex)" } ?? "")
    }

    /// A distance in OKLab.
    private static let farthestMend = 0.3
}

extension LaidOut {
    /// The opaque grounds that the mock-up is looked at on.
    fileprivate func bases(in appearance: Appearance) -> [RGBA] {
        switch tree.arrangement {
        case .screen(let screen): [screen.background.value[appearance].composited(over: .white)]
        case .component: tree.backdrops.map { $0.value[appearance].composited(over: .white) }
        }
    }
}
