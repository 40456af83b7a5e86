/// The extent of a finding: its contexts and its worst measured value.
package struct BaselineExtent: Sendable, Hashable {
    /// By axis, the sorted context values: `["appearance": ["dark", "light"]]`.
    ///
    /// Not every combination has to occur. Empty for a finding that does not depend on the context.
    package var contexts: [String: [String]]
    /// The measured value that is farthest from the required one.
    package var measured: Double?
    package var required: Double?

    /// A smaller difference is ignored, because text measurements vary slightly between systems.
    private static let tolerance = 0.01

    package init(contexts: [String: [String]] = [:], measured: Double? = nil, required: Double? = nil) {
        self.contexts = contexts
        self.measured = measured
        self.required = required
    }

    /// The number of context values.
    var count: Int { contexts.values.reduce(0) { $0 + $1.count } }

    /// Whether another extent has no additional context and a measured value that is not worse.
    package func covers(_ other: BaselineExtent) -> Bool {
        other.contexts.allSatisfy { axis, values in
            contexts[axis].map { Set(values).isSubset(of: $0) } ?? false
        } && slack(to: other).map { $0 >= -Self.tolerance } ?? true
    }

    /// Returns how much closer another measured value is to the required one.
    ///
    /// Negative if it is worse; nil if one of the two was not measured.
    package func slack(to other: BaselineExtent) -> Double? {
        guard let measured, let now = other.measured, let least = other.required else { return nil }
        // Both values are below the required one, or both above it. The requirement may have become stricter.
        let stricter = now < least ? least - (required ?? least) : (required ?? least) - least
        return (now < least ? now - measured : measured - now) - max(0, stricter)
    }
}
