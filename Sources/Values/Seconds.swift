/// A duration in seconds.
package struct Seconds: Hashable, Sendable, Comparable {
    package var value: Double

    package init(_ value: Double) {
        self.value = value
    }

    package static func < (left: Seconds, right: Seconds) -> Bool { left.value < right.value }
}
