import Platform
package import Project
import Values

extension MetricsContext {
    /// `large-iphone-15-portrait-leftToRight-en`: every axis that changes the layout.
    package var comparisonName: String {
        [typeSize.rawValue, device.id, orientation.rawValue, direction.rawValue, locale].joined(separator: "-")
    }
}
