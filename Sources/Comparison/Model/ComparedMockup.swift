package import Values

/// A mock-up, as a comparison reads it: a flat list of nodes in drawing order.
package struct ComparedMockup: Sendable {
    package var key: MockupKey
    package var size: Size
    /// The fingerprints of everything that is drawn, by the names of the appearances; empty if a saved file has none.
    package var scenes: [String: String]
    package var nodes: [ComparedNode]
    /// The properties of the mock-up itself: what is behind it, and its behavior.
    package var properties: [ComparedProperty]
    /// The distance from the edge of the picture to the mock-up.
    package var margin: Points = 0
    /// Areas that show what is drawn behind them, such as a material or a status bar.
    package var reflecting: [Rect] = []
    /// Areas that change with the size of the mock-up, such as skeletons.
    package var sizeDependent: [Rect] = []

    package init(
        key: MockupKey, size: Size, scenes: [String: String], nodes: [ComparedNode], properties: [ComparedProperty]
    ) {
        self.key = key
        self.size = size
        self.scenes = scenes
        self.nodes = nodes
        self.properties = properties
    }

    /// Whether both draw the same in the appearances that both have; nil if they have none in common.
    package func drawsLike(_ other: ComparedMockup) -> Bool? {
        let shared = scenes.keys.filter { other.scenes[$0] != nil }
        guard !shared.isEmpty else { return nil }
        return size == other.size && shared.allSatisfy { scenes[$0] == other.scenes[$0] }
    }

    /// The whole picture, in points of the mock-up.
    var wholePicture: Rect {
        Rect(origin: .zero, size: size).inset(by: -margin)
    }
}
