import Values

extension Points {
    /// As a sheet tells it: tenths are enough.
    var redline: String { DecimalText.short(value, places: 1) }
}

extension Size {
    /// `361 × 481.3`.
    var figures: String { "\(width.redline) × \(height.redline)" }
}
