import Values

/// Colors as objects of the DTCG Color Module 2025.10.
enum DTCGColor {
    /// Writes a color in sRGB if it is in gamut, otherwise in Display P3, otherwise in OKLab, whose axes have no
    /// limits. Components are not rounded, so that the file reads back to the same color.
    static func json(_ rgba: RGBA) -> JSONValue {
        let color = Color(rgba)
        if rgba.isInSRGB { return json(.srgb, [rgba.red, rgba.green, rgba.blue], rgba) }
        if color.isInGamut(of: .displayP3) {
            let wide = color.displayP3
            return json(.displayP3, [wide.red, wide.green, wide.blue], rgba)
        }
        let components = color.converted(to: .oklab).components
        return json(.oklab, [components.x, components.y, components.z], rgba)
    }

    private static func json(_ space: ColorSpace, _ components: [Double], _ rgba: RGBA) -> JSONValue {
        let allowed = zip(components, space.components).map { value, component in
            min(max(value, component.lowerBound), component.upperBound)
        }
        return .object([
            ("colorSpace", .text(space.rawValue)), ("components", .list(allowed.map(JSONValue.exact))),
            ("alpha", .exact(rgba.alpha)), ("hex", .text(Color(rgba).mapped(to: .srgb).rgba.hex)),
        ])
    }
}
