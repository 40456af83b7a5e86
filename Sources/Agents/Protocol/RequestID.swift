import Values
import YAML

/// The id of a request: a string or a whole number. Requests with equal ids of different types are different.
enum RequestID: Sendable, Hashable {
    case text(String)
    case number(Int)

    /// The magnitude from which whole numbers are refused, because not every one of them can be written.
    private static let limit = 1_000_000_000_000_000

    init?(_ node: Node) {
        guard let scalar = node.scalar else { return nil }
        if !scalar.isPlain {
            self = .text(scalar.text)
        } else if let number = Int(scalar.text), (-Self.limit + 1..<Self.limit).contains(number) {
            self = .number(number)
        } else {
            return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .exact(Double(number))
        }
    }
}
