import Values

extension Points {
    /// The value for a sheet, rounded to tenths. Sums of thirds are rounded to thousandths first, so that halves stay
    /// halves.
    var redline: String { DecimalText.short((value * 1_000).rounded() / 1_000, places: 1) }
}

extension Size {
    /// `361 × 481.3`.
    var figures: String { "\(width.redline) × \(height.redline)" }
}
