import Specs
import Values

/// Lengths by axis, which let rows and columns share one algorithm.
///
/// `switch` is used instead of `==`: for a type of another module, `==` is a call through a witness table, and this is
/// the most frequent comparison in layout.
extension Axis {
    var isHorizontal: Bool {
        switch self {
        case .horizontal: true
        case .vertical: false
        }
    }

    var across: Axis { isHorizontal ? .vertical : .horizontal }
}

extension Size {
    init(along axis: Axis, _ length: Points, across: Points) {
        self = axis.isHorizontal ? Size(width: length, height: across) : Size(width: across, height: length)
    }

    func length(along axis: Axis) -> Points {
        axis.isHorizontal ? width : height
    }
}

extension Point {
    init(along axis: Axis, _ position: Points, across: Points) {
        self = axis.isHorizontal ? Point(x: position, y: across) : Point(x: across, y: position)
    }

    func moved(by other: Point) -> Point {
        Point(x: x + other.x, y: y + other.y)
    }
}

extension ProposedSize {
    init(along axis: Axis, _ length: Points?, across: Points?) {
        self =
            axis.isHorizontal
            ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
    }

    func length(along axis: Axis) -> Points? {
        axis.isHorizontal ? width : height
    }
}
