import Checks
import Layout
import Specs
import Tokens
import Values

/// Reads from the states of all components which colors stand on which.
struct PairUses {
    var states: [SheetState]

    /// The uses in an appearance, in the order in which they are met. What stands on a picture has no ground of its own.
    func uses(in appearance: Appearance) -> [ContrastMatrix.Use] {
        states.flatMap { state in
            state.contrasts.filter { $0.appearance == appearance }.compactMap { measured in
                guard let ground = ground(of: measured) else { return nil }
                let pill = ContrastPill(
                    foreground: measured.foreground, background: measured.background, ratio: measured.ratio,
                    grade: state.grade(of: measured))
                return ContrastMatrix.Use(
                    ink: measured.color.token?.text ?? measured.color.value[appearance].hex, ground: ground, pill: pill)
            }
        }
    }

    /// The colors behind an ink, the uppermost first, down to one that lets nothing through: `chip on surface`.
    private func ground(of measured: InkContrast.Measured) -> String? {
        guard var paints = measured.stack?.paints, !paints.isEmpty else { return nil }
        let ink = paints.lastIndex {
            $0.token == measured.color.token && $0.color == measured.color.value[measured.appearance]
        }
        if let ink, ink > 0 { paints.remove(at: ink) }
        var names: [String] = []
        for paint in paints.reversed() where paint.color.alpha > 0 {
            names.append(paint.token?.text ?? paint.color.hex)
            if paint.color.alpha >= 1 { break }
        }
        return names.isEmpty ? nil : names.joined(separator: " on ")
    }
}
