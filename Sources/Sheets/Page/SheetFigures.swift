import Values

extension Points {
    /// As a sheet tells it: tenths are enough. What sums of thirds make of a half is a half.
    var redline: String { DecimalText.short((value * 1_000).rounded() / 1_000, places: 1) }
}

extension Size {
    /// `361 × 481.3`.
    var figures: String { "\(width.redline) × \(height.redline)" }
}
