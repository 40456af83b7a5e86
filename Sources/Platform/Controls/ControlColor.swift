package import Values
import YAML

/// A color of a control, before it is resolved in an appearance.
package enum ControlColor: Sendable, Hashable {
    /// The tint color of the control's environment.
    case tint
    /// A built-in token, by its path: `ios.color.systemGreen`.
    case token(String)
    case fixed(light: RGBA, dark: RGBA)
}
