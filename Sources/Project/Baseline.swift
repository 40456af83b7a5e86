package import Source

/// The findings that a project currently has, so that `check` fails only on new ones.
package struct Baseline: Sendable {
    /// The version of the file format.
    package static let version = 2

    /// A finding without its lines and figures, and with its extent.
    package struct Entry: Sendable, Hashable {
        package var project: String
        package var rule: RuleID
        /// `Component:state`, the primary place first; empty for a finding that is not about a component.
        package var places: [String]
        /// The node's id, or its path with `*` for indices, so that a new sibling does not change it.
        package var node: String?
        /// The file of a finding that is not about a component.
        package var file: String?
        /// The message with `#` in place of figures.
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

        /// The part of a finding that does not change, by which entries are looked up.
        package struct Subject: Sendable, Hashable {
            package var project: String
            /// The rule's family, or the rule if it has none, so that an entry for a family is found by its members.
            package var rule: RuleID
            package var node: String?
            package var file: String?
            package var message: String
        }

        package var subject: Subject {
            let family = RuleFamily.containing(rule)?.id ?? rule
            return Subject(project: project, rule: family, node: node, file: file, message: message)
        }

        /// Whether the entry covers a finding with the same subject: it has all places of the finding, which is not
        /// worse.
        package func covers(_ finding: Entry) -> Bool {
            rule.covers(finding.rule) && Set(finding.places).isSubset(of: places) && extent.covers(finding.extent)
        }

        /// The amount by which an entry exceeds a finding that it covers.
        package struct Excess: Sendable, Comparable {
            /// The number of additional places and context values.
            var places: Int
            /// How much worse its measured value is.
            var measured: Double

            package static func < (left: Excess, right: Excess) -> Bool {
                (left.places, left.measured) < (right.places, right.measured)
            }
        }

        /// Returns how far the entry exceeds a finding that it covers; zero for an exact match.
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
