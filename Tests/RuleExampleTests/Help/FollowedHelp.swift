/// The edits of a person who follows the help of a failing example: replacements of text, in steps.
///
/// The keys and values that a step adds are words of the help of the findings so far.
struct FollowedHelp: Sendable {
    /// The rule and the number of its example, such as `small-text 1`.
    var example: String
    var steps: [(old: String, new: String)]

    init(_ example: String, _ steps: (old: String, new: String)...) {
        self.example = example
        self.steps = steps
    }

    static let all = sources + tokens + layout + contrast + voice + behavior + acceptance
}
