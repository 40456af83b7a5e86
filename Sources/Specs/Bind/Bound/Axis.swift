package enum Axis: String, Sendable, Hashable {
    case horizontal
    case vertical
}

package struct AxisSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let horizontal = AxisSet(rawValue: 1)
    package static let vertical = AxisSet(rawValue: 2)
    package static let both: AxisSet = [.horizontal, .vertical]
}
