package enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
    case leading
    case center
    case trailing
}

package enum VerticalAlignment: String, Sendable, Hashable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
}

/// A position in a rectangle: one alignment per axis.
package struct Anchor: Sendable, Hashable {
    package var horizontal: HorizontalAlignment
    package var vertical: VerticalAlignment

    package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package static let center = Anchor(.center, .center)
}
