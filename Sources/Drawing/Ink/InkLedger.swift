import Specs
import Values

/// What was seen through one window in one appearance, for the others that would show the same.
///
/// A drawing is decided by the colors that it asks for, by whether the appearance is dark – materials and missing
/// pictures ask only that – and by what is passed to it. Most colors are the same in standard and in increased
/// contrast.
final class InkLedger {
    /// What decides a drawing besides its colors.
    struct Question: Hashable {
        var treatment: InkFocus.Treatment
        var base: RGBA
        var unknown: RGBA
    }

    /// The colors that a drawing asked for.
    final class Colors {
        fileprivate(set) var all: [DynamicColor] = []

        func note(_ color: DynamicColor) { all.append(color) }
    }

    private struct Entry {
        let question: Question
        let appearance: Appearance
        let colors: [DynamicColor]
        let pixels: InkPixels
    }

    private var entries: [Entry] = []

    /// The answer to a question, drawn only where it is not known from another appearance.
    func pixels<Failure>(
        _ question: Question, in appearance: Appearance, drawing: (Colors) throws(Failure) -> InkPixels
    ) throws(Failure) -> InkPixels {
        let known = entries.first { entry in
            entry.question == question && entry.appearance.isDark == appearance.isDark
                && entry.colors.allSatisfy { $0[appearance] == $0[entry.appearance] }
        }
        if let known { return known.pixels }
        let colors = Colors()
        let pixels = try drawing(colors)
        entries.append(Entry(question: question, appearance: appearance, colors: colors.all, pixels: pixels))
        return pixels
    }
}
