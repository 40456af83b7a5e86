/// An entry of `sheets: { storyboard: … }`: `Home`, or `Home:empty`.
package struct StoryboardPlace {
    package var screen: String
    /// Nil for the first state.
    package var state: String?

    package init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        screen = parts[0]
        state = parts.count > 1 ? parts[1] : nil
    }
}
