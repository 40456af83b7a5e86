package import Values

package struct BoundImage: Sendable, Equatable {
    package enum Source: Sendable, Hashable {
        /// A file, by its path relative to the project.
        case file(String)
        /// Unknown pixels: text on them is measured on black and on white.
        case placeholder(ImagePlaceholder)
    }

    package var source: Source
    package var contentMode: ContentMode
    /// The intrinsic size of the picture, if known.
    package var naturalSize: Size?

    package init(_ source: Source, contentMode: ContentMode, naturalSize: Size?) {
        self.source = source
        self.contentMode = contentMode
        self.naturalSize = naturalSize
    }
}

package enum ImagePlaceholder: String, Sendable, Hashable, CaseIterable {
    case photo
    case avatar
    case map
    case video
}

package enum ContentMode: String, Sendable, Hashable, CaseIterable {
    case fill
    case fit
}
