package import Values
import YAML

/// The system font at a size. It scales with the type size only if the control says so.
package struct ControlFont: Sendable, Hashable {
    package let size: Points
    package let weight: FontWeight

    package init(size: Points, weight: FontWeight) {
        self.size = size
        self.weight = weight
    }
}
