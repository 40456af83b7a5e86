import Source
import Values

/// Suggests a color for one place, where no token can be changed.
///
/// It is kept with a finding until its fixes are known, because most findings then have better help, and a search takes
/// longer than the check of a component.
package struct NearestPassingColor: Hashable, Sendable {
    /// The name of the foreground, such as “text color”.
    private let role: String
    /// A WCAG ratio.
    private let required: Double
    private let foreground: RGBA
    private let background: RGBA
    private let extremes: [RGBA]
    private let isPlain: Bool

    init(_ measured: InkContrast.Measured, role: String, required: Double) {
        self.role = role
        self.required = required
        foreground = measured.foreground
        background = measured.background
        extremes = measured.extremes
        isPlain = measured.isPlain
    }

    /// Names the nearest foreground and the nearest background that pass, the nearer of the two first.
    package var help: String? {
        guard isPlain else {
            return "change its opacity or the layer that covers it first: one of them lowers the contrast"
        }
        guard extremes.isEmpty else { return overAnyPicture }
        let candidates = [(role, foreground, background), ("background", background, foreground)].compactMap {
            role, color, other in
            NearestContrast.candidates(for: color, against: [other], required: required).map { (role, $0.best) }
        }.sorted { $0.1.difference < $1.1.difference }
        guard let first = candidates.first else { return nil }
        let second = candidates.dropFirst().first { $0.1.difference < Self.maxDifference }
        return FixText.change(([first] + [second].compactMap(\.self)).map { (role: $0.0, color: $0.1.color) })
    }

    /// Suggests a foreground that passes over any picture.
    private var overAnyPicture: String {
        let candidates = NearestContrast.candidates(for: foreground, required: required) { candidate in
            // Some picture has exactly the luminance of a candidate between the darkest and the lightest background.
            Contrast.isBetween(candidate, extremes)
                ? 1 : extremes.map { Contrast.ratio(candidate, $0) }.min() ?? 1
        }
        return candidates.map {
            "change the \(role) to \($0.best.color.hex), the nearest color that passes here over every possible image"
        }
            ?? "add a scrim or a material below it, or make the present one more opaque; "
            + "no \(role) passes over every possible image"
    }

    /// A larger difference in OKLab makes another color of it, so it is not suggested.
    static let maxDifference = 0.3
}

extension [Finding] {
    /// Returns the findings that have no help with the nearest color, each searched once.
    package func addingNearestColors() -> [Finding] {
        var known: [NearestPassingColor: String?] = [:]
        return map { finding in
            guard finding.diagnostic.help == nil, let wanted = finding.nearestColor else { return finding }
            let help = known[wanted] ?? wanted.help
            known[wanted] = .some(help)
            var result = finding
            result.diagnostic.help = help
            return result
        }
    }
}
