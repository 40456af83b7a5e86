import Layout
import Project
import Source
import Specs
import Values

/// Reports rounded corners that are not concentric with the rounded corner around them.
package struct MismatchedNestedRadius: Rule {
    package static let facts = RuleFacts(
        "mismatched-nested-radius", group: .shape, severity: .warning,
        summary: "a corner inside a rounded one whose radius is not the outer radius minus the inset",
        rationale: """
            Two nested corners look parallel only if they share a center: the inner radius is the outer radius minus \
            the distance between them. With any other radius the gap becomes wider or narrower in the corner and \
            looks uneven.
            """,
        fixing: "Set the inner radius to the outer radius minus the inset; the finding names the value.",
        limits: """
            A square corner is reported only if it extends beyond the round one. Not checked: capsules, pictures \
            from files, whose corners may be transparent, nodes that are moved by an offset, and corners whose \
            horizontal and vertical insets differ by more than 1 pt.
            """,
        references: "Human Interface Guidelines, Layout: concentric corners; ConcentricRectangle",
        settings: [.init("tolerance", "accepted difference from the concentric radius, in points", default: "2")],
        failing: [
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - { image: { placeholder: photo }, height: 120, radius: »16«, clip: true, hidden: true }
                  padding: 8
                  background: "#E5E5EA"
                  radius: 16
                """,
                note: "a corner inset 8 pt from a corner of 16 pt needs a radius of 8 pt"),
            RuleExample(
                """
                component: Menu
                body:
                  vstack:
                    - { text: Open, width: fill, minHeight: 44, action: open }
                    - { »text: Close«, width: fill, minHeight: 44, background: "#99C2FF", action: close }
                  spacing: 0
                  background: "#F2F2F7"
                  radius: 12
                """,
                note: "a square corner extends beyond a round one"),
            RuleExample(
                """
                component: Layers
                preview: { width: 300 }
                body:
                  zstack:
                    - { shape: rectangle, fill: "#7B2FF7", radius: 22, height: 100 }
                    - { shape: rectangle, fill: "#FFFFFF", radius: »10«, height: 95, margin: { horizontal: 2.5 } }
                """,
                note: "one layer inside another"),
        ],
        passing: [
            RuleExample(
                """
                component: Menu
                body:
                  vstack:
                    - { text: Open, width: fill, minHeight: 44, action: open }
                    - { text: Close, width: fill, minHeight: 44, background: "#99C2FF", action: close }
                  spacing: 0
                  background: "#F2F2F7"
                  radius: 12
                  clip: true
                """,
                note: "the container cuts the square corners off"),
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - { image: { placeholder: photo }, height: 120, radius: 8, clip: true, hidden: true }
                  padding: 8
                  background: "#E5E5EA"
                  radius: 16
                """),
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - { image: { placeholder: photo }, height: 120, radius: 16, clip: true, hidden: true }
                  padding: 16
                  background: "#E5E5EA"
                  radius: 16
                """,
                note: "the inset is as large as the outer radius"),
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - { text: Cafe, padding: { horizontal: 12, vertical: 4 }, background: "#FFFFFF", radius: full }
                  width: 200
                  anchor: leading
                  padding: 6
                  background: "#E5E5EA"
                  radius: 12
                """,
                note: "capsules are not checked"),
        ])

    private let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 2))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.rounded.count
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        squareCorners(in: mockup, of: design)
            + mockup.rounded.compactMap { placed in
                guard placed.isShown, placed.frame.isRounded,
                    !placed.frame.node.isMovedOnPurpose,
                    let radii = placed.frame.node.decoration.radius,
                    let outer = mockup.boxes(around: placed).first(where: { $0.frame.isRounded })
                else { return nil }
                let corners = zip(
                    placed.frame.corners(mockup.metrics.direction), outer.frame.corners(mockup.metrics.direction))
                for (inner, around) in corners {
                    guard let expected = around.radius(inside: inner, clips: outer.frame.node.clips),
                        !isMet(inner, expected, in: placed.frame)
                    else { continue }
                    return finding(
                        for: placed.frame, inner.radius, in: outer.frame, around.radius, expected, at: radii.range,
                        of: mockup, tokens: design.tokensByValue)
                }
                return nil
            }
    }

    /// Whether a corner has the expected radius. A corner as round as its frame allows counts as a capsule.
    private func isMet(_ corner: Corner, _ expected: Points, in frame: Frame) -> Bool {
        corner.radius >= frame.rect.size.shorterSide / 2 - 0.5
            || max(corner.radius - expected, expected - corner.radius) <= tolerance
    }

    // MARK: Findings

    private func finding(
        for frame: Frame, _ radius: Points, in outer: Frame, _ outerRadius: Points, _ expected: Points,
        at range: SourceRange, of mockup: Mockup, tokens: TokensByValue
    ) -> Finding {
        let measure = Finding.Measure(measured: radius.value, required: expected.value, unit: .points)
        var finding = finding(
            Self.message(radius: radius, outerRadius: outerRadius, inset: outerRadius - expected), at: range,
            in: mockup.place(of: frame),
            notes: outer.node.decoration.radius.map { [.init("the outer corner is here", at: $0.range)] } ?? [],
            help: "set the inner radius to \(tokens.written(expected.value, namedFor: LiteralValue.radiusWords)) "
                + "to give both corners the same center",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    private static func message(radius: Points, outerRadius: Points, inset: Points) -> String {
        "a corner of radius \(radius) pt is inset \(inset) pt from a corner of radius \(outerRadius) pt"
    }
}

/// A corner of a frame with its position.
struct Corner {
    let place: Point
    let radius: Points
    /// The direction toward the center of the frame: 1 is right or down, -1 is left or up.
    let inward: (x: Double, y: Double)

    /// The radius that makes an inner corner concentric with this one; nil if the two corners are unrelated.
    func radius(inside inner: Corner, clips: Bool) -> Points? {
        let x = (inner.place.x - place.x) * inward.x
        let y = (inner.place.y - place.y) * inward.y
        guard radius > 0, inner.radius > 0, x > -0.5, y > -0.5, x < radius, y < radius, max(x - y, y - x) <= 1 else {
            return nil
        }
        let inset = max(0, min(x, y))
        // A corner that is clipped along the outer corner is not visible.
        if clips, inset < 0.5, inner.radius <= radius { return nil }
        return radius - inset
    }
}

extension Frame {
    /// Whether it has visible rounded corners.
    var isRounded: Bool {
        guard let corners = node.corners, !corners.isZero, !rect.isEmpty else { return false }
        switch node.content {
        case .image, .shape, .skeleton: return true
        default: return node.hasVisibleBox
        }
    }

    /// Its corners clockwise from the top left, with radii limited to half the shorter side.
    func corners(_ direction: LayoutDirection) -> [Corner] {
        let all = (node.corners ?? .zero).clockwise(in: direction)
        let places: [(Point, (x: Double, y: Double))] = [
            (Point(x: rect.minX, y: rect.minY), (1, 1)), (Point(x: rect.maxX, y: rect.minY), (-1, 1)),
            (Point(x: rect.maxX, y: rect.maxY), (-1, -1)), (Point(x: rect.minX, y: rect.maxY), (1, -1)),
        ]
        return zip(all, places).map { radius, place in
            Corner(
                place: place.0, radius: min(radius.length(in: rect.size), rect.size.shorterSide / 2), inward: place.1)
        }
    }
}
