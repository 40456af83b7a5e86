package import Source

/// Findings that a project has for now: they are told apart from those that are new.
package struct Baseline: Sendable {
    /// The version of the file's form.
    package static let version = 2

    /// A finding without its lines and figures, but with how bad it was.
    package struct Entry: Sendable, Hashable {
        package var project: String
        package var rule: RuleID
        /// `Component:state`, the one that leads first; empty where the finding is of no component.
        package var places: [String]
        /// The node's id, or its place in the tree with `*` for what is counted, so that a new sibling moves nothing.
        package var node: String?
        /// The file of a finding that is of no component.
        package var file: String?
        /// The message with `#` for its figures.
        package var message: String
        package var extent = BaselineExtent()

        package init(
            project: String, rule: RuleID, places: [String], node: String?, file: String?, message: String,
            extent: BaselineExtent = BaselineExtent()
        ) {
            self.extent = extent
            self.project = project
            self.rule = rule
            self.places = places
            self.node = node
            self.file = file
            self.message = message
        }

        /// What never changes of a finding, so that entries can be looked up by it.
        package struct Subject: Sendable, Hashable {
            package var project: String
            package var rule: RuleID
            package var node: String?
            package var file: String?
            package var message: String
        }

        package var subject: Subject {
            Subject(project: project, rule: rule, node: node, file: file, message: message)
        }

        /// Whether the entry stands for a finding: it is of the same subject, shows nowhere else, and is no worse.
        package func covers(_ finding: Entry) -> Bool {
            subject == finding.subject && Set(finding.places).isSubset(of: places) && extent.covers(finding.extent)
        }

        /// How much more an entry stands for than a finding.
        package struct Excess: Sendable, Comparable {
            /// In how many more places and values of contexts it shows.
            var places: Int
            /// How much worse it is; nothing for what is as bad.
            var measured: Double

            package static func < (left: Excess, right: Excess) -> Bool {
                (left.places, left.measured) < (right.places, right.measured)
            }
        }

        /// How much more the entry stands for than a finding that it covers: nothing where it is that very finding’s.
        package func excess(over finding: Entry) -> Excess {
            Excess(
                places: places.count - finding.places.count + extent.count - finding.extent.count,
                measured: abs(extent.slack(to: finding.extent) ?? 0))
        }
    }

    package var entries: [Entry]

    package init(entries: [Entry] = []) {
        self.entries = entries
    }
}
