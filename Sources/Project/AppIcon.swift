package import Source

/// The app icon that the manifest names, with the properties that rules check.
package struct AppIcon: Sendable, Hashable {
    package enum Picture: Sendable, Hashable {
        /// A PNG, in pixels.
        case png(width: Int, height: Int, hasAlpha: Bool)
        /// A file of another format, or one that cannot be decoded.
        case other
        case missing
    }

    package var path: String
    /// The range of its path in the manifest.
    package var range: SourceRange
    package var picture: Picture

    package init(path: String, range: SourceRange, picture: Picture) {
        self.path = path
        self.range = range
        self.picture = picture
    }
}
