/// The differences between two versions of a project, grouped by their causes.
package struct ComparisonResult: Sendable {
    /// An edit with everything that it changes.
    package struct Cause: Sendable {
        package var edit: SpecEdit
        /// The mock-ups that the edit changes, sorted.
        package var mockups: [MockupKey] = []
        /// The number of pictures with pixels that differ.
        package var pictures = 0
        /// The number of pixels in all pictures.
        package var pixels = 0
        package var changes: [Change] = []
        /// The pictures with pixels that differ, sorted.
        package var paths: [PicturePath] = []

        /// The number of components whose mock-ups differ.
        package var components: Int { Set(mockups.map(\.component)).count }
        /// The changes of the edited nodes themselves, without their consequences and without figures of layout; the
        /// latter if there is nothing else.
        package var ownChanges: [Change] {
            let own = changes.filter { !$0.isConsequence && !$0.isComputed }
            return own.isEmpty ? changes.filter { !$0.isConsequence } : own
        }
    }

    /// The change of a property, which several contexts can share.
    package struct Change: Sendable, Hashable {
        package var component: String
        package var state: String
        package var node: String
        package var property: String
        package var before: ComparedValue
        package var after: ComparedValue
        package var isConsequence: Bool
        /// Whether layout computed the property: a frame, the lines of a text.
        package var isComputed: Bool
    }

    /// A picture of a mock-up.
    package struct PicturePath: Sendable, Hashable {
        /// `Chip:plain`.
        package var mockup: String
        /// The path below the folder of pictures, without `-before.png`: `Chip/plain/light-large-iphone-15`.
        package var start: String
    }

    /// Pixels that differ although no node changed there.
    package struct Unexplained: Sendable {
        package var picture: String
        package var box: PixelDifference.Box
        package var pixels: Int
    }

    /// The names of the versions, as on the command line.
    package var base: String
    package var head: String
    /// Sorted by pixels, the most first, then by place.
    package var causes: [Cause] = []
    /// The mock-ups that only one version has.
    package var added: [MockupKey] = []
    package var removed: [MockupKey] = []
    package var unexplained: [Unexplained] = []
    /// The number of mock-ups that both versions have.
    package var compared = 0
    /// Whether pictures were compared. A saved mockups.json has none.
    package var hasPictures = true

    package init(base: String, head: String) {
        self.base = base
        self.head = head
    }

    /// Whether nothing differs.
    package var isEmpty: Bool { causes.isEmpty && added.isEmpty && removed.isEmpty && unexplained.isEmpty }

    /// The causes with pictures that differ.
    package var visible: [Cause] { causes.filter { $0.pictures > 0 || !hasPictures && $0.isDrawn } }
    /// The causes that no picture shows.
    package var silent: [Cause] { causes.filter { !($0.pictures > 0 || !hasPictures && $0.isDrawn) } }
}

extension ComparisonResult.Cause {
    /// Whether the edit changed a property of a node. Without pictures, this is all that is known.
    fileprivate var isDrawn: Bool { !changes.isEmpty }
}
