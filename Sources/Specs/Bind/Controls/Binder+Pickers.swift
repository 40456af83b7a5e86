import Forms
import Platform
import Source
import Tokens
import Values
import YAML

/// Binding of controls that pick one of several values.
extension Binder {
    /// Binds `segmented: { items: [Day, Week], selected: 0 }`.
    mutating func segmented(_ attributes: Attributes, _ context: ControlContext) -> ControlParts? {
        guard let members = members(of: attributes.content, SpecForms.segmented.names, context),
            let titles = titles(members["items"], of: members, context)
        else { return nil }
        let metrics = facts.controls.segmented
        let selected = place(members["selected"], among: titles, named: "selected", context)
        // The lines next to the thumb are not drawn.
        let separators = (0..<titles.count - 1).filter { $0 != selected && $0 + 1 != selected }
        var parts = [context.shape(.rectangle, paint(metrics.fill, context), radius: metrics.cornerRadius)]
        if selected != nil {
            parts.append(
                context.shape(
                    .rectangle, paint(metrics.thumb, context), radius: metrics.thumbRadius,
                    shadows: context.shadows(metrics.shadows)))
        }
        let line = paint(metrics.separator, context)
        parts += separators.map { _ in context.shape(.rectangle, line) }
        let action = attributes[.action].flatMap { text($0, in: context.scope) }
        for (index, string) in titles.enumerated() {
            parts.append(segment(string, isSelected: index == selected, action: action, context))
        }
        let segments = BoundControl.Segments(
            count: titles.count, selected: selected, separators: separators, height: metrics.height,
            padding: Size(width: metrics.horizontalPadding, height: metrics.verticalPadding),
            titlePadding: metrics.segmentPadding, separatorWidth: metrics.separatorWidth,
            separatorInset: metrics.separatorInset)
        var control = ControlParts(.segmented, .segments(segments), parts)
        control.readsParts = true
        return control
    }

    /// Returns a segment, which is a control of its own and read separately by VoiceOver.
    private mutating func segment(
        _ string: String, isSelected: Bool, action: Bound<String>?, _ context: ControlContext
    ) -> BoundNode {
        let metrics = facts.controls.segmented
        var title = title(
            string, metrics.font, weight: isSelected ? metrics.selectedWeight : nil,
            color: context.environment.isDisabled
                ? paint(metrics.disabledTitle, context) : labelColor(at: context.range), context)
        title.lineLimit = 1
        var segment = context.part(.zstack(alignment: .center))
        segment.sizing.width = Bound(.fill, range: context.range)
        segment.sizing.height = Bound(.fill, range: context.range)
        segment.children = [context.part(.text(title))]
        var interaction = BoundInteraction(action: action, role: "button", range: context.range)
        interaction.isDisabled = context.environment.isDisabled
        interaction.hitArea = standardHitArea(at: context.range)
        segment.interaction = interaction
        if isSelected { segment.voice.traits = ["selected"] }
        return segment
    }

    /// Returns the texts of a list with at least one item.
    private mutating func titles(_ node: Node?, of members: Node, _ context: ControlContext) -> [String]? {
        guard let items = node?.sequence, !items.isEmpty, items.count <= Self.maxItems else {
            let rule: RuleID =
                node == nil ? .missingKey : node?.sequence == nil ? .mismatchedType : .outOfRangeValue
            report(
                Diagnostic(
                    rule, "“\(context.name)” needs 1 to \(Self.maxItems) items",
                    at: node?.range ?? members.range,
                    help: context.name == "wheel" ? "write values: [1, 2, 3]" : "write items: [Day, Week]"))
            return nil
        }
        let titles = items.compactMap { text($0, in: context.scope)?.value }
        // Items that are not text are already reported.
        return titles.isEmpty ? nil : titles
    }

    private static var maxItems: Int { 500 }

    /// Returns the index of an item, given as an index from 0 or as its text.
    private mutating func place(
        _ node: Node?, among titles: [String], named name: String, _ context: ControlContext
    ) -> Int? {
        guard let node, !node.isNull else { return nil }
        if node.number == nil, let text = node.string {
            if let index = titles.firstIndex(of: text) { return index }
            report(
                Diagnostic(
                    .unknownItem, "unknown item “\(text)”", at: node.range,
                    help: Suggestion.hint(for: text, among: titles)))
            return nil
        }
        return whole(node, 0...max(0, titles.count - 1), named: name, context)
    }

    // MARK: Wheels

    /// Binds `wheel: [{ values: [1, 2, 3], selected: 1, label: h, align: trailing, loops: true }]`.
    mutating func wheel(_ node: Node, _ context: ControlContext) -> ControlParts? {
        guard let plain = evaluate(node, in: context.scope) else { return nil }
        guard let wheels = plain.sequence ?? (plain.mapping == nil ? nil : [plain]), !wheels.isEmpty else {
            report(.mismatchedType("a list of { values, selected, label }", found: plain, of: "wheel"))
            return nil
        }
        let metrics = facts.controls.picker
        var parts = [context.shape(.rectangle, paint(metrics.band, context), radius: metrics.bandRadius)]
        var rows: [BoundControl.Columns.Row] = []
        var alignments: [HorizontalAlignment] = []
        var units: [(column: Int, node: BoundNode)] = []
        var values: [String] = []
        for (column, wheel) in wheels.enumerated() {
            guard let members = members(of: wheel, SpecForms.wheelColumn.names, context),
                let titles = titles(members["values"], of: members, context)
            else { return nil }
            let selected = place(members["selected"], among: titles, named: "selected", context) ?? 0
            let unit = members["label"].flatMap { text($0, in: context.scope)?.value }
            let alignment = members["align"].flatMap {
                choice($0, of: "align", among: HorizontalAlignment.self, in: context.scope)
            }
            alignments.append(unit == nil ? alignment ?? .center : .trailing)
            if let unit { units.append((column, row(unit, at: nil, isOpen: true, context))) }
            let first = place(members["from"], among: titles, named: "from", context) ?? 0
            let last = place(members["through"], among: titles, named: "through", context) ?? titles.count - 1
            let loops = members["loops"].flatMap { flag($0, in: context.scope) } ?? false
            guard !titles.isEmpty else { continue }
            let around = loops ? -Self.maxVisibleRows...Self.maxVisibleRows : -selected...titles.count - 1 - selected
            for turn in around {
                guard let place = WheelRowPosition(ofRow: turn, metrics) else { continue }
                let index = ((selected + turn) % titles.count + titles.count) % titles.count
                let isCentral = turn == 0
                if isCentral { values.append([titles[index], unit].compactMap { $0 }.joined(separator: " ")) }
                let isOpen = index >= first && index <= last
                parts.append(row(titles[index], at: isCentral ? nil : place, isOpen: isOpen, context))
                rows.append(BoundControl.Columns.Row(column: column, offset: place.offset, scale: place.scale))
            }
        }
        let columns = BoundControl.Columns(
            count: wheels.count, alignments: alignments, rows: rows, units: units.map(\.column),
            unitGap: metrics.unitGap, idealWidth: metrics.width, height: metrics.height,
            rowHeight: metrics.rowHeight, bandHeight: metrics.bandHeight, bandMargin: metrics.bandMargin)
        var control = ControlParts(.wheel, .columns(columns), parts + units.map(\.node))
        control.role = "picker"
        control.value = values.joined(separator: ", ")
        return control
    }

    /// The maximum number of rows on each side of the center of a looping wheel; more would be behind the cylinder.
    private static var maxVisibleRows: Int { 50 }

    /// Returns a row of a wheel. Rows outside the center are tilted and faded, and are read only as part of the wheel.
    ///
    /// - Parameters:
    ///   - place: The position of a row outside the center; nil for the center.
    ///   - isOpen: Whether the row can be selected.
    private mutating func row(
        _ string: String, at place: WheelRowPosition?, isOpen: Bool, _ context: ControlContext
    ) -> BoundNode {
        let metrics = facts.controls.picker
        let color = isOpen ? labelColor(at: context.range) : paint(metrics.closed, context)
        var title = title(string, metrics.font, color: color, context)
        title.lineLimit = 1
        var row = context.part(.text(title))
        row.voice.isHidden = true
        guard let place else { return row }
        row.effects.opacity = place.opacity
        row.effects.scale = place.scale
        row.effects.squeeze = place.squeeze
        // A row outside the band is not the current value, so contrast rules treat it as inactive.
        var interaction = BoundInteraction(action: nil, role: "none", range: context.range)
        interaction.isDisabled = true
        row.interaction = interaction
        return row
    }
}

/// The position of a row on the cylinder of a wheel, and its resulting appearance.
private struct WheelRowPosition {
    /// The offset from the center.
    let offset: Points
    let scale: Double
    let squeeze: Double
    let opacity: Double

    /// Nil for a row that is behind the cylinder or completely faded.
    init?(ofRow row: Int, _ metrics: PickerMetrics) {
        let radius = metrics.height.value * metrics.diameterRatio / 2
        guard radius > 0 else { return nil }
        let angle = Double(row) * metrics.rowHeight.value / radius
        guard abs(angle) < .pi / 2 else { return nil }
        squeeze = Trigonometry.cosine(angle)
        scale = 1 / (1 + metrics.perspective * radius * (1 - squeeze))
        let distance = radius * Trigonometry.sine(angle) * scale
        offset = Points(distance)
        let beyond = max(0, abs(distance) - metrics.bandHeight.value / 2)
        opacity = metrics.bandOpacity * (1 - beyond / metrics.fadeExtent.value)
        guard opacity > 0 else { return nil }
    }
}
