import Source

/// A file, a folder or a project that does not exist. Reported by the readers.
package struct MissingFile: Rule {
    package static let facts = RuleFacts(
        "missing-file", group: .sources,
        summary: "a file, folder or project that does not exist or is outside of the repository",
        rationale: "Its components, tokens or images are missing from the project, and nothing in them is checked.",
        fixing: """
            Correct the path, which is relative to the manifest's folder, or add the file. A file outside of the \
            repository is read only with `--allow-outside`.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Avatar
                body:
                  image: »portrait.png«
                  label: A portrait
                  width: 40
                  height: 40
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Avatar
                body:
                  symbol: person
                  label: A portrait
                  font: { size: 24, relativeTo: title2 }
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
