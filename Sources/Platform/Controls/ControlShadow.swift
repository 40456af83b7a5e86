package import Values
import YAML

/// A shadow of a part of a control. `blur` is as in CSS, twice the standard deviation.
package struct ControlShadow: Sendable, Hashable {
    package let y: Points
    package let blur: Points
    package let color: RGBA
}
