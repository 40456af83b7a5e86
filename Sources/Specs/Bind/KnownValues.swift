import Tokens
import Values

/// What references were read as before: a token says the same wherever it is named.
struct KnownValues {
    struct Question: Hashable {
        /// As it is written between the braces.
        var reference: String
        var type: TokenType
    }

    struct Shade: Hashable {
        var reference: String
        /// Sheets, alerts and popovers have other colors.
        var isElevated: Bool
    }

    var values: [Question: (value: TokenValue, token: TokenPath)] = [:]
    var colors: [Shade: (color: DynamicColor, token: TokenPath)] = [:]
}
