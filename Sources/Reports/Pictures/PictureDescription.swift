package import Layout
import Platform
import Project
import Specs
import Tokens
package import Values

/// A description of a mock-up's pictures: every frame with its text, its values and their tokens.
///
/// It is complete: mock-ups with the same description have the same pictures, so comparing two descriptions explains
/// why
/// a picture changed. Default values are left out.
package struct PictureDescription {
    private let laidOut: LaidOut
    private let appearances: [Appearance]

    package init(_ laidOut: LaidOut, appearances: [Appearance]) {
        self.laidOut = laidOut
        self.appearances = appearances
    }

    /// Returns the members of the mock-up's JSON object, without its pictures.
    package func members() -> [(String, JSONValue)] {
        let metrics = laidOut.tree.metrics
        var members: [(String, JSONValue)] = [
            ("component", .text(laidOut.tree.component)), ("state", .text(laidOut.tree.state)),
            (
                "context",
                .object([
                    ("typeSize", .text(metrics.typeSize.rawValue)), ("device", .text(metrics.device.id)),
                    ("orientation", .text(metrics.orientation.rawValue)),
                    ("direction", .text(metrics.direction.rawValue)), ("locale", .text(metrics.locale)),
                ])
            ),
            ("size", .list([.number(laidOut.size.width.value), .number(laidOut.size.height.value)])),
        ]
        switch laidOut.tree.arrangement {
        case .component: members.append(("backdrop", .list(laidOut.tree.backdrops.prefix(1).map(color))))
        case .screen(let screen): members.append(("background", color(screen.background)))
        }
        var nodes: [JSONValue] = []
        laidOut.forEachFrame { frame, depth in nodes.append(node(frame, depth: depth)) }
        members.append(("nodes", .list(nodes)))
        return members
    }

    private func node(_ frame: Frame, depth: Int) -> JSONValue {
        let node = frame.node
        var members: [(String, JSONValue)] = [("path", .text(node.path)), ("depth", .integer(depth))]
        if let id = node.id { members.append(("id", .text(id))) }
        members.append(("kind", .text(node.content.kind)))
        members.append(("frame", rect(frame.rect)))
        if frame.content != frame.rect { members.append(("content", rect(frame.content))) }
        if frame.bleed != .zero {
            let bleed = frame.bleed
            members.append(("bleed", .list([bleed.top, bleed.left, bleed.bottom, bleed.right].map(number))))
        }
        if node.isRedacted { members.append(("redacted", .flag(true))) }
        members += content(of: frame)
        members += decoration(node.decoration)
        members += effects(node.effects)
        return .object(members)
    }

    // MARK: Content

    private func content(of frame: Frame) -> [(String, JSONValue)] {
        switch frame.node.content {
        case .text(let text): frame.text.map { self.text(text, $0) } ?? []
        case .symbol(let symbol):
            [
                ("symbol", .text(symbol.fullName)), ("pointSize", .number(symbol.pointSize)),
                ("weight", .number(symbol.weight.value)), ("color", color(symbol.color)),
            ]
        case .image(let image): [("image", self.image(image))]
        case .shape(let shape): [("shape", self.shape(shape))]
        case .divider(let color): [("color", self.color(color))]
        case .scroll(let scroll): [("axis", .text(scroll.axis.rawValue))]
        case .use(let component, let state): [("component", .text(component)), ("state", .text(state))]
        case .stack, .zstack, .flow, .grid, .fits, .spacer, .skeleton, .control: []
        }
    }

    private func text(_ text: BoundText, _ frame: TextFrame) -> [(String, JSONValue)] {
        var font: [(String, JSONValue)] = [
            ("size", .number(frame.font.pointSize)), ("weight", .number(frame.font.weight.value)),
        ]
        if let token = text.font.token { font.append(("token", .text(token.text))) }
        if frame.font.isItalic { font.append(("italic", .flag(true))) }
        if frame.font.tracking != 0 { font.append(("tracking", .number(frame.font.tracking))) }
        var members: [(String, JSONValue)] = [("text", .text(text.string))]
        if !frame.hidden.isEmpty { members.append(("hidden", .text(frame.hidden))) }
        members.append(("font", .object(font)))
        members.append(("color", color(text.color)))
        members.append(
            (
                "lines",
                .list(
                    frame.lines.map { line in
                        .list([.text(line.text), number(line.baseline.x), number(line.baseline.y), number(line.width)])
                    })
            ))
        return members
    }

    private func image(_ image: BoundImage) -> JSONValue {
        var members: [(String, JSONValue)] = []
        switch image.source {
        case .file(let path): members.append(("file", .text(path)))
        case .placeholder(let picture):
            members.append(("placeholder", .text(picture.kind.name)))
            if let subject = picture.subject { members.append(("subject", .text(subject.name))) }
            if picture.isMissing { members.append(("missing", .flag(true))) }
        }
        members.append(("contentMode", .text(image.contentMode.rawValue)))
        return .object(members)
    }

    private func shape(_ shape: BoundShape) -> JSONValue {
        var members: [(String, JSONValue)] = [("outline", .text(shape.outline.rawValue))]
        if let fill = shape.fill { members.append(("fill", color(fill))) }
        if let stroke = shape.stroke { members.append(("stroke", border(stroke))) }
        if shape.cornerRadius != 0 { members.append(("radius", number(shape.cornerRadius))) }
        if let tail = shape.tail { members.append(("tail", self.tail(tail))) }
        return .object(members)
    }

    // MARK: Decoration

    private func decoration(_ decoration: BoundDecoration) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = []
        if !decoration.background.isEmpty {
            members.append(("background", .list(decoration.background.map(layer))))
        }
        if let border = decoration.border { members.append(("border", self.border(border))) }
        if let corners = decoration.corners {
            members.append(("corners", .list(corners.all.map(corner))))
            if let token = decoration.radius?.token { members.append(("radiusToken", .text(token.text))) }
            if decoration.cornerStyle != .continuous { members.append(("cornerStyle", .text("circular"))) }
        }
        if let tail = decoration.tail { members.append(("tail", self.tail(tail))) }
        if decoration.clips { members.append(("clip", .flag(true))) }
        if !decoration.shadows.isEmpty { members.append(("shadows", .list(decoration.shadows.map(shadow)))) }
        return members
    }

    private func layer(_ layer: BackgroundLayer) -> JSONValue {
        switch layer {
        case .color(let color): return self.color(color)
        case .gradient(let stops, let angle):
            let stops = stops.map { JSONValue.list([.number($0.position), color($0.color)]) }
            return .object([("gradient", .list(stops)), ("angle", .number(angle))])
        case .material(let material): return .object([("material", .text(material.value.rawValue))])
        case .image(let image): return .object([("image", self.image(image))])
        case .shape(let shape): return .object([("shape", self.shape(shape))])
        }
    }

    private func border(_ border: BoundBorder) -> JSONValue {
        let width: JSONValue =
            switch border.width {
            case .points(let points): number(points)
            case .hairline: .text("hairline")
            }
        var members = [("color", color(border.color)), ("width", width)]
        if border.edges != .all { members.append(("edges", .integer(Int(border.edges.rawValue)))) }
        return .object(members)
    }

    private func corner(_ corner: CornerRadius) -> JSONValue {
        switch corner {
        case .points(let points): number(points)
        case .full: .text("full")
        }
    }

    private func tail(_ tail: BoundTail) -> JSONValue {
        let place: JSONValue =
            switch tail.place {
            case .start: .text("start")
            case .center: .text("center")
            case .end: .text("end")
            case .points(let points): number(points)
            }
        return .object([("edge", .text(tail.edge.rawValue)), ("at", place), ("size", number(tail.size))])
    }

    private func shadow(_ shadow: BoundShadow) -> JSONValue {
        .object([
            ("color", color(shadow.color)), ("offset", .list([number(shadow.offset.x), number(shadow.offset.y)])),
            ("blur", number(shadow.blur)), ("spread", number(shadow.spread)),
        ])
    }

    private func effects(_ effects: BoundEffects) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = []
        func add(_ name: String, _ value: Double, default standard: Double) {
            if value != standard { members.append((name, .number(value))) }
        }
        add("scale", effects.scale, default: 1)
        add("squeeze", effects.squeeze, default: 1)
        add("rotation", effects.rotation, default: 0)
        if let flip = effects.flip { members.append(("flip", .text(flip.rawValue))) }
        add("saturation", effects.saturation, default: 1)
        add("blur", effects.blur.value, default: 0)
        add("opacity", effects.opacity, default: 1)
        return members
    }

    // MARK: Values

    /// Returns the token and its value in each drawn appearance, or a single value if all are equal.
    private func color(_ color: BoundColor) -> JSONValue {
        let values = appearances.map { color.value[$0].hexWithAlpha }
        let isOne = Set(values).count == 1
        let first = JSONValue.text(values.first ?? "")
        if isOne, color.token == nil { return first }
        var members: [(String, JSONValue)] = []
        if let token = color.token { members.append(("token", .text(token.text))) }
        if isOne {
            members.append(("value", first))
        } else {
            members += zip(appearances, values).map { ($0.name, .text($1)) }
        }
        return .object(members)
    }

    private func number(_ points: Points) -> JSONValue { .number(points.value) }

    private func rect(_ rect: Rect) -> JSONValue {
        .list([rect.minX, rect.minY, rect.width, rect.height].map(number))
    }
}
