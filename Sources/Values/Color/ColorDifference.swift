/// The visible difference between colors.
package enum ColorDifference {
    /// The just noticeable difference of ``ok(_:_:)-(Color,_)`` (CSS Color 4, section 13.2).
    package static let justNoticeable = 0.02

    /// ΔE OK, the distance in OKLab (CSS Color 4, “deltaEOK”): 0 for the same color, 1 for black and white. Alpha is
    /// ignored.
    package static func ok(_ first: Color, _ second: Color) -> Double {
        distance(first.converted(to: .oklab).components, second.converted(to: .oklab).components)
    }

    /// ΔE OK of two sRGB colors.
    package static func ok(_ first: RGBA, _ second: RGBA) -> Double {
        ok(Color(first), Color(second))
    }

    /// The distance of two points in OKLab.
    static func distance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let difference = first - second
        return (difference * difference).sum().squareRoot()
    }
}
