package import Source

/// The file that the manifest names as the app's icon, as far as rules look at it.
package struct AppIcon: Sendable, Hashable {
    package enum Picture: Sendable, Hashable {
        /// A PNG, in pixels.
        case png(width: Int, height: Int, hasAlpha: Bool)
        /// A file of another form, or a broken one.
        case other
        case missing
    }

    package var path: String
    /// Where the manifest names it.
    package var range: SourceRange
    package var picture: Picture

    package init(path: String, range: SourceRange, picture: Picture) {
        self.path = path
        self.range = range
        self.picture = picture
    }
}
