/// A length in iOS points.
///
/// The type and its fields are `@usableFromInline`, because `@inlinable` requires it.
@usableFromInline package struct Points: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    @usableFromInline package var value: Double

    @inlinable package init(_ value: Double) {
        self.value = value
    }

    @inlinable package init(floatLiteral value: Double) {
        self.value = value
    }

    @inlinable package init(integerLiteral value: Int) {
        self.value = Double(value)
    }

    @inlinable package static var infinity: Points { Points(.infinity) }

    @inlinable package var isFinite: Bool { value.isFinite }

    /// The length rounded up to a multiple of `1/scale`. A length within a millionth above a multiple is rounded down
    /// to it, so that sums of thirds do not grow by a pixel.
    @inlinable package func roundedUp(toPixelsAt scale: Double) -> Points {
        guard value.isFinite, scale > 0 else { return self }
        return Points((value * scale - 1e-6).rounded(.up) / scale)
    }

    /// The nearest multiple of `1/scale`; halves are rounded up.
    @inlinable package func rounded(toPixelsAt scale: Double) -> Points {
        guard value.isFinite, scale > 0 else { return self }
        return Points((value * scale + 0.5).rounded(.down) / scale)
    }
}

// Written out because a synthesized comparison is not inlined into other modules.
extension Points: Comparable {
    @inlinable package static func == (left: Points, right: Points) -> Bool { left.value == right.value }
    @inlinable package static func < (left: Points, right: Points) -> Bool { left.value < right.value }
    @inlinable package static func >= (left: Points, right: Points) -> Bool { !(left.value < right.value) }
}

/// The smaller and the larger length. The standard library's functions are slower for types of other modules.
@inlinable package func min(_ left: Points, _ right: Points) -> Points { right < left ? right : left }
@inlinable package func max(_ left: Points, _ right: Points) -> Points { right >= left ? right : left }

extension Points: AdditiveArithmetic {
    @inlinable package static var zero: Points { 0 }
    @inlinable package static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
    @inlinable package static func - (left: Points, right: Points) -> Points { Points(left.value - right.value) }
}

extension Points {
    @inlinable package static prefix func - (length: Points) -> Points { Points(-length.value) }
    @inlinable package static func * (length: Points, factor: Double) -> Points { Points(length.value * factor) }
    @inlinable package static func / (length: Points, divisor: Double) -> Points { Points(length.value / divisor) }
    /// The ratio of two lengths.
    @inlinable package static func / (left: Points, right: Points) -> Double { left.value / right.value }
}

extension Points: CustomStringConvertible {
    /// The length for messages: at most two decimals, no trailing zeros, no unit.
    @usableFromInline package var description: String { DecimalText.short(value) }
}
