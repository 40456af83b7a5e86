package import Source
package import Values

/// A node of a mock-up, as a comparison reads it.
package struct ComparedNode: Sendable, Hashable {
    package var path: String
    package var id: String?
    package var kind: String
    /// The text, the name of a symbol, or the used component: what identifies the node among others of its kind.
    package var content: String
    /// The kind key in the spec; nil for a saved mock-up.
    package var range: SourceRange?
    package var parent: Int?
    package var children: [Int] = []
    package var properties: [ComparedProperty] = []
    /// The rectangles in which the node itself draws, in points of the mock-up.
    package var ownArea: [Rect] = []
    /// The rectangles in which the node and everything in it draws.
    package var wholeArea: [Rect] = []

    package init(path: String, kind: String, content: String = "") {
        self.path = path
        self.kind = kind
        self.content = content
    }

    /// The property with a name.
    package subscript(name: String) -> ComparedProperty? { properties.first { $0.name == name } }
}
