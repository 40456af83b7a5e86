import YAML

/// A number with its unit as one text, as in CSS: `16px`, `1.5rem`, `200ms`.
package struct WrittenQuantity {
    package let value: Double
    package let unit: String

    /// - Parameter allowsSpace: whether there may be spaces before the unit.
    /// - Returns: nil if the text is not a number followed by one of the units.
    package init?(_ text: String, units: [String], allowsSpace: Bool = false) {
        for unit in units where text.hasSuffix(unit) {
            var number = text.dropLast(unit.count)
            while allowsSpace, number.last == " " { number.removeLast() }
            guard let value = CoreSchema.number(String(number)) else { continue }
            self.value = value
            self.unit = unit
            return
        }
        return nil
    }
}
