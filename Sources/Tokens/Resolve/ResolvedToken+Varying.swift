package import Source
import Values

/// Differences between appearances that generated files cannot contain. `generate` and `check` report them.
extension ResolvedToken {
    /// Whether anything except colors differs between appearances, which Swift constants do not support.
    package var variesBeyondColors: Bool {
        guard varies else { return false }
        let base = self[.light]
        return !Appearance.all.allSatisfy { base.isEqualIgnoringColors(self[$0]) }
    }

    /// Whether the color has other values at the elevated level, which asset catalogs do not support.
    package var variesByLevel: Bool {
        varies && Appearance.base.contains { self[$0] != self[$0.elevated] }
    }

    /// The warning for a value of which Swift only has the light one.
    package var varyingInSwift: Diagnostic {
        Diagnostic(
            .varyingValue, .warning, "only the colors of “\(path)” can differ between appearances in Swift",
            at: token.modes.first?.nameRange ?? nameRange,
            help: "remove the modes, or accept that Swift uses the light value in all appearances")
    }

    /// The warning for a token of which DTCG files, one for each appearance, only have the values at the base level.
    package var varyingInDTCG: Diagnostic {
        Diagnostic(
            .varyingValue, .warning, "“\(path)” has elevated values, which files for appearances cannot contain",
            at: nameRange,
            help: "remove the elevated modes, or write all modes into one file with form: file")
    }

    /// The warning for a color of which an asset catalog only has the values at the base level.
    package var varyingInAssetCatalog: Diagnostic {
        Diagnostic(
            .varyingValue, .warning, "“\(path)” has elevated values, which an asset catalog cannot contain",
            at: nameRange,
            help: "remove the elevated modes, or accept that the asset catalog uses the base values everywhere")
    }
}

extension TokenValue {
    /// Whether two values are equal except for their colors.
    fileprivate func isEqualIgnoringColors(_ other: TokenValue) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.shadow(let left), .shadow(let right)): left.map(\.withoutColor) == right.map(\.withoutColor)
        case (.gradient(let left), .gradient(let right)): left.map(\.position) == right.map(\.position)
        case (.border(let left), .border(let right)): left.width == right.width && left.style == right.style
        default: self == other
        }
    }
}

extension Shadow {
    fileprivate var withoutColor: Shadow {
        var result = self
        result.color = .clear
        return result
    }
}
