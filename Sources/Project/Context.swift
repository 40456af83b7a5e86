package import Platform
package import Values

/// The part of a context that affects layout: everything except the appearance.
package struct MetricsContext: Sendable, Hashable {
    package var typeSize: TypeSize
    package var device: Device
    package var orientation: Orientation
    package var direction: LayoutDirection
    package var locale: String

    package init(
        typeSize: TypeSize, device: Device, orientation: Orientation = .portrait,
        direction: LayoutDirection = .leftToRight, locale: String = "en"
    ) {
        self.typeSize = typeSize
        self.device = device
        self.orientation = orientation
        self.direction = direction
        self.locale = locale
    }

    /// The size of the screen in its orientation, in points.
    package var screen: Size {
        switch orientation {
        case .portrait: device.size
        case .landscape: Size(width: device.size.height, height: device.size.width)
        }
    }

    package var safeArea: Insets {
        let edges = orientation == .portrait ? device.safeArea.portrait : device.safeArea.landscape
        let isLeftToRight = direction == .leftToRight
        return Insets(
            top: edges.top, leading: isLeftToRight ? edges.left : edges.right, bottom: edges.bottom,
            trailing: isLeftToRight ? edges.right : edges.left)
    }
}

extension MetricsContext {
    /// The part of a context that does not depend on the screen.
    package struct Reading: Sendable, Hashable {
        package var typeSize: TypeSize
        package var direction: LayoutDirection
        package var locale: String
    }

    package var reading: Reading { Reading(typeSize: typeSize, direction: direction, locale: locale) }
}

package enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait
    case landscape
}

/// A checked context: metrics and an appearance.
package struct Context: Sendable, Hashable {
    package var metrics: MetricsContext
    package var appearance: Appearance

    package init(metrics: MetricsContext, appearance: Appearance) {
        self.metrics = metrics
        self.appearance = appearance
    }
}
