import Checks
package import Platform
package import Values

/// One state of a component at all twelve type sizes.
package struct TypeSizeSheet: Sendable {
    /// How a text came out.
    package struct Lines: Sendable, Hashable {
        package var shown: Int
        package var needed: Int
        package var isTruncated: Bool
        /// Whether a finding is about it.
        package var fails: Bool

        /// `2 lines`, `2 of 3 lines`.
        package var words: String {
            let count = isTruncated && needed > shown ? "\(shown) of \(needed)" : "\(shown)"
            return count + (count == "1" ? " line" : " lines")
        }
    }

    /// The text that came out worst.
    package struct Worst: Sendable, Hashable {
        package var name: String
        package var lines: Lines

        /// `title 2 lines`, `title truncated, 3 lines needed`.
        package var words: String {
            // What a text says keeps its own letters.
            let name = name.hasPrefix("“") ? name : name.lowercased()
            if lines.isTruncated, lines.needed > lines.shown {
                let needed = "\(lines.needed) \(lines.needed == 1 ? "line" : "lines") needed"
                return "\(name) truncated, \(needed)"
            }
            return lines.isTruncated ? "\(name) truncated" : "\(name) \(lines.words)"
        }
    }

    /// The control whose height is told.
    package struct Control: Sendable, Hashable {
        package var area: Rect
        /// Whether nothing stands right of it, where its dimension would.
        package var isFree: Bool
    }

    package struct Cell: Sendable {
        package var typeSize: TypeSize
        /// Of the body style.
        package var body: TextMetrics
        package var isDefault: Bool
        package var picture: PagePicture
        package var stageColor: RGBA
        /// What the component, or the content of a screen, stands on.
        package var ground: RGBA
        package var isDark: Bool
        /// The component's own size.
        package var frame: Size
        /// How far a sheet goes on below it, through the safe area.
        package var below: Points = 0
        /// How far something is seen beyond the picture's lower edge.
        package var overhang: Points = 0
        package var control: Control?
        /// How one is told that is not wholly in sight.
        package var unseenControl: String?
        /// In the order of the sheet's texts; nil for one that is not shown at this size.
        package var lines: [Lines?]
        /// Of all that is written; nil where nothing is.
        package var worst: Worst?
        package var verdict: Verdict
        /// How many findings stand in it.
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
    /// The letter that the ramp shows.
    package var sample: String
    package var cells: [Cell]
    /// Whether nothing of it grows: one picture then tells of all sizes.
    package var isSame = false
    /// The names of the texts whose lines are told.
    package var texts: [String]
    /// What the control is called; nil where nothing can be touched.
    package var control: String?
    /// Whether the component is as wide as the screen.
    package var isFullWidth: Bool
    /// Whether it is a sheet, which stands on the lower edge of its stage.
    package var isSheet = false
    /// Of a screen, that of the display.
    package var screenRadius: Points?
    package var findings: [FindingText]
    package var footer: Footer

    /// What a header says of a Dynamic Type sheet's number.
    package static func name(number: Int, of total: Int) -> String { "Dynamic Type \(number) of \(total)" }
}
