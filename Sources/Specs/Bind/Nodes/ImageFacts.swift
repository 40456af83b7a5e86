package import Values

/// The facts about an image file that binding needs.
package enum ImageFacts: Sendable, Hashable {
    /// The intrinsic size in points; nil if the file has none.
    case size(Size?)
    case missing
    /// The reason why it cannot be shown, and the instruction that solves it.
    case unreadable(String, help: String? = nil)
}
