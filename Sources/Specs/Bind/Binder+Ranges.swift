import Source
import Values

/// Reports of numbers outside the range that their place allows.
extension Binder {
    mutating func reportTooLarge(_ subject: String, _ limit: Double, unit: String = "", at range: SourceRange) {
        let limit = DecimalText.short(limit)
        report(
            Diagnostic(
                .outOfRangeValue, "\(subject) must be at most \(limit)\(unit)", at: range,
                help: "write \(limit) or less"))
    }

    /// Returns the elements up to a limit, and reports the first one beyond it.
    ///
    /// - Parameter subject: `layers`.
    mutating func within<Element>(
        _ limit: Int, _ elements: [Element], _ subject: String, at range: (Element) -> SourceRange
    ) -> ArraySlice<Element> {
        if elements.indices.contains(limit) {
            report(
                Diagnostic(
                    .exceededLimit, "there are \(elements.count) \(subject); at most \(limit) are supported",
                    at: range(elements[limit]), help: "remove the \(subject) from here on"))
        }
        return elements.prefix(limit)
    }

    mutating func reportNegative(_ subject: String, at range: SourceRange) {
        report(
            Diagnostic(
                .outOfRangeValue, "\(subject) must not be negative", at: range, help: "write 0 or a positive number"))
    }

    mutating func reportNotPositive(_ subject: String, at range: SourceRange) {
        report(
            Diagnostic(
                .outOfRangeValue, "\(subject) must be greater than 0", at: range, help: "write a number greater than 0")
        )
    }

    /// Clamps a number to a range and reports a number outside it.
    mutating func clamped(
        _ number: Double, _ range: ClosedRange<Double>, _ name: String, at place: SourceRange
    ) -> Double {
        if range.contains(number) { return number }
        let nearest = min(max(number, range.lowerBound), range.upperBound)
        let requirement = range.upperBound == 1 ? "be between 0 and 1" : "not be negative"
        report(
            Diagnostic(
                .outOfRangeValue, "“\(name)” must \(requirement), but is \(DecimalText.short(number))", at: place,
                help: "write \(DecimalText.short(nearest)), the nearest number in the range"))
        return nearest
    }
}
