package import Values

/// The size that a parent proposes to a child: a length on each axis, or nil to request the ideal length.
///
/// 0 requests the minimum length and infinity the maximum. The parent accepts any result.
package struct ProposedSize: Hashable, Sendable {
    package var width: Points?
    package var height: Points?

    package init(width: Points?, height: Points?) {
        self.width = width
        self.height = height
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// Implemented by hand: box caches compare proposals, and the synthesized comparison calls generic code.
    package static func == (left: ProposedSize, right: ProposedSize) -> Bool {
        left.width?.value == right.width?.value && left.height?.value == right.height?.value
    }

    /// Requests the ideal size.
    package static let unspecified = ProposedSize(width: nil, height: nil)

    /// The length of a view without an intrinsic size when none is proposed (OpenSwiftUI,
    /// `Geometry/ProposedSize.swift`, `fixingUnspecifiedDimensions`).
    static let unspecifiedLength: Points = 10

    /// Returns the proposal with each nil replaced.
    func replacingUnspecified(by size: Size) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal with each nil replaced by 10.
    var replacingUnspecified: Size {
        replacingUnspecified(by: Size(width: Self.unspecifiedLength, height: Self.unspecifiedLength))
    }
}
