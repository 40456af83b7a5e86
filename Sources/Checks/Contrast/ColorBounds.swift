import Platform
import Values

/// Between which colors everything lies that is seen through a material, whatever is below it.
///
/// Of most that stands on a blurred bar the color tells that it reads well on anything that scrolls below: nobody has
/// to draw that.
struct ColorBounds {
    /// The least and the greatest of each component; opaque.
    private(set) var low: RGBA
    private(set) var high: RGBA

    init(through material: Material, isDark: Bool, _ materials: MaterialTable) {
        let recipe = materials.recipe(of: material, isDark: isDark)
        (low, high) = (.white, .black)
        // A blur makes no color beyond those that it finds. Saturating weighs the components of a color against each
        // other, and is least and greatest at the corners of what there is; all else rises with each component.
        for corner in 0..<8 {
            let color = recipe.applied(
                to: RGBA(red: Double(corner & 1), green: Double(corner >> 1 & 1), blue: Double(corner >> 2))
            ).clamped
            low = RGBA(
                red: min(low.red, color.red), green: min(low.green, color.green), blue: min(low.blue, color.blue))
            high = RGBA(
                red: max(high.red, color.red), green: max(high.green, color.green), blue: max(high.blue, color.blue))
        }
    }

    /// Any color at all.
    static let all = ColorBounds(low: .black, high: .white)

    private init(low: RGBA, high: RGBA) {
        (self.low, self.high) = (low, high)
    }

    /// The bounds of the colors after another color is painted over them.
    func under(_ color: RGBA) -> ColorBounds {
        ColorBounds(low: color.composited(over: low), high: color.composited(over: high))
    }

    /// The contrast that an opaque color has at least.
    func leastContrast(of color: RGBA) -> Double { Contrast.ratio(color.clamped, nearest(to: color)) }

    /// Of the colors that may be seen the one that differs least from another in lightness; that itself where it may be
    /// as light.
    func nearest(to color: RGBA) -> RGBA {
        let luminance = Contrast.luminance(color.clamped)
        if luminance < Contrast.luminance(low) { return low }
        return luminance > Contrast.luminance(high) ? high : color.clamped
    }
}
