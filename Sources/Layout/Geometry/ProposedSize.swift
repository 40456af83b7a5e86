package import Values

/// What a parent offers a child: on each axis a length, or nil to ask for the ideal length.
///
/// 0 asks for the least length and infinity for the greatest. Whatever the answer is, the parent accepts it.
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

    /// Written out: boxes find what they remember with it, and a synthesized comparison goes through generics.
    package static func == (left: ProposedSize, right: ProposedSize) -> Bool {
        left.width?.value == right.width?.value && left.height?.value == right.height?.value
    }

    /// Asks for the ideal size.
    package static let unspecified = ProposedSize(width: nil, height: nil)

    /// What a view without an opinion takes where nothing is proposed
    /// (OpenSwiftUI, `Geometry/ProposedSize.swift`, `fixingUnspecifiedDimensions`).
    static let unspecifiedLength: Points = 10

    /// The proposal with each nil replaced.
    func replacingUnspecified(by size: Size) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal with each nil replaced by 10.
    var replacingUnspecified: Size {
        replacingUnspecified(by: Size(width: Self.unspecifiedLength, height: Self.unspecifiedLength))
    }
}
