package import Source

/// Findings that a project has for now: they are told apart from those that are new.
package struct Baseline: Sendable {
    /// The version of the file's form.
    package static let version = 1

    /// A finding without its lines and figures.
    package struct Entry: Sendable, Hashable {
        package var project: String
        package var rule: RuleID
        /// `Component:state`, the one that leads first; empty where the finding is of no component.
        package var places: [String]
        package var node: String?
        /// The file of a finding that is of no component.
        package var file: String?
        /// The message with `#` for its figures.
        package var message: String

        package init(
            project: String, rule: RuleID, places: [String], node: String?, file: String?, message: String
        ) {
            self.project = project
            self.rule = rule
            self.places = places
            self.node = node
            self.file = file
            self.message = message
        }

        /// Whether two entries are of the same finding: all is alike, and of the places at least one.
        package func isAlike(_ other: Entry) -> Bool {
            guard project == other.project, rule == other.rule, node == other.node, file == other.file,
                message == other.message
            else { return false }
            return places == other.places || places.contains(where: other.places.contains)
        }
    }

    package var entries: [Entry]

    package init(entries: [Entry] = []) {
        self.entries = entries
    }
}
