/// The types of tokens: the thirteen of DTCG 2025.10, then those added by uispec.
package enum TokenType: String, Sendable, Hashable, CaseIterable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography
    case spring
    case haptic
    case symbol

    /// The name with its article, for messages: “a color”.
    package var described: String { "a \(rawValue)" }
}
