import Checks
package import Platform
package import Values

/// One state of a component at all twelve type sizes.
package struct TypeSizeSheet: Sendable {
    /// The line count of a text.
    package struct Lines: Sendable, Hashable {
        package var shown: Int
        package var needed: Int
        package var isTruncated: Bool
        /// Whether it has a finding.
        package var fails: Bool

        /// `2 lines`, `2 of 3 lines`.
        package var words: String {
            let count = isTruncated && needed > shown ? "\(shown) of \(needed)" : "\(shown)"
            return count + (count == "1" ? " line" : " lines")
        }
    }

    /// The text with the worst result.
    package struct Worst: Sendable, Hashable {
        package var name: String
        package var lines: Lines

        /// `title 2 lines`, `title truncated, 3 lines needed`.
        package var words: String {
            // Keep the letters of a quoted string.
            let name = name.hasPrefix("“") ? name : name.lowercased()
            if lines.isTruncated, lines.needed > lines.shown {
                let needed = "\(lines.needed) \(lines.needed == 1 ? "line" : "lines") needed"
                return "\(name) truncated, \(needed)"
            }
            return lines.isTruncated ? "\(name) truncated" : "\(name) \(lines.words)"
        }
    }

    /// The control whose height is shown.
    package struct Control: Sendable, Hashable {
        package var area: Rect
        /// Whether the room right of it is free for its dimension line.
        package var isFree: Bool
    }

    package struct Cell: Sendable {
        package var typeSize: TypeSize
        /// The metrics of the body style.
        package var body: TextMetrics
        package var isDefault: Bool
        package var picture: PagePicture
        package var stageColor: RGBA
        /// The background of the component, or of the content of a screen.
        package var background: RGBA
        package var isDark: Bool
        /// Where the component reaches the lower edge of the screen.
        package var homeIndicator: HomeIndicator?
        /// The component's own size.
        package var frame: Size
        /// How far a sheet presentation extends below it, through the safe area.
        package var below: Points = 0
        /// How far it is visible beyond the lower edge of the picture.
        package var overhang: Points = 0
        package var control: Control?
        /// A description of the control if it is not fully visible.
        package var hiddenControl: String?
        /// In the order of the sheet's texts; nil if a text is not shown at this size.
        package var lines: [Lines?]
        /// Nil without texts.
        package var worst: Worst?
        package var verdict: Verdict
        /// The number of findings.
        package var findingCount: Int
        package var rings: [FindingRing]

        /// `AX1`, `xLarge`.
        package var name: String { Self.name(of: typeSize) }
        /// `17 / 22`.
        package var bodyWords: String {
            "\(DecimalText.short(body.pointSize)) / \(DecimalText.short(body.leading))"
        }
        package var frameWords: String { Mockup.words(frame, below: below) }

        package static func name(of size: TypeSize) -> String {
            size.isAccessibility ? size.rawValue.uppercased() : size.rawValue
        }
    }

    package var header: Header
    package var facts: FactsRow
    /// The letter of the ramp.
    package var sample: String
    package var cells: [Cell]
    /// Whether all sizes look the same, so that one picture is enough.
    package var isSame = false
    /// The names of the texts with line counts.
    package var texts: [String]
    /// The name of the control, or nil if there is none.
    package var control: String?
    /// Whether the component is as wide as the screen.
    package var isFullWidth: Bool
    /// Whether it is a sheet presentation, which is drawn at the lower edge of its stage.
    package var isSheet = false
    /// The corner radius of the display, for a screen.
    package var screenRadius: Points?
    /// How far the texts grow; empty if there is no limit.
    package var limit = ""
    package var findings: [FindingText]
    package var footer: Footer

    /// Returns the name of a type size sheet for the header.
    package static func name(number: Int, of total: Int) -> String { SheetWords["Dynamic Type % of %", number, total] }
}
