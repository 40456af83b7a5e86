import Values

/// Suggests a color for one place, where no token can be changed.
enum NearestPassingColor {
    /// Names the nearest foreground and the nearest background that pass, the nearer of the two first.
    ///
    /// - Parameter role: The name of the foreground, such as “text color”.
    static func help(_ pair: InkContrast.Measured, role: String, required: Double) -> String? {
        guard pair.isPlain else {
            return "change its opacity or the layer that covers it first: one of them lowers the contrast"
        }
        guard pair.extremes.isEmpty else { return overAnyPicture(pair, role: role, required: required) }
        let candidates = [
            (role, pair.foreground, pair.background), ("background", pair.background, pair.foreground),
        ].compactMap { role, color, other in
            NearestContrast.candidates(for: color, against: [other], required: required).map { (role, $0.best) }
        }.sorted { $0.1.difference < $1.1.difference }
        guard let first = candidates.first else { return nil }
        let second = candidates.dropFirst().first { $0.1.difference < maxDifference }
        return FixText.change(([first] + [second].compactMap(\.self)).map { (role: $0.0, color: $0.1.color) })
    }

    /// Suggests a foreground that passes over any picture.
    private static func overAnyPicture(_ pair: InkContrast.Measured, role: String, required: Double) -> String {
        let candidates = NearestContrast.candidates(for: pair.foreground, required: required) { candidate in
            // Some picture has exactly the luminance of a candidate between the darkest and the lightest background.
            Contrast.isBetween(candidate, pair.extremes)
                ? 1 : pair.extremes.map { Contrast.ratio(candidate, $0) }.min() ?? 1
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
