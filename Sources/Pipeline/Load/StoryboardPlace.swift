/// An entry of `sheets: { storyboard: … }`: `Home`, or `Home:empty`.
struct StoryboardPlace {
    var screen: String
    /// Nil for the first state.
    var state: String?

    init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        screen = parts[0]
        state = parts.count > 1 ? parts[1] : nil
    }
}
