/// The differences of one mock-up that both versions have.
package struct MockupDifference: Sendable {
    /// A change with the edits that caused it, by their indices.
    package struct Caused: Sendable {
        package var change: NodeChange
        package var edits: [Int]
        /// The id or the path of the node; empty for the mock-up itself.
        package var node: String
    }

    /// A picture with pixels that differ.
    package struct Picture: Sendable {
        /// The path below the output folder.
        package var path: String
        package var pixels: Int
        /// The pixels in the areas of the changes of each edit.
        package var pixelsByEdit: [Int: Int]
        /// The pixels outside of the areas of all changes, and a box around them.
        package var unexplained: (count: Int, box: PixelDifference.Box)?
        /// The fingerprint of the older picture's file, if it was kept.
        package var before: String?

        /// The path below the folder of differences, without the ending: `Chip/plain/light-large-iphone-15`.
        package var start: String {
            let name = path.split(separator: "/").dropFirst().joined(separator: "/")
            return name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        }
    }

    package var key: MockupKey
    package var changes: [Caused]
    package var pictures: [Picture]

    package init(key: MockupKey, changes: [Caused], pictures: [Picture]) {
        self.key = key
        self.changes = changes
        self.pictures = pictures
    }

    /// Whether nothing differs.
    package var isEmpty: Bool { changes.isEmpty && pictures.isEmpty }
}
