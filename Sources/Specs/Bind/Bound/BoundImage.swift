package import Platform
package import Values

package struct BoundImage: Sendable, Equatable {
    package enum Source: Sendable, Hashable {
        /// A file, by its path relative to the project.
        case file(String)
        /// Unknown pixels: text on them is measured on black and on white.
        case placeholder(SamplePicture)

        /// The same source, without the subject and the seed of a sample picture.
        package var unspecified: Source {
            if case .placeholder(let picture) = self { .placeholder(picture.unspecified) } else { self }
        }
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

    /// Whether it fills a circle, not its box.
    package var isRound: Bool {
        if case .placeholder(let picture) = source { picture.kind.isRound } else { false }
    }

    /// The same image with an unspecified source.
    package var unspecified: BoundImage {
        BoundImage(source.unspecified, contentMode: contentMode, naturalSize: naturalSize)
    }
}

package enum ContentMode: String, Sendable, Hashable, CaseIterable {
    case fill
    case fit
}
