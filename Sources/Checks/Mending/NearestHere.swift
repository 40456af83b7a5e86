import Values

/// What would do at one place, where no token can be mended.
enum NearestHere {
    /// The nearest ink and the nearest background that would do, the nearer of the two first.
    ///
    /// - Parameter role: what the ink is called.
    static func help(_ pair: InkContrast.Measured, role: String, required: Double) -> String? {
        guard pair.isPlain else { return "its opacity, or what lies over it, takes contrast away; mend that first" }
        guard pair.extremes.isEmpty else { return overAnyPicture(pair, role: role, required: required) }
        let mends = [
            (role, pair.foreground, pair.background), ("background", pair.background, pair.foreground),
        ].compactMap { role, color, other in
            NearestContrast.mends(for: color, against: [other], required: required).map { (role, $0.best) }
        }.sorted { $0.1.difference < $1.1.difference }
        guard let first = mends.first else { return nil }
        // What is farther off than this is another color, not a mend of the first.
        let second = mends.dropFirst().first { $0.1.difference < farthestMend }
        return "the nearest \(first.0) that passes here is \(first.1.color.hex)"
            + (second.map { ", the nearest \($0.0) \($0.1.color.hex)" } ?? "")
    }

    /// What would do whatever picture is behind it.
    private static func overAnyPicture(_ pair: InkContrast.Measured, role: String, required: Double) -> String {
        let mends = NearestContrast.mends(for: pair.foreground, required: required) { candidate in
            // Between the darkest and the lightest ground some picture is as light as the ink.
            Contrast.isBetween(candidate, pair.extremes)
                ? 1 : pair.extremes.map { Contrast.ratio(candidate, $0) }.min() ?? 1
        }
        return mends.map { "the nearest \(role) that passes here over any picture is \($0.best.color.hex)" }
            ?? "no \(role) passes over every picture: put a scrim or a material between them, or make it denser"
    }

    /// A distance in OKLab.
    static let farthestMend = 0.3
}
