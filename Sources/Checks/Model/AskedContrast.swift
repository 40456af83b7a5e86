import Scene
import Values

/// The greatest contrasts that rules ask for: how much more there is in a mock-up makes no difference to them.
package struct AskedContrast: Sendable, Hashable {
    /// Of texts.
    var texts: Double = 0
    /// Of texts in increased contrast.
    var increasedTexts: Double = 0
    /// Of symbols.
    var symbols: Double = 0

    mutating func formUnion(_ other: AskedContrast) {
        texts = max(texts, other.texts)
        increasedTexts = max(increasedTexts, other.increasedTexts)
        symbols = max(symbols, other.symbols)
    }

    /// The contrast that is enough for some ink, including the rounding of drawn colors.
    ///
    /// Nil if the exact contrast is needed.
    func enough(for kind: InkContrast.Kind, in appearance: Appearance) -> Double? {
        switch kind {
        case .text: max(texts, appearance.isIncreasedContrast ? increasedTexts : 0) * Thresholds.roundingFactor
        case .graphic: symbols * Thresholds.roundingFactor
        case .boundary, .shape: nil
        }
    }

}
