package import Tokens
import Values

/// The table of `tokens`: one token per line, with its values in the four appearances.
package struct TokenTableText: Sendable {
    private struct Cell {
        var text: String
        /// The color of a swatch, and whether its background is dark.
        var swatch: (color: RGBA, isOnDark: Bool)?
    }

    private let style: TerminalStyle

    package init(style: TerminalStyle) {
        self.style = style
    }

    /// Returns the table. Values equal to the light one and empty columns are left out.
    package func text(_ tokens: [ResolvedToken]) -> String {
        let titles = ["token", "type"] + Appearance.base.map(\.name)
        let rows = tokens.map(cells)
        let columns = titles.indices.filter { column in
            column < 3 || rows.contains { !$0[column].text.isEmpty }
        }
        let widths = columns.map { column in
            rows.map { width($0[column]) }.reduce(titles[column].count, max)
        }
        let head = columns.enumerated().map { padded(style.bold(titles[$1]), titles[$1].count, to: widths[$0]) }
        let lines = rows.map { row in
            columns.enumerated().map { padded(shown(row[$1]), width(row[$1]), to: widths[$0]) }
        }
        return ([head] + lines).map { line(of: $0) + "\n" }.joined()
    }

    private func cells(of token: ResolvedToken) -> [Cell] {
        let values = Appearance.base.map { appearance -> Cell in
            let value = token[appearance]
            if appearance != .light, value == token[.light] { return Cell(text: "") }
            guard case .color(let color) = value else { return Cell(text: TokenText.text(value)) }
            return Cell(text: TokenText.text(value), swatch: (color, appearance.isDark))
        }
        return [Cell(text: token.path.text), Cell(text: token.type.rawValue)] + values
    }

    // MARK: Columns

    private static let gap = "  "
    /// The width of the swatch and the space after it.
    private static let swatchWidth = 3

    private func line(of cells: [String]) -> String {
        var line = Substring(cells.joined(separator: Self.gap))
        while line.last == " " { line.removeLast() }
        return String(line)
    }

    private func padded(_ text: String, _ width: Int, to wanted: Int) -> String {
        text + String(repeating: " ", count: max(0, wanted - width))
    }

    private func width(_ cell: Cell) -> Int {
        let swatch = style.usesColor && cell.swatch != nil ? Self.swatchWidth : 0
        return cell.text.unicodeScalars.reduce(swatch) { $0 + TerminalWidth.columns(of: $1) }
    }

    private func shown(_ cell: Cell) -> String {
        guard style.usesColor, let swatch = cell.swatch else { return cell.text }
        return Self.block(swatch.color, on: swatch.isOnDark ? .black : .white) + " " + cell.text
    }

    /// Returns a swatch of two half blocks in 24-bit color. Translucent colors are composited over the background.
    private static func block(_ color: RGBA, on background: RGBA) -> String {
        let shown = Color(color.composited(over: background)).mapped(to: .srgb).rgba
        let bytes = [shown.red, shown.green, shown.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "\u{1B}[38;2;\(bytes.map(String.init).joined(separator: ";"))m▐▌\u{1B}[0m"
    }
}
