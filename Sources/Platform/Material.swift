package import Source
package import Values
package import YAML

/// A translucent ground that blurs what is behind it, thinnest first.
package enum Material: String, Sendable, Hashable, CaseIterable {
    case ultraThin
    case thin
    case regular
    case thick
    /// What bars are made of.
    case chrome
    /// What the system's alerts are made of; it has no name in the language.
    case alert

    /// Those that can be written.
    package static let named: [Material] = [.ultraThin, .thin, .regular, .thick, .chrome]

    /// Reads a name in SwiftUI's spelling too: `bar`, `ultraThinMaterial`.
    package init?(name: String) {
        let short = name.hasSuffix("Material") ? String(name.dropLast("Material".count)) : name
        if short == "bar" { self = .chrome; return }
        guard let named = Self.named.first(where: { $0.rawValue == short }) else { return nil }
        self = named
    }
}

/// How a material is drawn: the backdrop is blurred, then saturated, then the layers are painted over it in order.
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
    /// 1 leaves colors as they are.
    package let saturation: Double
    package let layers: [Layer]
}

/// The recipes of all materials, and what dims the screen behind presentations.
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

    /// What is painted between the screen and an alert or action sheet.
    package func alertDimming(isDark: Bool) -> RGBA { isDark ? alert.dark : alert.light }
    /// What is painted between the screen and a sheet.
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
