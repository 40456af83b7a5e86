import Checks
package import Layout
import Platform
import Project
import Specs
package import Values

/// `layout --format json`: the frames of one mock-up, before rounding to pixels.
package enum LayoutJSON {
    package static func document(_ laidOut: LaidOut, appearance: Appearance) -> JSONValue {
        let metrics = laidOut.tree.metrics
        let context: [(String, JSONValue)] = [
            ("appearance", .text(appearance.isDark ? "dark" : "light")),
            ("contrast", .text(appearance.isIncreasedContrast ? "increased" : "standard")),
            ("typeSize", .text(metrics.typeSize.rawValue)), ("device", .text(metrics.device.id)),
            ("orientation", .text(metrics.orientation.rawValue)),
            ("direction", .text(metrics.direction.rawValue)), ("locale", .text(metrics.locale)),
        ]
        return .object([
            ("component", .text(laidOut.tree.component)), ("state", .text(laidOut.tree.state)),
            ("context", .object(context)), ("size", size(laidOut.size)),
            ("nodes", .list(laidOut.allFrames().map { node($0.frame, metrics.direction) })),
        ])
    }

    private static func node(_ frame: Frame, _ direction: LayoutDirection) -> JSONValue {
        var members: [(String, JSONValue)] = [("path", .text(frame.node.path))]
        if let id = frame.node.id { members.append(("id", .text(id))) }
        members.append(("kind", .text(frame.node.content.kind)))
        if case .use(let component, let state) = frame.node.content {
            members.append(("component", .text(component)))
            members.append(("state", .text(state)))
        }
        members.append(("frame", rect(frame.rect)))
        members.append(("content", rect(frame.content)))
        if let hit = HitArea.rect(of: frame, direction: direction) { members.append(("hit", rect(hit))) }
        if let corners = frame.node.decoration.corners {
            members.append(("radius", .number(corners.largest(in: frame.rect.size).value)))
        }
        if let text = frame.text, case .text(let content) = frame.node.content {
            var lines: [(String, JSONValue)] = [
                ("string", .text(content.string)), ("pointSize", .number(text.font.pointSize)),
                ("lines", .integer(text.lines.count)), ("truncated", .flag(text.isTruncated)),
            ]
            if !text.hidden.isEmpty { lines.append(("hidden", .text(text.hidden))) }
            members.append(("text", .object(lines)))
        }
        if let label = Spoken.label(of: frame), frame.node.interaction != nil || frame.node.voice.label != nil {
            members.append(("label", .text(label)))
        }
        if let role = frame.node.interaction?.role { members.append(("role", .text(role))) }
        return .object(members)
    }

    private static func rect(_ rect: Rect) -> JSONValue {
        .object([
            ("x", .number(rect.minX.value)), ("y", .number(rect.minY.value)), ("width", .number(rect.width.value)),
            ("height", .number(rect.height.value)),
        ])
    }

    private static func size(_ size: Size) -> JSONValue {
        .object([("width", .number(size.width.value)), ("height", .number(size.height.value))])
    }
}
