package import Values

/// The value of a property, for comparison and for reports.
package enum ComparedValue: Sendable, Hashable {
    case none
    case number(Double)
    case text(String)

    /// The value for text; empty if there is none.
    package var words: String {
        switch self {
        case .none: ""
        case .number(let number): DecimalText.short(number)
        case .text(let text): text
        }
    }

    package var json: JSONValue {
        switch self {
        case .none: .null
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        }
    }
}
