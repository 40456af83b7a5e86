package import Source
package import Values

/// A line of source with the part of the finding underlined.
package struct SourceExcerpt: Sendable, Hashable {
    /// `Specs/chip.yaml:14:8`.
    package var place: String
    package var line: Int
    /// The parts before, in and after the underlined range.
    package var before: String
    package var marked: String
    package var after: String

    package init(place: String, line: Int, before: String, marked: String, after: String) {
        self.place = place
        self.line = line
        self.before = before
        self.marked = marked
        self.after = after
    }

    /// Returns nil if the range is not in a file.
    package init?(_ range: SourceRange, in sources: SourceMap) {
        guard let file = sources[range.file], let location = sources.location(of: range) else { return nil }
        let line = Array(file.lineText(location.line - 1))
        let start = min(max(location.column - 1, 0), line.count)
        let end = location.endLine == location.line ? min(max(location.endColumn - 1, start), line.count) : line.count
        self.init(
            place: "\(location.path):\(location.line):\(location.column)", line: location.line,
            before: String(line[..<start].drop(while: \.isWhitespace)), marked: String(line[start..<end]),
            after: Self.withoutComment(String(line[end...])))
    }

    private static func withoutComment(_ text: String) -> String {
        let comment = zip(text.indices, text.indices.dropFirst()).first { text[$0] == " " && text[$1] == "#" }
        var code = comment.map { text[..<$0.0] } ?? text[...]
        while code.last?.isWhitespace ?? false { code.removeLast() }
        return String(code)
    }

    private static let gutter: Points = 12
    /// The number of characters before the underlined range if the line does not fit.
    private static let lead = 12

    /// Returns the height.
    package func place(on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points {
        let style = PageStyle.place
        let code = style.colored(PageColors.ink)
        var y: Points = top + page.lines(place, style, x: x, top: top, width: width) + 8
        let number = "\(line)│"
        let left: Points = x + page.line(number, style, x: x, top: y) + Self.gutter
        let room: Points = x + width - left
        var (before, marked) = (before, marked)
        for lead in [Self.lead, Self.lead / 2, 2] where page.text.width(before + marked, code) > room {
            before = "…" + self.before.suffix(lead)
        }
        marked = page.text.line(marked, code, width: max(room - page.text.width(before, code), 24)).text
        let start: Points = left + page.line(before, code, x: left, top: y) + spaces(after: before, code, page.text)
        let markedWidth = page.line(marked, code.colored(PageColors.fail), x: start, top: y)
        let rest: Points = room - (start + markedWidth - left)
        if rest > 24, !after.isEmpty {
            page.line(page.text.line(after, code, width: rest).text, code, x: start + markedWidth, top: y)
        }
        y += style.leading
        let caret = page.text.width("^", code)
        let carets = max(1, Int((markedWidth / max(caret, 1)).rounded()))
        page.line("│", style, x: left - Self.gutter - page.text.width("│", style), top: y)
        page.line(String(repeating: "^", count: carets), code.colored(PageColors.fail), x: start, top: y)
        return y + style.leading - top
    }

    /// Returns the width of trailing spaces, which text measurement ignores.
    private func spaces(after text: String, _ style: PageStyle, _ measuring: PageText) -> Points {
        guard text.last == " " else { return 0 }
        return max(
            measuring.width(text + "x", style) - measuring.width("x", style) - measuring.width(text, style), 0)
    }
}
