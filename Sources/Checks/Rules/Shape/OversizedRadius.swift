import Layout
import Project
import Source
import Specs
import Values

/// Reports corner radii that are larger than half the shorter side.
package struct OversizedRadius: Rule {
    package static let facts = RuleFacts(
        "oversized-radius", group: .shape, severity: .warning,
        summary: "a corner radius that is larger than half the shorter side",
        rationale: """
            The radius is reduced when the shape is drawn, so the drawing does not match the spec, and another \
            renderer may reduce it differently.
            """,
        fixing: """
            Write `radius: full` for a capsule, or a radius of at most half the shorter side; the finding names the \
            largest value.
            """,
        references: "CALayer.cornerRadius, RoundedRectangle: radii are clamped to half the shorter side",
        failing: [
            RuleExample(
                """
                component: Pill
                body:
                  text: Cafe
                  height: 24
                  background: "#FFFFFF"
                  radius: »16«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Pill
                body:
                  text: Cafe
                  height: 32
                  background: "#FFFFFF"
                  radius: 16
                """, note: "exactly half the shorter side is allowed"),
            RuleExample(
                """
                component: Pill
                body:
                  text: Cafe
                  height: 24
                  background: "#FFFFFF"
                  radius: full
                """),
        ])

    /// Layout rounds texts to pixels, so half a side can be too short by a fraction of a pixel.
    private let tolerance: Points = 0.34

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.frames.count { $0.frame.node.decoration.radius != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        // At smaller type sizes boxes are lower, and iOS reduces the radius.
        let isSmaller = mockup.metrics.typeSize < .large && design.metrics.contains { $0.typeSize >= .large }
        return isSmaller
            ? []
            : mockup.rounded.compactMap { placed in
                let frame = placed.frame
                guard let radii = frame.node.decoration.radius, !frame.rect.isEmpty else {
                    return nil
                }
                let limit: Points = frame.rect.size.shorterSide / 2
                let largest = radii.value.largest(in: frame.rect.size)
                guard largest > limit + tolerance else { return nil }
                let measure = Finding.Measure(measured: largest.value, required: limit.value, unit: .points)
                var finding = finding(
                    Self.message(radius: largest, size: frame.rect.size), at: radii.range, in: mockup.place(of: frame),
                    help: Self.help(limit: limit), occurrences: [mockup.occurrence(nil, measure)])
                finding.area = frame.rect
                return finding
            }
    }

    // MARK: Messages

    private static func message(radius: Points, size: Size) -> String {
        "a radius of \(radius) pt is larger than half the shorter side of \(size.width) × \(size.height) pt"
    }

    private static func help(limit: Points) -> String {
        "write radius: full for a capsule, or a radius of at most \(limit)"
    }
}
