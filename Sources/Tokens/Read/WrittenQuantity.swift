import YAML

/// A number with its unit in one text, as CSS writes it: `16px`, `1.5rem`, `200ms`.
package struct WrittenQuantity {
    package let value: Double
    package let unit: String

    /// Nil where the text is no number with one of the units behind it.
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
