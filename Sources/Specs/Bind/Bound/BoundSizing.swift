package import Values

/// The extent that a node requests on one axis.
package enum Extent: Sendable, Hashable {
    case points(Points)
    /// A share of the container.
    case share(Share)
    /// The proposed size.
    case fill
    /// The ideal size, regardless of the proposal.
    case hug

    /// Whether its length depends neither on the proposal nor on the content.
    package var isFixed: Bool {
        switch self {
        case .points, .share: true
        case .fill, .hug: false
        }
    }

    /// Returns its length in a container of this length: infinite for `fill`, nil for `hug`.
    package func length(in container: Points) -> Points? {
        switch self {
        case .points(let length): length
        case .share(let share): share.length(in: container)
        case .fill: .infinity
        case .hug: nil
        }
    }
}

/// `width` … `idealHeight`, `aspect`, `layoutPriority`.
package struct BoundSizing: Sendable, Equatable {
    package var width: Bound<Extent>?
    package var height: Bound<Extent>?
    package var minWidth: Bound<Extent>?
    package var maxWidth: Bound<Extent>?
    package var idealWidth: Bound<Extent>?
    package var minHeight: Bound<Extent>?
    package var maxHeight: Bound<Extent>?
    package var idealHeight: Bound<Extent>?
    /// Width divided by height.
    package var aspect: Bound<Double>?
    /// Whether the box of that ratio is as large as fits, or so large that it covers the proposal.
    package var contentMode = ContentMode.fit
    package var layoutPriority = 0.0

    package init() {}

    /// Whether any of them is a share of the container.
    var hasShares: Bool {
        func isShare(_ extent: Bound<Extent>?) -> Bool {
            if case .share? = extent?.value { true } else { false }
        }
        return isShare(width) || isShare(height) || isShare(minWidth) || isShare(maxWidth) || isShare(idealWidth)
            || isShare(minHeight) || isShare(maxHeight) || isShare(idealHeight)
    }
}
