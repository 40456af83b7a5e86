import Specs
import Values

/// The text baselines of a box, measured from its top. For a box without text, its bottom is used instead.
struct Baselines: Hashable {
    var first: Points
    var last: Points

    func moved(down distance: Points) -> Baselines {
        Baselines(first: first + distance, last: last + distance)
    }

    /// Returns the baselines of a container: the highest first baseline and the lowest last baseline.
    ///
    /// OpenSwiftUI uses the minimum for the last baseline too. Apple's documentation implies the maximum, which matches
    /// devices.
    static func combining(_ children: some Sequence<Baselines?>) -> Baselines? {
        children.reduce(nil) { combined, child in
            guard let child else { return combined }
            guard let combined else { return child }
            return Baselines(first: min(combined.first, child.first), last: max(combined.last, child.last))
        }
    }
}

/// Positions of alignment guides in a box (OpenSwiftUI, `Alignment/AlignmentGuide.swift`).
extension HorizontalAlignment {
    func guide(in width: Points) -> Points {
        switch self {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }
}

extension VerticalAlignment {
    var isBaseline: Bool {
        switch self {
        case .firstTextBaseline, .lastTextBaseline: true
        case .top, .center, .bottom: false
        }
    }

    func guide(in height: Points, baselines: Baselines?) -> Points {
        switch self {
        case .top: 0
        case .center: height / 2
        case .bottom: height
        case .firstTextBaseline: baselines?.first ?? height
        case .lastTextBaseline: baselines?.last ?? height
        }
    }
}

extension Anchor {
    func guide(in size: Size, baselines: Baselines?) -> Point {
        Point(
            x: horizontal.guide(in: size.width), y: vertical.guide(in: size.height, baselines: baselines))
    }

    /// Returns the origin of a child that aligns its guide with that of the box. A frame has no baselines of its own.
    func origin(of child: Size, baselines: Baselines?, in size: Size) -> Point {
        let outer = guide(in: size, baselines: nil)
        let inner = guide(in: child, baselines: baselines)
        return Point(x: outer.x - inner.x, y: outer.y - inner.y)
    }
}
