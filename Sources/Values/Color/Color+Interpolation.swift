extension Color {
    /// Interpolates between two colors (CSS Color 4, section 12): in a space, with premultiplied alpha, and hues along
    /// the shorter arc. A component that is missing in one color is taken from the other.
    ///
    /// - Parameter share: 0 for the first color, 1 for the second.
    package static func mix(_ first: Color, _ second: Color, share: Double, in space: ColorSpace) -> Color {
        let (low, high) = (first.converted(to: space), second.converted(to: space))
        let alpha = low.alpha + (high.alpha - low.alpha) * share
        func component(_ place: Int, _ missing: MissingComponents) -> Double {
            var (start, end) = (low.components[place], high.components[place])
            if low.missing.contains(missing) { start = end }
            if high.missing.contains(missing) { end = start }
            guard place != space.huePlace else {
                let turn = (end - start).truncatingRemainder(dividingBy: 360)
                let shorter = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
                return start + shorter * share
            }
            guard alpha > 0 else { return start }
            return (start * low.alpha * (1 - share) + end * high.alpha * share) / alpha
        }
        return Color(space, component(0, .first), component(1, .second), component(2, .third), alpha: alpha)
    }
}

extension ColorSpace {
    /// The index of the component that is an angle; nil if there is none.
    fileprivate var huePlace: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        default: nil
        }
    }
}
