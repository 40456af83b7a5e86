import Layout
import Source
import Specs
import Values

/// A corner radius that its shape has no room for.
package struct OversizedRadius: Rule {
    package static let facts = RuleFacts(
        "oversized-radius", group: .shape, severity: .warning,
        summary: "a corner radius is more than half the shorter side",
        rationale: """
            Such a radius is cut down when it is drawn, so the figure in the spec is not what anyone sees, and another \
            renderer may cut it differently. A shape that is meant as a capsule says so.
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
                """, note: "exactly half is a capsule"),
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

    /// Layout rounds texts to pixels, so half a side may fall short by a part of one.
    private let tolerance: Points = 0.34

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.frames.count { $0.frame.node.decoration.radius != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.rounded.compactMap { placed in
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
        "a radius of \(radius) is more than half the shorter side of \(size.width) × \(size.height) pt"
    }

    private static func help(limit: Points) -> String {
        "write radius: full for a capsule, or at most \(limit)"
    }
}
