import Checks
import Layout
import Specs
package import Tokens
import Values

/// Which colors stand on which, in the order in which the states of components show them.
package struct PairUses: Sendable {
    private var uses: [Appearance: [ContrastMatrix.Use]] = [:]

    package init() {}

    /// - Parameter tokens: tell a token's own color from the one that it has on what is raised.
    package init(_ states: [SheetState], tokens: ResolvedTokens) {
        // On each ground by itself: that on which a color is seen worst differs by appearance.
        for ground in states.flatMap({ $0.grounds.isEmpty ? [$0] : $0.grounds }) { add(ground, tokens) }
    }

    package mutating func append(_ other: PairUses) {
        uses.merge(other.uses) { $0 + $1 }
    }

    func uses(in appearance: Appearance) -> [ContrastMatrix.Use] { uses[appearance] ?? [] }

    /// What stands on a picture has no ground of its own, what stands on the keyboard is iOS's, and what is grayed or
    /// tinted with all that is around it shows none of its colors.
    private mutating func add(_ state: SheetState, _ tokens: ResolvedTokens) {
        let plain = state.contrasts.filter { $0.placed.part != "keyboard" && $0.isPlain }
        let known = plain.map { Self.ground(of: $0, tokens) }
        for (index, measured) in plain.enumerated() {
            guard let ground = known[index] ?? Self.ground(like: measured, among: zip(plain, known)) else { continue }
            let pill = ContrastPill(
                foreground: measured.foreground, background: measured.background, ratio: measured.ratio,
                grade: state.grade(of: measured))
            uses[measured.appearance, default: []].append(
                ContrastMatrix.Use(
                    ink: measured.color.token?.text ?? measured.color.value[measured.appearance].hex, ground: ground,
                    pill: pill, isText: measured.kind == .text))
        }
    }

    /// The colors behind an ink, the uppermost first, down to one that lets nothing through: `chip on surface`.
    private static func ground(of measured: InkContrast.Measured, _ tokens: ResolvedTokens) -> String? {
        guard let stack = measured.stack, !stack.hasUnknown, case var paints = stack.paints, !paints.isEmpty else {
            return nil
        }
        let ink = paints.lastIndex {
            $0.token == measured.color.token && $0.color == measured.color.value[measured.appearance]
        }
        if let ink, ink > 0 { paints.remove(at: ink) }
        var names: [String] = []
        var seen: [RGBA] = []
        for paint in paints.reversed() where paint.color.alpha > 0 {
            names.append(paint.token.map { name($0, paint.color, measured.appearance, tokens) } ?? paint.color.hex)
            seen.append(paint.color)
            if paint.color.alpha >= 1 { break }
        }
        // What it is seen on is not what was painted there: a bar's material lies between.
        if let last = seen.last, !names.isEmpty {
            let ground = seen.dropLast().reversed().reduce(last) { $1.composited(over: $0) }
            if ground.alpha >= 1, ground.hex != measured.background.hex { names.insert("material", at: 0) }
        }
        return names.isEmpty ? nil : names.joined(separator: " on ")
    }

    /// Of what had to be drawn to be seen: that of ink of its color on what looks the same.
    private static func ground(
        like measured: InkContrast.Measured, among known: some Sequence<(InkContrast.Measured, String?)>
    ) -> String? {
        for case (let other, let ground?) in known
        where other.appearance == measured.appearance && other.color.token == measured.color.token
            && other.color.value == measured.color.value
            && Contrast.ratio(other.background, measured.background) < sameGround
        {
            return ground
        }
        return nil
    }

    /// Nobody sees two grounds of a lower ratio apart.
    private static let sameGround = 1.02

    /// In dark mode a raised ground is lighter than the token says.
    private static func name(
        _ token: TokenPath, _ color: RGBA, _ appearance: Appearance, _ tokens: ResolvedTokens
    ) -> String {
        guard case .color(let own)? = tokens[token]?[appearance], own.hex != color.hex else { return token.text }
        return token.text + raised
    }

    private static let raised = " (raised)"
}
