import Platform
package import Values

/// The names of contexts in decisions: `light,large,iphone-15`.
///
/// The first direction and the first locale of the manifest are left out, so that a further one renames nothing.
package struct SignoffContext: Sendable {
    private let direction: LayoutDirection
    private let locale: String

    /// - Parameter contexts: the checked contexts of the manifest.
    package init(_ contexts: ContextMatrix) {
        direction = contexts.directions.first ?? .leftToRight
        locale = contexts.locales.first ?? ContextMatrix.defaultLocale
    }

    package func name(of metrics: MetricsContext, in appearance: Appearance) -> String {
        var parts = [appearance.name, metrics.typeSize.rawValue, metrics.device.id]
        if metrics.orientation != .portrait { parts.append(metrics.orientation.rawValue) }
        if metrics.direction != direction { parts.append(metrics.direction.rawValue) }
        if metrics.locale != locale { parts.append(metrics.locale) }
        return parts.joined(separator: ",")
    }
}
