import Source
import Tokens
import Values

/// What references were read as before: a token says the same wherever it is named.
struct KnownValues {
    struct Question: Hashable {
        /// As it is written between the braces.
        var reference: String
        var type: TokenType
    }

    /// A reference in its place, which a mistake is told of.
    struct Place: Hashable {
        var question: Question
        var range: SourceRange
    }

    struct Shade: Hashable {
        var reference: String
        /// Sheets, alerts and popovers have other colors.
        var isElevated: Bool
    }

    /// A symbol as it is written, and with its variant: where that has no drawing, the other is drawn.
    struct SymbolNames: Hashable {
        var name: String
        var fullName: String
    }

    var values: [Question: (value: TokenValue, token: TokenPath)] = [:]
    /// What is wrong with a reference; to look for the name that was meant takes time.
    var mistakes: [Place: [Diagnostic]] = [:]
    /// In parts of the point size.
    var symbolWidths: [SymbolNames: Double] = [:]
    var colors: [Shade: (color: DynamicColor, token: TokenPath)] = [:]
}
