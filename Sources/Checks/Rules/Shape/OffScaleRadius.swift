import Layout
import Source
import Specs
import Tokens
import Values

/// Reports corner radii that are not on the project's scale.
package struct OffScaleRadius: Rule {
    package static let facts = RuleFacts(
        "off-scale-radius", group: .shape,
        summary: "a corner radius that is not on the project's scale",
        rationale: """
            A few radii, used everywhere, make an app look consistent. Any other value is likely an accident, and the \
            next screen copies it.
            """,
        fixing: """
            Use a radius of the scale; the finding names the nearest one. If the value is intended, add it to \
            `allowed:` or to the radius tokens.
            """,
        limits: "Without `allowed:` and without tokens in the group `radius`, nothing is reported.",
        references: "the project's own scale, for example 8, 10, 12 and 16 (Tokyo Friends, UI definition 7.1)",
        settings: [
            .init(
                "allowed", "radii of the scale, in points; if unset, the values of the radius tokens", default: "none")
        ],
        failing: [
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                  padding: 16
                  background: "#FFFFFF"
                  radius: »11«
                """, settings: "{ allowed: [8, 12] }")
        ],
        passing: [
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                  padding: 16
                  background: "#FFFFFF"
                  radius: 12
                """, settings: "{ allowed: [8, 12] }"),
            RuleExample(
                """
                component: Pill
                body:
                  text: Cafe
                  background: "#FFFFFF"
                  radius: full
                """, note: "capsules are always allowed", settings: "{ allowed: [8, 12] }"),
        ])

    private let allowed: [Double]?

    package init(_ settings: inout RuleSettings) {
        allowed = settings.numbers("allowed", default: nil)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.rounded.count
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        subjects(in: mockup, of: design) > 0 && hasScale(in: design)
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard let scale = scale(in: design) else { return [] }
        return mockup.rounded.compactMap { placed in
            guard let radii = placed.frame.node.decoration.radius else { return nil }
            guard let (corner, stray) = Self.stray(radii.value, scale: scale) else { return nil }
            let range = radii.parts.indices.contains(corner) ? radii.parts[corner].range : radii.range
            return finding(
                Self.message(radius: stray, scale: scale), at: range, in: mockup.place(of: placed.frame),
                help: Self.help(radius: stray, scale: scale, tokens: design.tokensByValue),
                occurrences: [
                    mockup.occurrence(
                        nil,
                        Finding.Measure(
                            measured: stray, required: Self.nearest(to: stray, in: scale) ?? stray, unit: .points))
                ])
        }
    }

    /// Whether there is a scale to compare radii with.
    private func hasScale(in design: Design) -> Bool { scale(in: design) != nil }

    /// The radii that are allowed: those of the project's radius tokens if the setting is unset.
    private func scale(in design: Design) -> [Double]? {
        (allowed ?? design.tokensByValue.radii).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the first radius that is not on the scale. 0 and capsules are always allowed.
    private static func stray(_ radii: CornerRadii, scale: [Double]) -> (corner: Int, radius: Double)? {
        for (corner, radius) in radii.all.enumerated() {
            guard case .points(let points) = radius, points > 0 else { continue }
            if !scale.contains(where: { abs($0 - points.value) < 0.005 }) { return (corner, points.value) }
        }
        return nil
    }

    private static func nearest(to radius: Double, in scale: [Double]) -> Double? {
        scale.min { abs($0 - radius) < abs($1 - radius) }
    }

    // MARK: Messages

    private static func message(radius: Double, scale: [Double]) -> String {
        let names = scale.map { DecimalText.short($0) }.joined(separator: ", ")
        return "a radius of \(DecimalText.short(radius)) pt is not on the project's scale of \(names)"
    }

    private static func help(radius: Double, scale: [Double], tokens: TokensByValue) -> String? {
        nearest(to: radius, in: scale).map {
            "use \(tokens.written($0, namedFor: LiteralValue.radiusWords)), the nearest radius on the scale"
        }
    }
}
