import Checks
import Layout
import Specs
import Tokens
import Values

/// Which colors stand on which, in the order in which the states of components show them.
package struct PairUses: Sendable {
    private var uses: [Appearance: [ContrastMatrix.Use]] = [:]

    package init() {}

    package init(_ states: [SheetState]) {
        for state in states { add(state) }
    }

    package mutating func append(_ other: PairUses) {
        uses.merge(other.uses) { $0 + $1 }
    }

    func uses(in appearance: Appearance) -> [ContrastMatrix.Use] { uses[appearance] ?? [] }

    /// What stands on a picture has no ground of its own, and what stands on the keyboard is iOS's.
    private mutating func add(_ state: SheetState) {
        for measured in state.contrasts where measured.placed.part != "keyboard" {
            guard let ground = Self.ground(of: measured) else { continue }
            let pill = ContrastPill(
                foreground: measured.foreground, background: measured.background, ratio: measured.ratio,
                grade: state.grade(of: measured))
            uses[measured.appearance, default: []].append(
                ContrastMatrix.Use(
                    ink: measured.color.token?.text ?? measured.color.value[measured.appearance].hex, ground: ground,
                    pill: pill))
        }
    }

    /// The colors behind an ink, the uppermost first, down to one that lets nothing through: `chip on surface`.
    private static func ground(of measured: InkContrast.Measured) -> String? {
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
