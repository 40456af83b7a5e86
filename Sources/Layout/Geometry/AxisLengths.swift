import Specs
import Values

/// Lengths by axis, so that rows and columns share one algorithm.
extension Axis {
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    init(along axis: Axis, _ length: Points, across: Points) {
        self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
    }

    func length(along axis: Axis) -> Points {
        axis == .horizontal ? width : height
    }
}

extension Point {
    init(along axis: Axis, _ position: Points, across: Points) {
        self = axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
    }

    func moved(by other: Point) -> Point {
        Point(x: x + other.x, y: y + other.y)
    }
}

extension ProposedSize {
    init(along axis: Axis, _ length: Points?, across: Points?) {
        self =
            axis == .horizontal
            ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
    }

    func length(along axis: Axis) -> Points? {
        axis == .horizontal ? width : height
    }
}
