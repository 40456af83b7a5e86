import Specs
import Values

/// `zstack`: children on top of each other.
///
/// Source: swiftui-layout.md, “ZStack” (OpenSwiftUI, `Stack/ZStack.swift`).
struct ZStackRule: LayoutRule {
    private let alignment: Anchor
    private let children: [Box]
    /// The children of the highest priority.
    private let leading: [Box]

    init(alignment: Anchor, children: [Box]) {
        self.alignment = alignment
        self.children = children
        let highest = children.map(\.priority).max()
        leading = children.filter { $0.priority == highest }
    }

    /// Returns the size of the largest children of the highest priority; each is proposed the stack's proposal.
    func size(for proposal: ProposedSize) -> Size {
        leading.reduce(.zero) { largest, child in
            let size = child.size(for: proposal)
            return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        let guide = commonGuide(in: size)
        return Baselines.combining(
            children.map { child in
                child.baselines(for: ProposedSize(size))?.moved(down: origin(of: child, guide: guide, in: size).y)
            })
    }

    /// Proposes the stack's size to every child, and aligns its guide with the greatest guide among the children that
    /// determined the size.
    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let guide = commonGuide(in: rect.size)
        for child in children {
            let origin = rect.origin.moved(by: origin(of: child, guide: guide, in: rect.size))
            child.place(at: origin, proposal: ProposedSize(rect.size), into: &placed)
        }
    }

    private func commonGuide(in size: Size) -> Point {
        let guides = leading.map { guide(of: $0, in: size) }
        // A baseline may be above the top of a child that is lower than its text.
        return Point(x: guides.map(\.x).max() ?? 0, y: guides.map(\.y).max() ?? 0)
    }

    private func origin(of child: Box, guide common: Point, in size: Size) -> Point {
        let own = guide(of: child, in: size)
        return Point(x: common.x - own.x, y: common.y - own.y)
    }

    private func guide(of child: Box, in size: Size) -> Point {
        let proposal = ProposedSize(size)
        let baselines = alignment.vertical.isBaseline ? child.baselines(for: proposal) : nil
        return alignment.guide(in: child.size(for: proposal), baselines: baselines)
    }
}
