import Layout
import Source
import Specs
import Values

/// Reports spacings, paddings and margins that are not on the project's scale.
package struct OffScaleSpacing: Rule {
    package static let facts = RuleFacts(
        "off-scale-spacing", group: .shape, severity: .warning,
        summary: "a spacing, padding or margin that is not on the project's scale",
        rationale: """
            Distances from a small scale give an app a consistent rhythm. Any other value is likely an accident, and \
            the next screen copies it.
            """,
        fixing: """
            Use a distance of the scale; the finding names the nearest one. If the value is intended, add it to \
            `allowed:`.
            """,
        limits: "Zero, negative distances and the insides of standard controls are not checked.",
        references: "the project's own scale",
        settings: [
            .init("allowed", "distances of the scale, in points; if unset, nothing is reported", default: "none")
        ],
        failing: [
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - text: Cafe
                    - text: Open until nine
                  spacing: »7«
                  padding: 16
                """, settings: "{ allowed: [4, 8, 16] }"),
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                  padding: { horizontal: 16, vertical: »10« }
                """, settings: "{ allowed: [4, 8, 16] }"),
        ],
        passing: [
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - text: Cafe
                    - text: Open until nine
                  spacing: 0
                  padding: { horizontal: 16, vertical: 8 }
                """,
                note: "a distance of 0 is always allowed", settings: "{ allowed: [4, 8, 16] }"),
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - text: Cafe
                    - text: Open until nine
                  padding: 10
                """,
                note: "nothing is reported without a scale"),
            RuleExample(
                """
                component: Faces
                body:
                  hstack:
                    - { shape: circle, width: 32, height: 32, fill: "#E5E5EA", each: [1, 2, 3] }
                  spacing: -10
                """,
                note: "negative distances overlap on purpose", settings: "{ allowed: [4, 8, 16] }"),
            RuleExample(
                """
                component: DeleteAlert
                body:
                  alert: { title: Delete the message?, buttons: [{ title: Cancel, style: cancel, action: cancel }] }
                """,
                note: "iOS defines the distances inside a standard control", settings: "{ allowed: [4, 8, 16] }"),
        ])

    private let allowed: [Double]

    package init(_ settings: inout RuleSettings) {
        allowed = settings.numbers("allowed", default: nil) ?? []
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        allowed.isEmpty
            ? 0 : mockup.frames.filter { Self.isWritten($0) }.reduce(0) { $0 + distances(of: $1.frame.node).count }
    }

    /// Whether the project defines the node. iOS defines the inside of an alert and the grabber of a sheet.
    private static func isWritten(_ placed: PlacedFrame) -> Bool {
        !placed.isPartOfControl && !placed.frame.node.isSystemPart
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard !allowed.isEmpty else { return [] }
        return mockup.frames.filter { Self.isWritten($0) }.flatMap { placed in
            distances(of: placed.frame.node).compactMap { distance in
                distance.lengths.indices.first { isStray(distance.lengths[$0]) }.map { index in
                    finding(index, of: distance, at: placed.frame, in: mockup, tokens: design.tokensByValue)
                }
            }
        }
    }

    private struct Distance {
        let name: String
        let lengths: [Double]
        let range: SourceRange
        /// The place of each length; empty if one value sets all of them.
        let parts: [SourceRange]
    }

    private func distances(of node: BoundNode) -> [Distance] {
        let gaps = node.gaps.map { Distance(name: "spacing", lengths: [$0.value.value], range: $0.range, parts: []) }
        let insets = [("padding", node.padding), ("margin", node.margin)].compactMap { name, insets in
            insets.map {
                Distance(
                    name: name, lengths: $0.value.sides.map { $0.value / node.numberScale }, range: $0.range,
                    parts: $0.parts.map(\.range))
            }
        }
        return gaps + insets
    }

    private func isStray(_ length: Double) -> Bool {
        length > 0 && !allowed.contains { abs($0 - length) < 0.005 }
    }

    // MARK: Findings

    private func finding(
        _ index: Int, of distance: Distance, at frame: Frame, in mockup: Mockup, tokens: TokensByValue
    ) -> Finding {
        let stray = distance.lengths[index]
        let range = distance.parts.indices.contains(index) ? distance.parts[index] : distance.range
        let nearest = allowed.min { abs($0 - stray) < abs($1 - stray) }
        let measure = Finding.Measure(measured: stray, required: nearest ?? stray, unit: .points)
        var finding = finding(
            Self.message(distance.name, stray, scale: allowed), at: range, in: mockup.place(of: frame),
            help: nearest.map {
                "use \(tokens.written($0, namedFor: LiteralValue.spacingWords)), the nearest distance on the scale"
            },
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    private static func message(_ name: String, _ stray: Double, scale: [Double]) -> String {
        let names = scale.sorted().map { DecimalText.short($0) }.joined(separator: ", ")
        return "a \(name) of \(DecimalText.short(stray)) pt is not on the project's scale of \(names)"
    }
}

extension Insets {
    fileprivate var sides: [Points] { [top, leading, bottom, trailing] }
}
