/// The reason why a tool could not do what was asked, for the agent to correct its call.
struct ToolFailure: Error, Sendable, Hashable {
    /// A sentence without its final period.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
