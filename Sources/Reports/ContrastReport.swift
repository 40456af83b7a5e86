package import Texts
package import Values

/// `contrast`: the levels that two colors reach, and the nearest colors that pass.
package struct ContrastReport: Sendable {
    package struct Suggestion: Sendable {
        /// `foreground` or `background`.
        package var role: String
        package var color: RGBA
        package var ratio: Double
        package var required: Double
    }

    package let foreground: RGBA
    package let background: RGBA
    package let ratio: Double
    package let suggestions: [Suggestion]

    /// - Parameters:
    ///   - foreground: composited over the background first.
    ///   - background: composited over `base` first.
    package init(foreground: RGBA, background: RGBA, over base: RGBA = .white) {
        let opaque = background.composited(over: base)
        let text = foreground.composited(over: opaque)
        self.foreground = text
        self.background = opaque
        ratio = Contrast.ratio(text, opaque)
        suggestions = Self.suggestions(text, on: opaque, ratio: ratio)
    }

    /// Returns the nearest text color and background for AA and AAA, for each level that is not reached.
    private static func suggestions(_ text: RGBA, on background: RGBA, ratio: Double) -> [Suggestion] {
        [4.5, 7].filter { ratio < $0 }.flatMap { required in
            [("foreground", text, background), ("background", background, text)].compactMap { role, color, other in
                NearestContrast.candidates(for: color, against: [other], required: required).map {
                    Suggestion(role: role, color: $0.best.color, ratio: $0.best.ratio, required: required)
                }
            }
        }
    }

    package var normalText: String { ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : "fail" }
    package var largeText: String { ratio >= 4.5 ? "AAA" : ratio >= 3 ? "AA" : "fail" }
    package var nonText: String { ratio >= 3 ? "pass" : "fail" }

    package var json: JSONValue {
        .object([
            ("ratio", .number(ratio)), ("normalText", .text(normalText)), ("largeText", .text(largeText)),
            ("nonText", .text(nonText)), ("foreground", .text(foreground.hex)), ("background", .text(background.hex)),
            (
                "suggestions",
                .list(
                    suggestions.map {
                        .object([
                            ("replace", .text($0.role)), ("color", .text($0.color.hex)), ("ratio", .number($0.ratio)),
                            ("required", .number($0.required)),
                        ])
                    })
            ),
        ])
    }

    package func text(style: TerminalStyle) -> String {
        var lines = [
            style.bold("\(DecimalText.floored(ratio, places: 2)):1") + "  \(foreground.hex) on \(background.hex)",
            "  normal text  \(verdict(normalText, style))",
            "  large text   \(verdict(largeText, style))",
            "  graphics     \(verdict(nonText, style))",
        ]
        lines += suggestions.map {
            "  nearest \($0.role) with \(DecimalText.short($0.required)):1: \($0.color.hex) "
                + "(\(DecimalText.floored($0.ratio, places: 2)):1)"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func verdict(_ text: String, _ style: TerminalStyle) -> String {
        text == "fail" ? style.red(text) : style.green(text)
    }
}
