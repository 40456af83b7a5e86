import Layout
import Platform
import Project
import Source
package import Specs
import Values

/// Reports expectations that the layout does not meet or that are never tested.
package struct UnmetExpectation: Rule {
    package static let facts = RuleFacts(
        "unmet-expectation", group: .layout,
        summary: "an entry of `expect:` that differs from the layout or is never tested",
        rationale: """
            A change of a padding or font in another file can change a size that the design document requires. An \
            expectation records that size in the component, and every check measures it.
            """,
        fixing: """
            Change the layout to match the expectation, or correct the number in `expect:`. If the expectation is \
            never tested, add the context to `contexts:` in the manifest, or add a state that meets its condition.
            """,
        references: "the product's document, which expect: quotes",
        settings: [
            .init(
                "tolerance", "accepted difference of lengths, in points; other numbers must match to 0.005",
                default: "0.5")
        ],
        failing: [
            RuleExample(
                """
                component: Bar
                body:
                  text: Home
                  minHeight: 40
                expect:
                  - { node: body, »height: 49« }
                """),
            RuleExample(
                """
                component: Bar
                body:
                  text: Home
                  height: 49
                expect:
                  - { node: body, height: 49, in: { typeSize: [large, »ax3«] } }
                """),
            RuleExample(
                """
                component: Bar
                properties: { compact: false }
                body:
                  text: Home
                  height: { when: $compact, then: 44, else: 49 }
                expect:
                  - { node: body, height: 44, in: »$compact« }
                """),
        ],
        passing: [
            RuleExample(
                """
                component: Bar
                body:
                  text: Home
                  height: 49
                expect:
                  - { node: body, height: 49 }
                """),
            RuleExample(
                """
                component: Bar
                properties: { compact: false }
                states: { wide: , narrow: { set: { compact: true } } }
                body:
                  text: Home
                  height: { when: $compact, then: 44, else: 49 }
                expect:
                  - { node: body, height: 44, in: { state: narrow, typeSize: large } }
                """),
        ])

    private let tolerance: Double

    package init(_ settings: inout RuleSettings) {
        tolerance = settings.number("tolerance", default: 0.5)
    }

    /// Reports expectations that no mock-up tests.
    package func check(_ component: Component, in design: Design) -> [Finding] {
        let checked = design.checkedContexts
        guard checked.isComplete, !component.expectations.isEmpty else { return [] }
        var binder = Binder(library: design.library, tokens: design.tokens, facts: design.facts)
        return component.expectations.flatMap { expectation -> [Finding] in
            let place = Finding.Place(component: component.name, node: expectation.node)
            let unchecked = expectation.namedContexts(of: design.facts.devices).filter(checked.excludes)
            if !unchecked.isEmpty {
                return unchecked.map {
                    finding(Self.message(unchecked: $0), at: $0.range, in: place, help: checked.help(for: $0))
                }
            }
            if binder.isTested(expectation, of: component, in: design.metrics) { return [] }
            return [
                finding(
                    Self.untestedExpectation, at: expectation.conditionRange ?? expectation.range, in: place,
                    help: "add a state that meets the condition, or remove the expectation")
            ]
        }
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.laidOut.tree.expectations.count
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.laidOut.tree.expectations.compactMap { expectation in
            let frames = mockup.frames(withID: expectation.node)
            guard !frames.isEmpty || expectation.figure == "count" else {
                // It may be a node that could not be read, which is already reported.
                guard design.library[mockup.component]?.isComplete ?? true else { return nil }
                return finding(
                    Self.message(missing: expectation.node), at: expectation.range,
                    in: Finding.Place(component: mockup.component, state: mockup.state, node: expectation.node),
                    help: Suggestion.hint(
                        for: expectation.node, among: mockup.frames.filter(\.isOwn).compactMap(\.frame.node.id)),
                    occurrences: [mockup.occurrence()])
            }
            return check(expectation, frames.map(\.frame), in: mockup)
        }
    }

    private func check(_ expectation: BoundExpectation, _ frames: [Frame], in mockup: Mockup) -> Finding? {
        let place = Finding.Place(component: mockup.component, state: mockup.state, node: expectation.node)
        guard let figure = Figure(rawValue: expectation.figure) else {
            return finding(
                Self.message(unknown: expectation.figure), at: expectation.range, in: place,
                help: Suggestion.hint(for: expectation.figure, among: Figure.allCases.map(\.rawValue)),
                occurrences: [mockup.occurrence()])
        }
        for measured in figure.measure(frames, motion: expectation.motion, in: mockup)
        where !isMet(expectation.requirement, by: measured, within: self.tolerance(of: figure)) {
            let measure: Finding.Measure? =
                if case .number(let number) = measured, let required = expectation.requirement.bound(near: number) {
                    Finding.Measure(measured: number, required: required, unit: figure.unit)
                } else { nil }
            return finding(
                Self.message(expectation, figure, measured), at: expectation.range, in: place,
                help: Self.help(for: measured),
                occurrences: [mockup.occurrence(nil, measure)])
        }
        return nil
    }

    /// The tolerance for lengths is too coarse for ratios, seconds and counts.
    private func tolerance(of figure: Figure) -> Double {
        figure.unit == .points ? tolerance : Self.fineTolerance
    }

    private static let fineTolerance = 0.005

    private func isMet(
        _ requirement: BoundExpectation.Requirement, by measured: Figure.Measured, within tolerance: Double
    ) -> Bool {
        switch (requirement, measured) {
        case (.exactly(let wanted), .number(let number)): abs(wanted - number) <= tolerance
        case (.between(let low, let high), .number(let number)):
            number >= (low ?? -.infinity) - tolerance && number <= (high ?? .infinity) + tolerance
        case (.color(let wanted), .color(let color)): wanted == color
        case (.text(let wanted), .text(let text)): wanted == text
        default: false
        }
    }

    // MARK: Messages

    private static func message(unchecked context: NamedContext) -> String {
        "the expectation is for \(context.axis.rawValue) \(context.text), which is not checked"
    }

    private static let untestedExpectation =
        "no checked state or context meets this condition, so the expectation is never tested"

    private static func message(missing node: String) -> String {
        "the expectation names “\(node)”, which is not shown in this state"
    }

    private static func message(unknown figure: String) -> String {
        "expect: cannot measure “\(figure)”"
    }

    private static func help(for measured: Figure.Measured) -> String {
        if case .nothing = measured { return "change the design, or remove the expectation" }
        return "change the design, or expect \(measured.text(in: "")) if the design is right"
    }

    private static func message(
        _ expectation: BoundExpectation, _ figure: Figure, _ measured: Figure.Measured
    ) -> String {
        let name = figure.isMotionFigure ? expectation.motion ?? expectation.node : expectation.node
        let unit = figure.unit == .seconds ? " s" : ""
        let (found, expected) = (measured.text(in: unit), expectation.requirement.text(in: unit))
        return "the \(figure.title) of “\(name)” is \(found); the expected value is \(expected)"
    }
}

extension BoundExpectation.Requirement {
    /// - Parameter unit: appended to numbers.
    fileprivate func text(in unit: String) -> String {
        switch self {
        case .exactly(let number): DecimalText.short(number) + unit
        case .between(let low?, let high?): "\(DecimalText.short(low)) to \(DecimalText.short(high))\(unit)"
        case .between(let low?, nil): "at least \(DecimalText.short(low))\(unit)"
        case .between(nil, let high?): "at most \(DecimalText.short(high))\(unit)"
        case .between(nil, nil): "any number"
        case .color(let color): color[.light].hexWithAlpha
        // A message is a single line, so line breaks are shown as ↵.
        case .text(let text): "“\(text.replacing("\n", with: "↵"))”"
        }
    }

    /// The expected number, or the bound that a number violates.
    fileprivate func bound(near number: Double) -> Double? {
        switch self {
        case .exactly(let wanted): wanted
        case .between(let low, let high): low.map { number < $0 } ?? false ? low : high ?? low
        case .color, .text: nil
        }
    }
}
