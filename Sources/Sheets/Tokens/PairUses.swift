import Checks
import Layout
import Specs
package import Tokens
import Values

/// The color pairs of components, in the order in which their states show them.
package struct PairUses: Sendable {
    private var uses: [Appearance: [ContrastMatrix.Use]] = [:]

    package init() {}

    /// - Parameter tokens: distinguish a token's base color from its color on raised surfaces.
    package init(_ states: [SheetState], tokens: ResolvedTokens) {
        // Use each background separately, because the worst one may differ by appearance.
        for state in states.flatMap({ $0.backgroundStates.isEmpty ? [$0] : $0.backgroundStates }) { add(state, tokens) }
    }

    package mutating func append(_ other: PairUses) {
        uses.merge(other.uses) { $0 + $1 }
    }

    func uses(in appearance: Appearance) -> [ContrastMatrix.Use] { uses[appearance] ?? [] }

    /// Adds the contrasts of a state, except those over pictures, on the keyboard of iOS, and of elements that are
    /// grayed or tinted with their surroundings.
    private mutating func add(_ state: SheetState, _ tokens: ResolvedTokens) {
        let plain = state.contrasts.filter { $0.placed.part != "keyboard" && $0.isPlain }
        let known = plain.map { Self.background(of: $0, tokens) }
        let shared = Self.backgrounds(of: plain, named: known)
        for (index, measured) in plain.enumerated() {
            guard let background = known[index] ?? Self.background(like: measured, among: shared) else { continue }
            let pill = ContrastPill(
                foreground: measured.foreground, background: measured.background, ratio: measured.ratio,
                grade: state.grade(of: measured))
            uses[measured.appearance, default: []].append(
                ContrastMatrix.Use(
                    ink: measured.color.token?.text ?? measured.color.value[measured.appearance].hex,
                    background: background,
                    pill: pill, isText: measured.kind == .text))
        }
    }

    /// Returns the colors behind an ink, from the top down to an opaque one: `chip on surface`.
    private static func background(of measured: InkContrast.Measured, _ tokens: ResolvedTokens) -> String? {
        guard let stack = measured.stack, !stack.hasUnknown, case var paints = stack.paints, !paints.isEmpty else {
            return nil
        }
        let ink = paints.lastIndex { $0.isInk(of: measured) }
        if let ink, ink > 0 { paints.remove(at: ink) }
        var names: [String] = []
        var seen: [RGBA] = []
        for paint in paints.reversed() where paint.color.alpha > 0 {
            names.append(paint.token.map { name($0, paint.color, measured.appearance, tokens) } ?? paint.color.hex)
            seen.append(paint.color)
            if paint.color.alpha >= 1 { break }
        }
        // If the visible background differs from the drawn one, a material of a bar is between them.
        if let last = seen.last, !names.isEmpty {
            let background = seen.dropLast().reversed().reduce(last) { $1.composited(over: $0) }
            if background.alpha >= 1, background.hex != measured.background.hex { names.insert(material, at: 0) }
        }
        return names.isEmpty ? nil : names.joined(separator: " on ")
    }

    /// The color of an ink in one appearance.
    private struct Ink: Hashable {
        var appearance: Appearance
        var token: TokenPath?
        var color: DynamicColor

        init(_ measured: InkContrast.Measured) {
            appearance = measured.appearance
            token = measured.color.token
            color = measured.color.value
        }
    }

    /// A background whose name is known.
    private struct Background: Hashable {
        var color: RGBA
        var name: String
    }

    /// Returns the known backgrounds of each ink once, in their order.
    private static func backgrounds(
        of contrasts: [InkContrast.Measured], named names: [String?]
    ) -> [Ink: [Background]] {
        var result: [Ink: [Background]] = [:]
        var seen: [Ink: Set<Background>] = [:]
        for case (let measured, let name?) in zip(contrasts, names) {
            let (ink, background) = (Ink(measured), Background(color: measured.background, name: name))
            if seen[ink, default: []].insert(background).inserted { result[ink, default: []].append(background) }
        }
        return result
    }

    /// Returns the background of an ink that had to be drawn: that of another ink with the same color on the same
    /// color.
    private static func background(
        like measured: InkContrast.Measured, among known: [Ink: [Background]]
    ) -> String? {
        guard
            let like = known[Ink(measured)]?.first(where: {
                Contrast.ratio($0.color, measured.background) < sameBackground
            })
        else { return nil }
        let isSame = areEqual(like.color, measured.background) || like.name.hasPrefix(material)
        return isSame ? like.name : "\(material) on \(like.name)"
    }

    /// The name of the layer between the content of a bar and its background.
    private static let material = "material"

    /// Whether two colors differ by rounding only.
    private static func areEqual(_ one: RGBA, _ other: RGBA) -> Bool {
        [one.red - other.red, one.green - other.green, one.blue - other.blue].allSatisfy { abs($0) < 1.5 / 255 }
    }

    /// Backgrounds with a lower contrast between them look the same.
    private static let sameBackground = 1.02

    /// Returns the name of a background. In dark mode a raised one is lighter than the token's base color.
    private static func name(
        _ token: TokenPath, _ color: RGBA, _ appearance: Appearance, _ tokens: ResolvedTokens
    ) -> String {
        guard case .color(let own)? = tokens[token]?[appearance], own.hex != color.hex else { return token.text }
        return token.text + raised
    }

    private static let raised = " (raised)"
}

extension InkStack.Paint {
    /// Whether it is the color of a measured text or symbol itself.
    func isInk(of measured: InkContrast.Measured) -> Bool {
        token == measured.color.token && color == measured.color.value[measured.appearance]
    }
}
