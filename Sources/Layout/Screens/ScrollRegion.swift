package import Specs
package import Values

/// The region in which scrolled content is visible. On a screen, a scroll view that touches a bar or the edge of the
/// safe area continues below it. For components presented above the bars, only the safe area counts.
package struct ScrollRegion: Sendable, Equatable {
    /// The areas whose edges content can scroll past: the area between the bars, and the safe area. For a component,
    /// the whole box.
    private let open: [Rect]
    private let screen: Rect

    package init(of mockup: LaidOut) {
        let bounds = Rect(origin: .zero, size: mockup.size)
        screen = bounds
        var open = mockup.safeArea
        for bar in mockup.roots {
            switch bar.node.path {
            case "top": open = open.inset(by: EdgeInsets(top: max(0, bar.rect.maxY - open.minY)))
            case "bottom": open = open.inset(by: EdgeInsets(bottom: max(0, open.maxY - bar.rect.minY)))
            default: break
            }
        }
        self.open = [open, mockup.safeArea]
    }

    /// Returns the part of the screen in which the content of a scroll view is visible.
    package func visiblePart(of rect: Rect, axis: Axis) -> Rect {
        func touches(_ place: Points, _ edge: (Rect) -> Points) -> Bool {
            open.contains { abs(place.value - edge($0).value) < 0.5 }
        }
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        switch axis {
        case .vertical:
            if touches(top, \.minY) { top = screen.minY }
            if touches(bottom, \.maxY) { bottom = screen.maxY }
        case .horizontal:
            if touches(left, \.minX) { left = screen.minX }
            if touches(right, \.maxX) { right = screen.maxX }
        }
        return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
