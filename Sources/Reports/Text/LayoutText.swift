package import Layout
import Specs
package import Texts
import Values

/// The tree of `layout` as text, one node per line, with its frame.
package enum LayoutText {
    package static func tree(_ laidOut: LaidOut, style: TerminalStyle) -> String {
        let head = "\(laidOut.tree.component):\(laidOut.tree.state) – \(Self.text(laidOut.size)) pt\n"
        let rows = laidOut.allFrames().map { frame, depth -> [String] in
            let indent = String(repeating: "  ", count: depth)
            return [indent + name(of: frame), place(of: frame.rect), note(frame)]
        }
        let width = rows.map(\.[0].count).max() ?? 0
        let lines = rows.map { row in
            let padding = String(repeating: " ", count: width - row[0].count + 2)
            return row[0] + padding + row[1] + (row[2].isEmpty ? "" : "  " + style.dim(row[2]))
        }
        return head + lines.joined(separator: "\n") + "\n"
    }

    private static func name(of frame: Frame) -> String {
        let kind =
            if case .use(let component, let state) = frame.node.content { "use \(component):\(state)" } else {
                frame.node.content.kind
            }
        return frame.node.id.map { "\(kind) #\($0)" } ?? kind
    }

    private static func place(of rect: Rect) -> String {
        "\(rect.minX),\(rect.minY)  \(text(rect.size))"
    }

    private static func text(_ size: Size) -> String { "\(size.width) × \(size.height)" }

    private static func note(_ frame: Frame) -> String {
        guard let text = frame.text, case .text(let content) = frame.node.content else { return "" }
        let cut = text.isTruncated ? ", truncated" + (text.hidden.isEmpty ? "" : ": “\(text.hidden)”") : ""
        let lines = text.lines.count == 1 ? "" : ", \(text.lines.count) lines"
        return "“\(content.string)” \(DecimalText.short(text.font.pointSize)) pt\(lines)\(cut)"
    }
}
