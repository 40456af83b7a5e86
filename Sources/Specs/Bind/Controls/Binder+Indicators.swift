import Forms
import Platform
import Source
import Tokens
import Values
import YAML

/// Binding of controls that show progress.
extension Binder {
    /// Binds `spinner`, `spinner: large`, `spinner: { size: large, pulled: 0.5 }`.
    mutating func spinner(_ node: Node, _ context: ControlContext) -> ControlParts? {
        guard let plain = evaluate(node, in: context.scope) else { return nil }
        let metrics = facts.controls.spinner
        var written: Node? = plain
        var shown: Int?
        if plain.mapping != nil, plain.reference == nil {
            guard let members = members(of: plain, SpecForms.spinner.names, context) else { return nil }
            written = members["size"]
            if let pulled = members["pulled"].flatMap({ number($0, in: context.scope) }) {
                shown = Int((Double(metrics.spokes) * min(max(pulled, 0), 1)).rounded())
            }
        }
        var size = SpinnerSize.medium
        if let written, !written.isNull {
            guard let named = choice(written, of: "spinner", among: SpinnerSize.self, in: context.scope) else {
                return nil
            }
            size = named
        }
        let side = size == .large ? metrics.largeSize : metrics.size
        let color = context.isTintWritten ? context.tint : paint(metrics.color, context)
        var parts: [BoundNode] = []
        var rects: [Rect] = []
        // The system's gray is opaque and weakened by the alphas. A written color has its full strength on the
        // strongest spoke.
        let strongest = context.isTintWritten ? metrics.alphas.last ?? 1 : 1
        // While a list is pulled, all visible spokes are as strong as the first spoke of a turning spinner.
        for spoke in 0..<min(shown ?? metrics.spokes, metrics.spokes) {
            let angle = 360 / Double(metrics.spokes) * Double(spoke)
            var part = context.shape(.capsule, color)
            part.effects.rotation = angle
            let place = shown == nil ? spoke : metrics.alphas.count - 1
            let alpha = metrics.alphas.indices.contains(place) ? metrics.alphas[place] : 1
            part.effects.opacity = strongest > 0 ? min(alpha / strongest, 1) : alpha
            parts.append(part)
            rects.append(spokeRect(at: context.isMirrored ? -angle : angle, metrics, radius: side / 2))
        }
        var control = ControlParts(.spinner, .fixed(Size(width: side, height: side), parts: rects), parts)
        // The last spoke is the strongest.
        control.control.tintedPart = context.isTintOwn && !parts.isEmpty ? parts.count - 1 : nil
        return control
    }

    /// Returns the rectangle of an upright spoke, which is rotated about its center. It is mirrored if layout will
    /// mirror it again, because a spinner is the same in both directions.
    private func spokeRect(at angle: Double, _ metrics: SpinnerMetrics, radius: Points) -> Rect {
        let width = radius * metrics.spokeWidth
        let length = radius * (1 - metrics.innerRadius)
        let distance = radius.value * (1 + metrics.innerRadius) / 2
        let turn = angle * .pi / 180
        let x = radius + Points(distance * Trigonometry.sine(turn))
        let y = radius - Points(distance * Trigonometry.cosine(turn))
        return Rect(x: x - width / 2, y: y - length / 2, width: width, height: length)
    }

    /// Binds `pageControl: { count: 5, current: 0 }`. A tint applies to the current dot and, weakened as usual, to the
    /// others.
    mutating func pageControl(_ node: Node, _ context: ControlContext) -> ControlParts? {
        guard let members = members(of: node, SpecForms.pageControl.names, context) else { return nil }
        guard let count = whole(members["count"], 0...Self.maxDots, named: "count", context) else {
            if members["count"] == nil {
                report(
                    Diagnostic(
                        .missingKey, "a page control needs a key “count”", at: members.range,
                        help: "add count:, such as count: 5"))
            }
            return nil
        }
        let current = whole(members["current"], 0...max(0, count - 1), named: "current", context) ?? 0
        let metrics = facts.controls.pageControl
        var (here, there) = (paint(metrics.current, context), paint(metrics.other, context))
        if context.isTintWritten {
            here = context.tint
            there = here
            there.value = here.value.opacity(metrics.tintedOtherOpacity)
        }
        let parts = (0..<count).map { context.shape(.circle, $0 == current ? here : there) }
        let rects = (0..<count).map { index in
            Rect(
                x: metrics.pitch * (Double(index) + 0.5) - metrics.dotDiameter / 2,
                y: (metrics.height - metrics.dotDiameter) / 2, width: metrics.dotDiameter, height: metrics.dotDiameter)
        }
        let size = Size(width: metrics.pitch * Double(count), height: metrics.height)
        var control = ControlParts(.pageControl, .fixed(size, parts: rects), parts)
        control.value = "\(current + 1) / \(count)"
        return control
    }

    /// The maximum number of dots; more could not be distinguished on any screen.
    private static var maxDots: Int { 100 }
}

enum SpinnerSize: String, CaseIterable {
    case medium
    case large
}
