import Checks
package import Values

/// A contrast before and after a suggested fix.
package struct FixSample: Sendable, Hashable {
    package struct Pair: Sendable, Hashable {
        package var foreground: RGBA
        package var background: RGBA
        /// The color that the fix changes.
        package var changed: RGBA

        var ratio: Double { Contrast.ratio(foreground, background) }
    }

    package var now: Pair
    package var fixed: Pair

    /// Returns nil if the finding suggests no color, or if the color alone does not decide the contrast.
    init?(_ finding: Finding) {
        guard let measure = finding.measure, measure.unit == .ratio, let foreground = measure.foreground,
            let background = measure.background, let suggested = finding.suggestedColor
        else { return nil }
        let (color, isBackground) = (suggested.color, suggested.isBackground)
        now = Pair(foreground: foreground, background: background, changed: isBackground ? background : foreground)
        fixed = Pair(
            foreground: isBackground ? foreground : color, background: isBackground ? color : background,
            changed: color)
        guard fixed.ratio >= measure.required else { return nil }
    }
}

extension FixSample {
    static let width: Points = 123
    private static let height: Points = 48
    static let gap: Points = 24

    /// Places both side by side. Returns the height.
    func place(on page: inout PageCanvas, x: Points, top: Points) -> Points {
        let first = place(now, SheetWords["now"], PageColors.fail, on: &page, x: x, top: top)
        let second = place(fixed, SheetWords["fix"], PageColors.pass, on: &page, x: x + Self.width + Self.gap, top: top)
        return max(first, second)
    }

    private func place(
        _ pair: Pair, _ name: String, _ color: RGBA, on page: inout PageCanvas, x: Points, top: Points
    ) -> Points {
        let rect = Rect(x: x, y: top, width: Self.width, height: Self.height)
        let stage = Stage(rect: rect, color: pair.background)
        stage.placeBackground(on: &page)
        stage.placeEdge(on: &page)
        let style = PageStyle.section.colored(pair.foreground)
        let sample = page.sample.letters
        page.line(
            sample, style, x: rect.midX - page.text.width(sample, style) / 2,
            baseline: (rect.midY + style.capMiddle).rounded(toPixelsAt: 2))
        page.line("\(name) \(pair.changed.hex)", .caption, x: x, top: rect.maxY + 8)
        page.line(
            "\(DecimalText.floored(pair.ratio, places: 2)):1", PageStyle.captionLead.colored(color), right: rect.maxX,
            baseline: rect.maxY + 8 + PageStyle.captionLead.baseline)
        return Self.height + 8 + PageStyle.caption.leading
    }
}
