import Source
import Values

/// The facts about the server that a client receives first.
enum ServerFacts {
    /// The supported versions of the protocol, newest first. None of them has batches.
    static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]

    private static let instructions = """
        uispec checks the UI definition of an iOS app, which is written in YAML, and draws it. \
        Call check for the findings, explain for a rule, and try_edit before you write a change: \
        it returns which findings the change fixes and causes, with pictures before and after. \
        No tool changes a file of the project.
        """

    /// Returns the result of `initialize`: with the client's version if it is supported, or else the newest one.
    static func greeting(for version: String) -> JSONValue {
        .object([
            ("protocolVersion", .text(versions.contains(version) ? version : versions[0])),
            ("capabilities", .object([("tools", .object([("listChanged", .flag(false))]))])),
            (
                "serverInfo",
                .object([
                    ("name", .text("uispec")), ("title", .text("uispec")), ("version", .text(ToolVersion.current)),
                ])
            ),
            ("instructions", .text(instructions)),
        ])
    }
}
