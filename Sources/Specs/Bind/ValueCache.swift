import Source
import Tokens
import Values

/// A cache of the values that references resolve to, which do not depend on where a reference is written.
struct ValueCache {
    struct Key: Hashable {
        /// The text between the braces.
        var reference: String
        var type: TokenType
    }

    /// A reference and its range, at which diagnostics are reported.
    struct Site: Hashable {
        var key: Key
        var range: SourceRange
    }

    struct Shade: Hashable {
        var reference: String
        /// Whether it is in a sheet, an alert or a popover, where iOS uses its elevated colors.
        var isElevated: Bool
    }

    /// The name of a symbol, without and with its variant. If the full name has no drawing, the plain name is drawn.
    struct SymbolNames: Hashable {
        var name: String
        var fullName: String
    }

    var values: [Key: (value: TokenValue, token: TokenPath)] = [:]
    /// The diagnostics of invalid references, cached because suggestions take time to compute.
    var diagnostics: [Site: [Diagnostic]] = [:]
    /// Symbol widths as fractions of the point size.
    var symbolWidths: [SymbolNames: Double] = [:]
    var colors: [Shade: (color: DynamicColor, token: TokenPath)] = [:]
}
