import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// Binding of symbols and their boxes.
extension Binder {
    mutating func boundSymbol(
        _ node: Node, _ attributes: Attributes, scope: Scope, environment: Environment
    ) -> BoundSymbol? {
        guard let nameNode = evaluate(node, in: scope), let name = symbolName(nameNode, in: scope) else { return nil }
        let variant = attributes[.variant].flatMap { written in
            evaluate(written, in: scope).flatMap { node in
                node.string.flatMap {
                    $0.isEmpty || $0 == "none"
                        ? nil : Bound($0, range: node.range, origin: origin(of: written, evaluated: node, in: scope))
                }
            }
        }
        let written = WrittenFont(typography: environment.typography.value, scaling: environment.scaling)
        var growing = written.growing
        var font = fonts.resolve(written, at: scope.metrics.typeSizeOfFonts)
        if let size = attributes[.size].flatMap({ symbolSize($0, in: scope) }) {
            let points = size.value * factor(of: attributes, in: scope)
            var typography = Typography(size: points)
            typography.weight = environment.typography.value.weight
            font = fonts.resolve(typography, at: .large)
            growing = nil
        }
        let weight = attributes[.weight].flatMap { fontWeight($0, in: scope) } ?? font.weight
        var symbol = BoundSymbol(
            name: Bound(name, range: nameNode.range, origin: origin(of: node, evaluated: nameNode, in: scope)),
            variant: variant, pointSize: font.pointSize, weight: weight,
            color: environment.color(of: attributes.element), baseline: 0, size: .zero)
        symbol.growingFont = growing
        symbol.own = ownSymbol(for: symbol)
        return boxed(symbol)
    }

    private mutating func symbolSize(_ node: Node, in scope: Scope) -> Bound<Points>? {
        guard let size = length(node, in: scope) else { return nil }
        if size.value > 0 { return size }
        reportNotPositive("the size of a symbol", at: size.range)
        return nil
    }

    /// Returns the project's own drawing of a symbol: the one for the full name, or the one for the name without
    /// variant if iOS has no symbol of the full name either. Symbols of standard controls are never replaced.
    private func ownSymbol(for symbol: BoundSymbol) -> OwnSymbol? {
        let (name, fullName) = (symbol.name.value, symbol.fullName)
        if let own = ownSymbols[fullName] { return own }
        guard fullName != name, !SymbolCatalog.standard.contains(fullName) else { return nil }
        return ownSymbols[name]
    }

    private mutating func symbolName(_ node: Node, in scope: Scope) -> String? {
        if node.reference == nil, let name = node.string, !name.isEmpty { return name }
        guard case .symbol(let name)? = value(node, as: .symbol, in: scope)?.value else { return nil }
        return name
    }

    /// Returns a symbol with its box: as wide as its drawing, as on iOS, and centered on the cap height of adjacent
    /// text.
    mutating func boxed(_ symbol: BoundSymbol) -> BoundSymbol {
        let (width, height) = (symbolWidth(of: symbol), Self.defaultSymbolSize.height)
        var boxed = symbol
        boxed.size = Size(width: Points(symbol.pointSize * width), height: Points(symbol.pointSize * height))
        boxed.baseline = symbol.pointSize * height / 2 + facts.dynamicType.capHeight(symbol.pointSize) / 2
        return boxed
    }

    /// Returns the width as a fraction of the point size, cached per symbol. The project's own drawing has the usual
    /// height and its own aspect ratio.
    private mutating func symbolWidth(of symbol: BoundSymbol) -> Double {
        if let own = symbol.own {
            return own.aspect.map { $0 * Self.defaultSymbolSize.height } ?? Self.defaultSymbolSize.width
        }
        let names = ValueCache.SymbolNames(name: symbol.name.value, fullName: symbol.fullName)
        if let cached = valueCache.symbolWidths[names] { return cached }
        let icons = SymbolCatalog.standard
        let icon = icons.icon(for: names.fullName) ?? icons.icon(for: names.name)
        let width = icon?.width ?? Self.defaultSymbolSize.width
        valueCache.symbolWidths[names] = width
        return width
    }

    /// SF Symbols of medium scale are about 1.12 times the point size high, and those in a circle about 1.18 times the
    /// point size wide.
    private static let defaultSymbolSize = (width: 1.18, height: 1.12)
}
