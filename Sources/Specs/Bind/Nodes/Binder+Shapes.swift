import Forms
import Project
import Source
import Tokens
import Values
import YAML

/// Binding of shapes, as nodes and as backgrounds.
extension Binder {
    mutating func boundShape(
        _ node: Node, _ attributes: Attributes, scope: Scope, environment: Environment
    ) -> BoundShape? {
        shape(
            node, fill: attributes[.fill], stroke: attributes[.stroke], tail: attributes[.tail],
            standardFill: environment.color, in: scope)
    }

    /// Binds `{ shape: bubble, fill: …, tail: … }`, a layer of a background with the node's corners.
    mutating func shapeLayer(_ node: Node, _ map: Node, in scope: Scope) -> BackgroundLayer? {
        shape(
            node, fill: map["fill"] ?? map["color"], stroke: map["stroke"], tail: map["tail"],
            standardFill: labelColor(at: node.range), in: scope
        ).map(BackgroundLayer.shape)
    }

    private mutating func shape(
        _ node: Node, fill: Node?, stroke: Node?, tail: Node?, standardFill: BoundColor, in scope: Scope
    ) -> BoundShape? {
        guard let outline = choice(node, of: "shape", among: BoundShape.Outline.self, in: scope) else { return nil }
        let stroke = stroke.flatMap { border($0, in: scope) }
        let fill = fill.flatMap { color($0, in: scope) }
        var shape = BoundShape(outline, fill: fill ?? (stroke == nil ? standardFill : nil), stroke: stroke)
        if let tail, outline != .bubble {
            report(
                Diagnostic(
                    .misplacedElement, "only a bubble can have a tail", at: tail.range, help: "write shape: bubble"))
        } else if outline == .bubble {
            shape.tail = tail.flatMap { self.tail($0, in: scope) } ?? Self.standardTail
        }
        return shape
    }

    private static let standardTail = BoundTail(edge: .leading, place: .start, size: 8)

    /// Binds `{ edge: leading, at: top, size: 8 }`, which is also the default of each key.
    private mutating func tail(_ node: Node, in scope: Scope) -> BoundTail? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        guard let entries = plain.mapping else {
            report(.mismatchedType("{ edge: leading, at: top, size: 8 }", found: plain, of: "tail"))
            return nil
        }
        var tail = Self.standardTail
        for entry in entries where !SpecForms.tail.has(entry.key) {
            report(.unknownKey(entry, known: SpecForms.tail.names, in: "a tail"))
        }
        if let edge = plain["edge"].flatMap({ choice($0, of: "edge", among: BoundTail.Edge.self, in: scope) }) {
            tail.edge = edge
        }
        if let size = plain["size"].flatMap({ length($0, in: scope) }) {
            if size.value < 0 { reportNegative("the size of a tail", at: size.range) }
            tail.size = max(0, size.value)
        }
        if let place = plain["at"].flatMap({ evaluate($0, in: scope) }), !place.isNull {
            tail.place = self.place(place, on: tail.edge, in: scope) ?? tail.place
        }
        return tail
    }

    private mutating func place(_ node: Node, on edge: BoundTail.Edge, in scope: Scope) -> BoundTail.Place? {
        let ends = edge.isVertical ? (start: "top", end: "bottom") : (start: "leading", end: "trailing")
        switch node.string {
        case ends.start: return .start
        case "center": return .center
        case ends.end: return .end
        case let name? where node.number == nil && node.reference == nil:
            report(
                Diagnostic(
                    .unknownValue, "the \(edge.rawValue) edge has no position “\(name)”", at: node.range,
                    help: "write \(ends.start), center, \(ends.end) or the points from \(ends.start) to the tip"))
            return nil
        default: return length(node, in: scope).map { .points($0.value) }
        }
    }
}
