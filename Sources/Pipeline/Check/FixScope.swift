package import Source

/// Which fixes `check --fix` applies.
package enum FixScope: Sendable {
    case safe
    /// With `--unsafe-fixes`: those too that may change what the author intended.
    case unsafe

    /// Returns the first fix of a finding that may be applied, a safe one if there is one.
    package func choice(from fixes: [Fix]) -> Fix? {
        fixes.first { $0.applicability == .safe }
            ?? (self == .unsafe ? fixes.first { $0.applicability == .unsafe } : nil)
    }
}
