import Values

@testable import Sheets

extension Page {
    var words: [String] { texts.map(\.text) }

    /// Whether all text is within the margins.
    var isInside: Bool {
        texts.allSatisfy { $0.origin.x >= PageGrid.left - 0.5 && $0.origin.x + $0.width <= PageGrid.right + 0.5 }
    }
}
