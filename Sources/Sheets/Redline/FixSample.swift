import Checks
import Source
import Specs
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
    package var required: Double

    /// Returns nil if the finding is not about contrast, or if no suggested color fixes it alone.
    init?(_ finding: Finding) {
        guard let measure = finding.measure, measure.unit == .ratio, let foreground = measure.foreground,
            let background = measure.background
        else { return nil }
        // The fix contains the color; without a fix, the help names it.
        let words = finding.diagnostic.fixes.prefix(1).flatMap(\.edits).map(\.replacement)
        let offered = (words + [finding.diagnostic.help ?? ""]).compactMap { Self.color(in: $0) }
        for color in offered {
            let pairs = [
                Pair(foreground: foreground, background: color, changed: color),
                Pair(foreground: color, background: background, changed: color),
            ].filter { $0.ratio >= measure.required }
            // If both pass, choose the one with the smaller change.
            let best = pairs.min {
                Self.distance($0, foreground, background) < Self.distance($1, foreground, background)
            }
            guard let best else { continue }
            let isBackgroundChanged = best.foreground == foreground
            now = Pair(
                foreground: foreground, background: background, changed: isBackgroundChanged ? background : foreground)
            fixed = best
            required = measure.required
            return
        }
        return nil
    }

    private static func distance(_ pair: Pair, _ foreground: RGBA, _ background: RGBA) -> Double {
        func difference(_ one: RGBA, _ other: RGBA) -> Double {
            abs(one.red - other.red) + abs(one.green - other.green) + abs(one.blue - other.blue)
        }
        return difference(pair.foreground, foreground) + difference(pair.background, background)
    }

    /// Returns the first color in the form `#RRGGBB`.
    private static func color(in replacement: String) -> RGBA? {
        guard let hash = replacement.firstIndex(of: "#") else { return nil }
        let digits = replacement[replacement.index(after: hash)...].prefix { $0.isHexDigit }
        guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
        return .bytes(
            UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
            UInt8(truncatingIfNeeded: number))
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
        Stage(rect: rect, color: pair.background).placeBackground(on: &page)
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
