/// How bad a finding is: in which contexts it shows, and what was measured at worst.
package struct BaselineExtent: Sendable, Hashable {
    /// By axis, the values of the contexts, sorted: `["appearance": ["dark", "light"]]`. Not every combination of them need
    /// occur. Empty for a finding that does not depend on the context.
    package var contexts: [String: [String]]
    /// What was measured, where it is farthest from what is required.
    package var measured: Double?
    package var required: Double?

    /// So much more or less is no change: fonts are measured a little differently elsewhere.
    private static let tolerance = 0.01

    package init(contexts: [String: [String]] = [:], measured: Double? = nil, required: Double? = nil) {
        self.contexts = contexts
        self.measured = measured
        self.required = required
    }

    /// How many values of contexts it holds.
    var count: Int { contexts.values.reduce(0) { $0 + $1.count } }

    /// Whether another one shows in no other context and is no farther from what is required.
    package func covers(_ other: BaselineExtent) -> Bool {
        other.contexts.allSatisfy { axis, values in
            contexts[axis].map { Set(values).isSubset(of: $0) } ?? false
        } && slack(to: other).map { $0 >= -Self.tolerance } ?? true
    }

    /// How much nearer to what is required another one is; negative where it is worse, nil where one was not measured.
    package func slack(to other: BaselineExtent) -> Double? {
        guard let measured, let now = other.measured, let least = other.required else { return nil }
        // Both are short of what is required, or both beyond it. More may be required now than then.
        let stricter = now < least ? least - (required ?? least) : (required ?? least) - least
        return (now < least ? now - measured : measured - now) - max(0, stricter)
    }
}
