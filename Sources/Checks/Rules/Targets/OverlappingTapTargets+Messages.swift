import Layout
import Source
import Specs
import Values

/// The findings and their words.
extension OverlappingTapTargets {
    func finding(between first: Target, _ second: Target, shared: Rect, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: shared.size.shorterSide.value, required: 0, unit: .points)
        var finding = finding(
            Self.message(mockup.name(of: first.placed.frame), mockup.name(of: second.placed.frame), shared),
            at: second.interaction.range, in: mockup.place(of: second.placed.frame),
            annotation: "\(shared.width) × \(shared.height) pt overlap",
            notes: first.interaction.range == second.interaction.range
                ? [] : [.init("the other control is here", at: first.interaction.range)],
            help: Self.help(first, second, shared), occurrences: [mockup.occurrence(nil, measure)])
        finding.area = shared
        // If only the hit areas overlap, neither control hides the other.
        if first.placed.frame.rect.intersection(second.placed.frame.rect) != nil {
            finding.nodes = [first.placed.frame.node.path, second.placed.frame.node.path]
        }
        return finding
    }

    func finding(covered target: Target, by cover: PlacedFrame, _ rest: Size, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: rest.shorterSide.value, required: minimum.value, unit: .points)
        var finding = finding(
            Self.message(
                covered: mockup.name(of: target.placed.frame), by: mockup.name(of: cover.frame), rest: rest),
            at: target.interaction.range, in: mockup.place(of: target.placed.frame),
            notes: [.init("the covering content is here", at: cover.frame.node.range)],
            help: "move one of the two, or remove the control in this state",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = target.area
        finding.nodes = [target.placed.frame.node.path]
        return finding
    }

    func finding(filled target: Target, in mockup: Mockup) -> Finding {
        var finding = finding(
            Self.message(filled: mockup.name(of: target.placed.frame), minimum: minimum), at: target.interaction.range,
            in: mockup.place(of: target.placed.frame),
            help: "leave room beside the controls in it, or remove its action:",
            occurrences: [mockup.occurrence(nil, .init(measured: 0, required: minimum.value, unit: .points))])
        finding.area = target.area
        finding.nodes = [target.placed.frame.node.path]
        return finding
    }

    // MARK: Messages

    private static func message(filled control: String, minimum: Points) -> String {
        "\(control) is covered by the controls in it; no \(minimum) × \(minimum) pt of it can be tapped"
    }

    private static func message(_ first: String, _ second: String, _ shared: Rect) -> String {
        "the hit areas of \(first) and \(second) overlap by \(shared.width) × \(shared.height) pt"
    }

    private static func message(covered control: String, by cover: String, rest: Size) -> String {
        rest.shorterSide > 0
            ? "\(control) is covered by \(cover); only \(rest.width) × \(rest.height) pt of its hit area can be tapped"
            : "\(control) is covered by \(cover); no part of its hit area can be tapped"
    }

    /// Names the distance along the axis with the smaller overlap, on which the two are neighbors.
    private static func help(_ first: Target, _ second: Target, _ shared: Rect) -> String {
        let distance = DecimalText.short(shared.size.shorterSide.value)
        let isWide = shared.width < shared.height
        let extent = isWide ? "width" : "height"
        let isGrown = [first, second].contains { $0.area != $0.placed.frame.rect }
        return isGrown
            ? "move them \(distance) pt farther apart, or reduce the \(extent) of hitArea:"
            : "move them \(distance) pt farther apart"
    }
}
