package import Values
import YAML

/// A part of a length, plus an amount: `75%`, `100% - 32`, `50% of container`.
package struct Share: Sendable, Hashable, CustomStringConvertible {
    /// The length that it is a part of.
    enum Whole: Sendable {
        case screen
        /// The nearest scroll view, or the screen outside of one (swiftui-layout.md, “containerRelativeFrame”).
        case container
    }

    let whole: Whole
    /// 1 for the whole length.
    private let part: Double
    /// Negative where it is subtracted.
    private let amount: Points

    /// Nil for another text.
    init?(_ text: String) {
        guard let sign = text.firstIndex(of: "%"),
            let percent = CoreSchema.number(text[..<sign].trimmed), percent >= 0
        else { return nil }
        part = percent / 100
        var rest = text[text.index(after: sign)...].trimmed
        whole = rest.hasPrefix(Self.containerWords) ? .container : .screen
        if whole == .container { rest = rest.dropFirst(Self.containerWords.count).trimmed }
        guard let operation = rest.first else {
            amount = 0
            return
        }
        guard operation == "-" || operation == "+", let written = CoreSchema.number(rest.dropFirst().trimmed)
        else { return nil }
        amount = Points(operation == "-" ? -written : written)
    }

    private static let containerWords = "of container"

    /// Returns its length where the whole has this length. It is never negative.
    package func length(in whole: Points) -> Points {
        max(0, whole * part + amount)
    }

    package var description: String {
        let percent = "\(DecimalText.short(part * 100))%" + (whole == .container ? " \(Self.containerWords)" : "")
        guard amount != 0 else { return percent }
        return "\(percent) \(amount < 0 ? "-" : "+") \(DecimalText.short(abs(amount.value)))"
    }
}

extension StringProtocol {
    /// The text without leading and trailing spaces.
    var trimmed: String {
        var text = String(self)[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
