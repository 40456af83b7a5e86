package import Layout
import Specs

/// Everything that a mock-up draws, in paint order, for all appearances. This is the only place that knows the order.
///
/// The status bar, the home indicator and the cutout of a device are not part of it; the painter draws them above.
package struct Scene: Sendable, Equatable {
    package var items: [SceneItem]

    package init(of mockup: LaidOut) {
        let builder = SceneBuilder(scrollRegion: ScrollRegion(of: mockup))
        guard case .screen = mockup.tree.arrangement, let receding = mockup.receding else {
            items = builder.items(of: mockup.roots)
            return
        }
        let behind = Array(mockup.roots.prefix(receding.roots))
        let owner = mockup.tree.component
        items =
            [
                SceneItem(.display(isBlack: true), of: owner),
                SceneItem(
                    .group(
                        .receding(receding.scaledBackdrop),
                        [SceneItem(.display(isBlack: false), of: owner)] + builder.items(of: behind)), of: owner),
            ] + builder.items(of: Array(mockup.roots.dropFirst(receding.roots)))
    }
}
