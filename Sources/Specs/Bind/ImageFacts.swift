package import Values

/// What is known of the file of an image.
package enum ImageFacts: Sendable, Hashable {
    /// Its own size in points; nil where it says none.
    case size(Size?)
    case missing
    /// Why it cannot be shown.
    case unreadable(String)
}
