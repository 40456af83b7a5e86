package import Source
package import Values
package import YAML

/// A translucent background that blurs the content behind it, thinnest first.
package enum Material: String, Sendable, Hashable, CaseIterable {
    case ultraThin
    case thin
    case regular
    case thick
    /// The material of bars.
    case chrome
    /// The material of system alerts. It has no name in the language.
    case alert

    /// The materials that can be written in specs.
    package static let named: [Material] = [.ultraThin, .thin, .regular, .thick, .chrome]

    /// Reads a name, including SwiftUI's spelling: `bar`, `ultraThinMaterial`.
    package init?(name: String) {
        let short = name.hasSuffix("Material") ? String(name.dropLast("Material".count)) : name
        if short == "bar" { self = .chrome; return }
        guard let named = Self.named.first(where: { $0.rawValue == short }) else { return nil }
        self = named
    }
}

/// The steps that draw a material: the backdrop is blurred and saturated, and the layers are blended over it in order.
package struct MaterialRecipe: Sendable, Hashable {
    package enum Blend: String, Sendable, Hashable {
        /// Source-over.
        case normal
        /// `color-dodge` of W3C Compositing 1.
        case colorDodge
    }

    package struct Layer: Sendable, Hashable {
        package let color: RGBA
        package let blend: Blend
    }

    /// The standard deviation of a Gaussian.
    package let blur: Points
    /// The saturation; 1 leaves colors unchanged.
    package let saturation: Double
    package let layers: [Layer]
}

/// The recipes of all materials, and the dimming behind presentations.
package struct MaterialTable: Sendable {
    struct Pair<Value: Sendable>: Sendable {
        var light: Value
        var dark: Value
    }

    let recipes: [Material: Pair<MaterialRecipe>]
    let alert: Pair<RGBA>
    let sheet: Pair<RGBA>

    package func recipe(of material: Material, isDark: Bool) -> MaterialRecipe {
        guard let pair = recipes[material] else { return MaterialRecipe(blur: 0, saturation: 1, layers: []) }
        return isDark ? pair.dark : pair.light
    }

    /// The color between the screen and an alert or action sheet.
    package func alertDimming(isDark: Bool) -> RGBA { isDark ? alert.dark : alert.light }
    /// The color between the screen and a sheet presentation.
    package func sheetDimming(isDark: Bool) -> RGBA { isDark ? sheet.dark : sheet.light }

    /// Reads `materials.yaml`.
    package static func read(_ document: Node) -> (value: MaterialTable, diagnostics: [Diagnostic]) {
        FactReader.read(document, path: "materials") { facts in
            var recipes: [Material: Pair<MaterialRecipe>] = [:]
            facts.map("materials") { facts in
                for material in Material.allCases {
                    recipes[material] = facts.map(material.rawValue) { facts in
                        Pair(
                            light: facts.map("light") { MaterialRecipe(&$0) },
                            dark: facts.map("dark") { MaterialRecipe(&$0) })
                    }
                }
            }
            let (alert, sheet) = facts.map("dimming") { ($0.map("alert", colors), $0.map("sheet", colors)) }
            return MaterialTable(recipes: recipes, alert: alert, sheet: sheet)
        }
    }

    private static func colors(_ facts: inout FactReader) -> Pair<RGBA> {
        Pair(light: facts.rgba("light"), dark: facts.rgba("dark"))
    }
}

extension MaterialRecipe {
    fileprivate init(_ facts: inout FactReader) {
        blur = facts.points("blur")
        saturation = facts.number("saturation")
        layers = facts.list("layers") { facts in
            let color = facts.value("color", "a color", fallback: RGBA.clear) { FactReader.rgba($0) }
            let alpha = facts.number("alpha")
            let blend = facts.value("blend", "a blend mode", fallback: Blend.normal) {
                $0.string.flatMap(Blend.init(rawValue:))
            }
            return Layer(color: color.opacity(alpha), blend: blend)
        }
    }
}
