import YAML

/// A number with its unit as one text, as in CSS: `16px`, `1.5rem`, `200ms`.
package struct WrittenQuantity {
    package let value: Double
    package let unit: String

    /// Nil if the text is not a number followed by one of the units.
    package init?(_ text: String, units: [String]) {
        for unit in units where text.hasSuffix(unit) {
            guard let value = CoreSchema.number(String(text.dropLast(unit.count))) else { continue }
            self.value = value
            self.unit = unit
            return
        }
        return nil
    }
}
