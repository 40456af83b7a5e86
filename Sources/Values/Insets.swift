/// Distances from the edges. Leading and trailing depend on the direction of reading.
@usableFromInline package struct Insets: Hashable, Sendable {
    @usableFromInline package var top: Points
    @usableFromInline package var leading: Points
    @usableFromInline package var bottom: Points
    @usableFromInline package var trailing: Points

    @inlinable package init(top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    @inlinable package init(_ all: Points) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }

    @inlinable package static var zero: Insets { Insets() }
    @inlinable package var horizontal: Points { leading + trailing }
    @inlinable package var vertical: Points { top + bottom }

    /// The same distances with leading and trailing resolved to left and right.
    @inlinable package func resolved(_ direction: LayoutDirection) -> EdgeInsets {
        switch direction {
        case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
        case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
        }
    }

    @inlinable package static func == (left: Insets, right: Insets) -> Bool {
        left.top == right.top && left.leading == right.leading
            && left.bottom == right.bottom && left.trailing == right.trailing
    }
}
