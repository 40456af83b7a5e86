package import Comparison
package import Values

/// `diff --format json`.
package enum ComparisonJSON {
    package static func document(_ result: ComparisonResult) -> JSONValue {
        .object([
            ("version", .integer(1)), ("base", .text(result.base)), ("head", .text(result.head)),
            ("causes", .list(result.causes.map { cause($0) })),
            ("added", .list(result.added.map(mockup))), ("removed", .list(result.removed.map(mockup))),
            ("unexplained", .list(result.unexplained.map(unexplained))),
            ("comparedMockups", .integer(result.compared)), ("hasPictures", .flag(result.hasPictures)),
        ])
    }

    private static func cause(_ cause: ComparisonResult.Cause) -> JSONValue {
        let edit = cause.edit
        return .object([
            ("kind", .text(edit.kind.rawValue)), ("name", .text(edit.name)),
            ("file", edit.place.map { .text($0.file) } ?? .null),
            ("line", edit.place.map { .integer($0.line) } ?? .null),
            ("before", edit.before.map { .text($0) } ?? .null), ("after", edit.after.map { .text($0) } ?? .null),
            ("mockups", .list(cause.mockups.map(mockup))), ("pictures", .integer(cause.pictures)),
            ("pixels", .integer(cause.pixels)), ("changes", .list(cause.changes.map(change))),
        ])
    }

    private static func change(_ change: ComparisonResult.Change) -> JSONValue {
        .object([
            ("component", .text(change.component)), ("state", .text(change.state)), ("node", .text(change.node)),
            ("property", .text(change.property)), ("before", change.before.json), ("after", change.after.json),
            ("consequence", .flag(change.isConsequence)),
        ])
    }

    private static func mockup(_ key: MockupKey) -> JSONValue {
        .object([
            ("component", .text(key.component)), ("state", .text(key.state)), ("context", .text(key.context)),
        ])
    }

    private static func unexplained(_ found: ComparisonResult.Unexplained) -> JSONValue {
        let box = found.box
        return .object([
            ("picture", .text(found.picture)),
            (
                "box",
                .object([
                    ("x", .integer(box.x)), ("y", .integer(box.y)), ("width", .integer(box.width)),
                    ("height", .integer(box.height)),
                ])
            ), ("pixels", .integer(found.pixels)),
        ])
    }
}
