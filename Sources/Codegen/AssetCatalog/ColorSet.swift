import Tokens
import Values

/// A color of an asset catalog, as Xcode writes it (Apple, *Asset Catalog Format Reference*, “Named Color Type”).
enum ColorSet {
    /// - Parameter colors: in the order of ``Appearance/base``.
    static func json(_ colors: [RGBA]) -> JSONValue {
        let entries = zip(Appearance.base, colors.map(color)).map { ($0, $1) }
        return .object([
            ("colors", .list(needed(entries.map(\.1)).map { entry(entries[$0].0, entries[$0].1.json) })),
            ("info", AssetCatalogTarget.info),
        ])
    }

    /// The appearances that are written. If increased contrast is written for light, it is written for dark too, so
    /// that the system does not use the light color in dark appearance.
    private static func needed(_ colors: [Components]) -> [Int] {
        guard colors.count == 4 else { return Array(colors.indices) }
        let (light, dark, lightHigh, darkHigh) = (colors[0], colors[1], colors[2], colors[3])
        var result = [0]
        if dark != light { result.append(1) }
        if lightHigh != light { result.append(2) }
        if darkHigh != dark || lightHigh != light { result.append(3) }
        return result
    }

    private static func entry(_ appearance: Appearance, _ color: JSONValue) -> JSONValue {
        var appearances: [JSONValue] = []
        if appearance.isDark { appearances.append(trait("luminosity", "dark")) }
        if appearance.isIncreasedContrast { appearances.append(trait("contrast", "high")) }
        var members: [(String, JSONValue)] = [("color", color), ("idiom", .text("universal"))]
        if !appearances.isEmpty { members.insert(("appearances", .list(appearances)), at: 0) }
        return .object(members)
    }

    private static func trait(_ name: String, _ value: String) -> JSONValue {
        .object([("appearance", .text(name)), ("value", .text(value))])
    }

    /// A color as it is written, so that colors with the same text are equal.
    struct Components: Hashable {
        var space: String
        var red: String
        var green: String
        var blue: String
        var alpha: String

        var json: JSONValue {
            .object([
                ("color-space", .text(space)),
                (
                    "components",
                    .object([
                        ("alpha", .text(alpha)), ("blue", .text(blue)), ("green", .text(green)), ("red", .text(red)),
                    ])
                ),
            ])
        }
    }

    /// Converts a color to sRGB if it is in gamut, otherwise to Display P3. Three decimals, as Xcode writes them,
    /// distinguish all 8-bit values.
    static func color(_ color: RGBA) -> Components {
        if color.isInSRGB { return components("srgb", color.red, color.green, color.blue, color.alpha) }
        let wide = Color(color).mapped(to: .displayP3).components
        return components("display-p3", wide.x, wide.y, wide.z, color.alpha)
    }

    private static func components(
        _ space: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) -> Components {
        func text(_ value: Double) -> String { DecimalText.fixed(min(max(value, 0), 1), places: 3) }
        return Components(space: space, red: text(red), green: text(green), blue: text(blue), alpha: text(alpha))
    }
}
