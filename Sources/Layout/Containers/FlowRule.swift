import Specs
import Values

/// `flow`: a row that wraps. SwiftUI has no such container; the rule is specific to uispec.
///
/// Each child has its ideal size or, if that is wider than the row, its size for the row's width. A child that does not
/// fit in the current row starts a new one. Children are centered vertically in rows as high as their highest child.
/// The flow is as wide as its widest row, and `alignment` places the rows in it.
struct FlowRule: LayoutRule {
    let spacing: Points
    let lineSpacing: Points
    let alignment: HorizontalAlignment
    let children: [Box]

    func size(for proposal: ProposedSize) -> Size {
        let rows = rows(for: proposal)
        let height = rows.reduce(0) { $0 + $1.height } + lineSpacing * Double(max(0, rows.count - 1))
        return Size(width: rows.map(\.width).max() ?? 0, height: max(0, height))
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        var all: [Baselines?] = []
        forEachChild(in: size, proposal: proposal) { item, origin in
            all.append(children[item.index].baselines(for: item.proposal)?.moved(down: origin.y))
        }
        return Baselines.combining(all)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        forEachChild(in: rect.size, proposal: proposal) { item, origin in
            children[item.index].place(at: rect.origin.moved(by: origin), proposal: item.proposal, into: &placed)
        }
    }

    private struct Item {
        var index: Int
        var proposal: ProposedSize
        var size: Size
    }

    private struct Row {
        var items: [Item] = []
        var width: Points = 0
        var height: Points = 0
    }

    private func rows(for proposal: ProposedSize) -> [Row] {
        // The tolerance covers rounding errors of sums.
        let limit = (proposal.width ?? .infinity) + 1e-6
        var rows: [Row] = []
        var row = Row()
        for (index, child) in children.enumerated() {
            var item = Item(index: index, proposal: .unspecified, size: child.size(for: .unspecified))
            if item.size.width > limit {
                item.proposal.width = proposal.width
                item.size = child.size(for: item.proposal)
            }
            if !row.items.isEmpty, row.width + spacing + item.size.width > limit {
                rows.append(row)
                row = Row()
            }
            row.width += (row.items.isEmpty ? 0 : spacing) + item.size.width
            row.height = max(row.height, item.size.height)
            row.items.append(item)
        }
        if !row.items.isEmpty { rows.append(row) }
        return rows
    }

    private func forEachChild(in size: Size, proposal: ProposedSize, _ body: (Item, Point) -> Void) {
        var y: Points = 0
        for row in rows(for: proposal) {
            var x = alignment.guide(in: size.width) - alignment.guide(in: row.width)
            for item in row.items {
                body(item, Point(x: x, y: y + (row.height - item.size.height) / 2))
                x += item.size.width + spacing
            }
            y += row.height + lineSpacing
        }
    }
}
