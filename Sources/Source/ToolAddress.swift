/// Where uispec is published, as reports link to it.
package enum ToolAddress {
    /// The repository, which `mkdocs.yml` names as `extra.repository`.
    package static let repository = "https://github.com/uispec/uispec"

    /// The page that explains a rule.
    package static func page(of rule: RuleID) -> String { "\(repository)/blob/main/Docs/rules/\(rule).md" }
}
