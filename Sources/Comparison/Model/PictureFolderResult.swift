/// The differences between two folders of pictures.
package struct PictureFolderResult: Sendable {
    package enum Finding: Sendable, Hashable {
        /// Only the newer folder has the picture.
        case added
        /// Only the older folder has the picture.
        case removed
        /// The sizes in pixels differ.
        case size(old: [Int], new: [Int])
        case pixels(Int, box: PixelDifference.Box)
        /// The reason, as a clause without a period.
        case unreadable(String)
    }

    package struct Picture: Sendable, Hashable {
        /// The path below both folders.
        package var path: String
        package var finding: Finding

        package init(path: String, finding: Finding) {
            self.path = path
            self.finding = finding
        }
    }

    package var base: String
    package var head: String
    /// The pictures that differ, sorted by path.
    package var pictures: [Picture] = []
    /// The number of pictures that both folders have.
    package var compared = 0

    package init(base: String, head: String) {
        self.base = base
        self.head = head
    }
}
