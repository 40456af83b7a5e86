import Layout
import Source
import Specs
import Values

/// Reports symbols, outlines of controls and indicators of states that have too little contrast.
package struct LowContrastGraphic: Rule {
    package static let facts = RuleFacts(
        "low-contrast-graphic", group: .contrast,
        summary: """
            a symbol, a shape with a label, an outline or tint of a control, or an indicator of a state whose contrast \
            against its background is below 3:1
            """,
        rationale: """
            A control without text is recognized only by its symbol, and an empty field only by its border or fill. \
            People with low vision cannot see shapes that hardly differ from their background. The same holds for a \
            background, border, shape or symbol that is the only difference between two states.
            """,
        fixing: """
            Use a color whose contrast against its background is at least 3:1; the finding names the nearest one. For \
            a control, either its border or its fill has to pass. For a state, one clear difference is enough, such as \
            a border, a fill or bold text.
            """,
        fixSafety: """
            Unsafe. `check --fix --unsafe-fixes` sets the color token to the nearest value that passes in all of its \
            uses, in every appearance. It does not change colors written directly in a spec, tokens of an imported \
            project, or tokens that other values are derived from.
            """,
        limits: """
            A symbol is not checked if the same control has text next to it, or if VoiceOver skips the symbol as \
            decoration. In a row with `role: toggle` an empty square or circle counts as its checkbox; one that is \
            drawn as a symbol does not. Disabled controls are exempt. In standard controls only a tint chosen by the \
            project is checked. If only one of two states has a gradient, material, image or shadow, the difference \
            counts as visible. Outlines are computed from the colors around them, even over images.
            """,
        references: "WCAG 2.2 SC 1.4.11 Non-text Contrast; disabled controls are exempt",
        settings: [.init("minimum", "minimum ratio of a symbol, an outline or an indicator", default: "3")],
        impliedBy: ["overlapping-content", "overlapping-tap-targets", "unreachable-tap-target"],
        failing: [
            RuleExample(
                """
                component: Like
                preview: { backdrop: "#FFFFFF" }
                body:
                  symbol: heart
                  color: »"#FFB3C1"«
                  label: Like
                  action: like
                  hitArea: 44
                """),
            RuleExample(
                """
                component: Rate
                preview: { backdrop: "#FFFFFF" }
                body:
                  hstack:
                    - { symbol: star.fill, color: »"#FFD60A"«, hidden: true }
                  label: Rate
                  action: rate
                  hitArea: 44
                """, note: "VoiceOver skips the symbol, but it is all that the control shows"),
            RuleExample(
                """
                component: Agree
                preview: { backdrop: "#FFFFFF" }
                body:
                  hstack:
                    - { shape: rectangle, width: 22, height: 22, stroke: { color: »"#E3E3E3"«, width: 1 } }
                    - { text: I agree, color: "#000000" }
                  action: agree
                  role: toggle
                  minHeight: 44
                """, note: "the text does not show that there is a box to tick"),
            RuleExample(
                """
                component: Code
                preview: { backdrop: "#FFFFFF" }
                body:
                  field: ""
                  border: { color: »"#D1D1D6"«, width: 1 }
                  width: 120
                  height: 44
                  label: Code
                """, note: "only the border shows where the empty field is"),
            RuleExample(
                """
                component: Upload
                preview: { backdrop: "#FFFFFF" }
                body: { progress: 0.4, color: »"#FFE08A"«, width: 200, label: Upload }
                """, note: "the project chose the tint of this standard control"),
            RuleExample(
                """
                component: Tab
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain:
                  here: { set: { bar.fill: »"#BBD7FF"« }, traits: [selected] }
                body:
                  vstack:
                    - { text: Home, color: "#000000" }
                    - { shape: rectangle, id: bar, fill: "#FFFFFF00", width: 40, height: 2 }
                  role: tab
                  action: home
                  hitArea: 44
                """, note: "only the bar shows which tab is selected"),
            RuleExample(
                """
                component: Filter
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain:
                  chosen: { set: { body.background: »"#E3EEFF"« }, traits: [selected] }
                body: { text: Cafe, color: "#000000", padding: 12, action: filter, minHeight: 44 }
                """, note: "only the pale background shows the state"),
            RuleExample(
                """
                component: Plan
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain:
                  chosen: { set: { body.border: { color: »"#C9DCFF"«, width: 2 } }, traits: [selected] }
                body: { text: One month, color: "#000000", padding: 12, action: choose, minHeight: 44 }
                """, note: "only the pale border shows the state"),
            RuleExample(
                """
                component: Choice
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain:
                  chosen: { traits: [selected] }
                body:
                  hstack:
                    - { text: English, color: "#000000", width: fill }
                    - { symbol: checkmark, color: »"#C9DCFF"«, when: chosen, hidden: true }
                  action: choose
                  minHeight: 44
                  width: 240
                """, note: "only the check mark shows the choice"),
        ],
        passing: [
            RuleExample(
                """
                component: Like
                preview: { backdrop: "#FFFFFF" }
                body:
                  symbol: heart
                  color: "#C2185B"
                  label: Like
                  action: like
                  hitArea: 44
                """),
            RuleExample(
                """
                component: Like
                preview: { backdrop: "#FFFFFF" }
                body:
                  hstack:
                    - { symbol: heart, color: "#FFB3C1", hidden: true }
                    - { text: Like, color: "#000000" }
                  action: like
                  hitArea: 44
                """, note: "the control also has text"),
            RuleExample(
                """
                component: Like
                preview: { backdrop: "#FFFFFF" }
                body:
                  symbol: heart
                  color: "#FFB3C1"
                  label: Like
                  action: like
                  hitArea: 44
                  disabled: true
                """, note: "disabled controls are exempt"),
            RuleExample(
                """
                component: Code
                preview: { backdrop: "#FFFFFF" }
                body:
                  { field: "", placeholder: "123456", label: Code, placeholderColor: "#595959", width: 120, height: 44,
                    border: { color: "#D1D1D6", width: 1 } }
                """, note: "the placeholder shows where the field is"),
            RuleExample(
                """
                component: Sound
                preview: { backdrop: "#FFFFFF" }
                body:
                  vstack:
                    - { toggle: true, label: Sound, action: mute }
                    - { toggle: false, label: Lights, action: light, color: "#FFE08A" }
                  spacing: 16
                """, note: "the default tint is not the project's, and a switch that is off shows no tint"),
            RuleExample(
                """
                component: Filter
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain: { set: { body.border: { color: "#D1D1D6", width: 1 } } }
                  chosen:
                    set: { body.background: "#E3EEFF", body.border: { color: "#0A5FD9", width: 1 } }
                    traits: [selected]
                  pressed: { set: { body.background: "#F2F2F7" } }
                body: { text: Cafe, color: "#000000", padding: 12, action: filter, minHeight: 44 }
                """, note: "one clear difference is enough, and pressed states need none"),
            RuleExample(
                """
                component: Filter
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain:
                  chosen: { set: { body.background: "#E3EEFF", body.font: headline }, traits: [selected] }
                body: { text: Cafe, color: "#000000", padding: 12, action: filter, minHeight: 44, width: 120 }
                """, note: "the bold text also shows the state"),
        ])

    let minimum: Double

    package init(_ settings: inout RuleSettings) {
        minimum = settings.number("minimum", default: 3, in: RuleSettings.ratios)
    }

    package var askedContrast: AskedContrast { AskedContrast(symbols: minimum) }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.contrast(in: design).measured.count {
            $0.appearance == design.appearances.first && mustBeVisible($0.placed, $0.kind, in: mockup)
        }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.contrast(in: design).measured.contains { $0.kind != .text }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let single = mockup.contrast(in: design).measured.filter { measured in
            measured.ratio < minimum && mustBeVisible(measured.placed, measured.kind, in: mockup)
        }
        return (single + groups(in: mockup, of: design)).map { finding($0, in: mockup) }
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        let compared = mockups.filter { mockup in
            !mockup.state.split(separator: "+").contains { Self.touchStates.contains(String($0)) }
        }
        let indicators = StateIndicatorContrast(design: design, minimum: minimum)
        return indicators.standaloneShapes(in: compared).map { finding($0.measured, in: $0.mockup) }
            + indicators.weak(in: compared).map {
                finding($0.measured, in: $0.mockup, between: ($0.mockup.state, $0.other))
            }
    }

    /// States that only give feedback to a touch.
    private static let touchStates: Set<String> = ["pressed", "highlighted"]

    package func pairs(in mockup: Mockup, of design: Design) -> [InkPair] {
        mockup.contrast(in: design).measured.flatMap { measured in
            mustBeVisible(measured.placed, measured.kind, in: mockup)
                ? measured.pairs(required: minimum, in: mockup) : []
        }
    }

    /// Whether users depend on the symbol: it is not decorative, no text replaces it, and iOS does not draw it.
    private func mustBeVisible(_ placed: PlacedFrame, _ kind: InkContrast.Kind, in mockup: Mockup) -> Bool {
        if kind == .boundary { return true }
        guard kind == .graphic, !placed.isPartOfControl else { return false }
        guard let control = mockup.control(around: placed) else {
            return !placed.isHiddenFromVoice && placed.frame.node.hasLabel
        }
        // VoiceOver may read only the label of the control, but its symbols are still all that is visible.
        return !control.frame.hasWords
            && (!placed.isHiddenFromVoice || !mockup.hasSpokenSymbol(control))
    }

    /// - Parameter states: two states whose only difference is the graphic.
    private func finding(
        _ measured: InkContrast.Measured, in mockup: Mockup, between states: (String, String)? = nil
    ) -> Finding {
        let measure = Finding.Measure(
            measured: measured.ratio, required: minimum, unit: .ratio, foreground: measured.foreground,
            background: measured.background)
        var finding = finding(
            measured.isHidden
                ? Self.message(hidden: mockup.name(of: measured.frame))
                : Self.message(
                    Self.name(measured, in: mockup, between: states), measured, required: minimum),
            at: measured.color.range, in: mockup.place(of: measured.frame),
            annotation: measured.isHidden ? nil : "\(measured.foreground.hex) on \(measured.background.hex)",
            notes: measured.scrollNotes(in: mockup),
            occurrences: [
                mockup.occurrence(measured.appearance, measure, pair: measured.pair(required: minimum, in: mockup))
            ], severity: measured.isDoubtful(below: minimum) ? .warning : nil)
        finding.area = measured.frame.rect
        finding.scrolled = measured.viewpoint(in: mockup)
        if !measured.isHidden {
            finding.nearestColor = NearestPassingColor(measured, role: "color", required: minimum)
        }
        if measured.isHidden || mockup.isWorstOverAnotherText(measured) {
            finding.nodes = mockup.withControl(around: measured.placed)
        }
        return finding
    }

    // MARK: Messages

    private static func name(
        _ measured: InkContrast.Measured, in mockup: Mockup, between states: (String, String)?
    ) -> String {
        if let states { return "the clearest difference between “\(states.0)” and “\(states.1)”" }
        let name = mockup.name(of: measured.frame)
        switch measured.kind {
        case .text, .graphic, .shape: return name
        case .boundary:
            if case .control(let control) = measured.frame.node.content {
                if control.kind == .pageControl { return "the current page's dot in \(name)" }
                if control.tintedPart != nil { return "the tint of \(name)" }
            }
            if let control = mockup.control(around: measured.placed) {
                return "the outline of \(mockup.name(of: control.frame))"
            }
            return "the outline of \(name)"
        }
    }

    private static func message(hidden symbol: String) -> String {
        "\(symbol) is hidden by content drawn on top of it; its contrast is 1:1"
    }

    private static func message(_ symbol: String, _ measured: InkContrast.Measured, required: Double) -> String {
        "\(symbol) has \(measured.contrastWords) on its background; "
            + "\(DecimalText.short(required)):1 is required"
    }
}

extension Mockup {
    /// Whether VoiceOver reads one of the symbols of a control. The other symbols are then decorative.
    fileprivate func hasSpokenSymbol(_ control: PlacedFrame) -> Bool {
        frames[control.index...].contains { placed in
            guard case .symbol = placed.frame.node.content, !placed.isHiddenFromVoice else { return false }
            return self.control(around: placed) === control
        }
    }
}
