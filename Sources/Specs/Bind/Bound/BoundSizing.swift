package import Values

/// The extent that a node requests on one axis.
package enum Extent: Sendable, Hashable {
    case points(Points)
    /// The proposed size.
    case fill
    /// The ideal size, regardless of the proposal.
    case hug
}

/// `width` … `idealHeight`, `aspect`, `layoutPriority`.
package struct BoundSizing: Sendable, Equatable {
    package var width: Bound<Extent>?
    package var height: Bound<Extent>?
    package var minWidth: Bound<Points>?
    package var maxWidth: Bound<Points>?
    package var idealWidth: Bound<Points>?
    package var minHeight: Bound<Points>?
    package var maxHeight: Bound<Points>?
    package var idealHeight: Bound<Points>?
    /// Width divided by height.
    package var aspect: Bound<Double>?
    /// Whether the box of that ratio is as large as fits, or so large that it covers the proposal.
    package var contentMode = ContentMode.fit
    package var layoutPriority = 0.0

    package init() {}
}
