package import Comparison
import Texts
package import Values

/// `diff --pictures` as text and as JSON.
package enum PictureFolderReport {
    package static func text(_ result: PictureFolderResult) -> String {
        let lines = result.pictures.map { "\(TerminalText.path($0.path)): \(TerminalText.line(words($0.finding)))" }
        let count = ComparisonWords.count(result.compared, "picture")
        let summary =
            result.pictures.isEmpty
            ? "no visible difference in \(count)"
            : "\(ComparisonWords.count(result.pictures.count, "picture")) of \(result.base) and \(result.head) differ"
        return (lines + [TerminalText.line(summary)]).map { $0 + "\n" }.joined()
    }

    package static func json(_ result: PictureFolderResult) -> JSONValue {
        .object([
            ("version", .integer(1)), ("base", .text(result.base)), ("head", .text(result.head)),
            ("compared", .integer(result.compared)), ("pictures", .list(result.pictures.map(picture))),
        ])
    }

    private static func words(_ finding: PictureFolderResult.Finding) -> String {
        switch finding {
        case .added: "added"
        case .removed: "removed"
        case .size(let old, let new): "the size changed from \(size(old)) to \(size(new)) pixels"
        case .pixels(let count, let box):
            "\(ComparisonWords.count(count, "pixel")) at \(box.x), \(box.y), \(box.width) × \(box.height)"
        case .unreadable(let reason): reason
        }
    }

    private static func size(_ size: [Int]) -> String { size.map(String.init).joined(separator: " × ") }

    private static func picture(_ picture: PictureFolderResult.Picture) -> JSONValue {
        var members: [(String, JSONValue)] = [("picture", .text(picture.path))]
        switch picture.finding {
        case .added: members.append(("change", .text("added")))
        case .removed: members.append(("change", .text("removed")))
        case .size(let old, let new):
            members += [
                ("change", .text("size")), ("before", .list(old.map { .integer($0) })),
                ("after", .list(new.map { .integer($0) })),
            ]
        case .pixels(let count, let box):
            let sides = [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)]
            members += [
                ("change", .text("pixels")), ("pixels", .integer(count)),
                ("box", .object(sides.map { ($0.0, .integer($0.1)) })),
            ]
        case .unreadable(let reason): members += [("change", .text("unreadable")), ("reason", .text(reason))]
        }
        return .object(members)
    }
}
