import Forms
import Platform
import Source
import Tokens
import Values
import YAML

/// Binding of switches, sliders, progress bars and steppers.
extension Binder {
    /// Binds `toggle: true`.
    mutating func toggle(_ node: Node, _ context: ControlContext) -> ControlParts? {
        guard let isOn = flag(node, in: context.scope) else { return nil }
        let metrics = facts.controls.switch
        // A tint is the color of the switch when it is on.
        let on = context.isTintWritten ? context.tint : paint(metrics.on, context)
        let track = context.shape(.capsule, isOn ? on : paint(metrics.off, context))
        let knob = context.shape(
            .circle, paint(metrics.knob, context), stroke: context.rim(paint(metrics.rim, context), metrics.rimWidth),
            shadows: context.shadows(metrics.shadows))
        let inset = metrics.knobInset
        let x = isOn ? metrics.size.width - metrics.knobDiameter - inset : inset
        let rects = [
            Rect(origin: .zero, size: metrics.size),
            Rect(x: x, y: inset, width: metrics.knobDiameter, height: metrics.knobDiameter),
        ]
        var control = ControlParts(.toggle, .fixed(metrics.size, parts: rects), [track, knob])
        control.role = "toggle"
        control.control.tintedPart = isOn && context.isTintOwn ? 0 : nil
        control.value = isOn ? "on" : "off"
        control.disabledOpacity = metrics.disabledOpacity
        return control
    }

    /// Binds `slider: 0.4` or `slider: { value: 30, min: 18, max: 60 }`.
    mutating func slider(_ node: Node, _ context: ControlContext) -> ControlParts? {
        guard let (value, fraction) = sliderValue(node, context) else { return nil }
        let metrics = facts.controls.slider
        let bar = BoundControl.Bar(
            height: metrics.height, trackHeight: metrics.trackHeight, thumb: metrics.thumbDiameter, fraction: fraction)
        let parts = [
            context.shape(.capsule, paint(metrics.maximumTrack, context)),
            context.shape(.capsule, paint(metrics.minimumTrack, context)),
            context.shape(
                .circle, paint(metrics.thumb, context),
                stroke: context.rim(paint(metrics.rim, context), metrics.rimWidth),
                shadows: context.shadows(metrics.shadows)),
        ]
        var control = ControlParts(.slider, .bar(bar), parts)
        control.role = "slider"
        control.control.tintedPart = fraction > 0 && context.isTintOwn ? 1 : nil
        control.value = value
        control.disabledOpacity = metrics.disabledOpacity
        return control
    }

    /// Returns the value that VoiceOver reads, and the value as a fraction of the range.
    private mutating func sliderValue(_ node: Node, _ context: ControlContext) -> (String, Double)? {
        guard let plain = evaluate(node, in: context.scope) else { return nil }
        if plain.mapping == nil {
            return share(plain, named: "slider", context).map { (Self.percent($0), $0) }
        }
        guard let members = members(of: plain, SpecForms.slider.names, context) else { return nil }
        let least = members["min"].flatMap { number($0, in: context.scope) } ?? 0
        let greatest = members["max"].flatMap { number($0, in: context.scope) } ?? 1
        guard let value = members["value"].flatMap({ number($0, in: context.scope) }) else {
            report(
                Diagnostic(
                    .missingKey, "a slider needs a key “value”", at: plain.range,
                    help: "add value:, such as value: 0.5"))
            return nil
        }
        guard least < greatest, (greatest - least).isFinite else {
            report(
                Diagnostic(
                    .conflictingKeys, "the min of a slider must be less than its max", at: plain.range,
                    help: "write a smaller min:, or a larger max:"))
            return nil
        }
        guard least <= value, value <= greatest else {
            report(
                Diagnostic(
                    .outOfRangeValue, "the value of a slider must be between its min and max", at: plain.range,
                    help: "write a value from \(DecimalText.short(least)) to \(DecimalText.short(greatest))"))
            return nil
        }
        let isShare = least == 0 && greatest == 1
        return (isShare ? Self.percent(value) : DecimalText.short(value), (value - least) / (greatest - least))
    }

    /// Binds `progress: 0.4`.
    mutating func progress(_ node: Node, _ context: ControlContext) -> ControlParts? {
        guard let fraction = share(node, named: "progress", context) else { return nil }
        let metrics = facts.controls.progress
        let bar = BoundControl.Bar(
            height: metrics.height, trackHeight: metrics.height, thumb: 0, fraction: fraction)
        var control = ControlParts(
            .progress, .bar(bar),
            [
                context.shape(.capsule, paint(metrics.track, context)),
                context.shape(.capsule, paint(metrics.fill, context)),
            ])
        control.value = Self.percent(fraction)
        control.control.tintedPart = fraction > 0 && context.isTintOwn ? 1 : nil
        return control
    }

    /// Binds a number from 0 to 1.
    private mutating func share(_ node: Node, named name: String, _ context: ControlContext) -> Double? {
        guard let number = number(node, in: context.scope) else { return nil }
        if (0...1).contains(number) { return number }
        report(
            Diagnostic(
                .outOfRangeValue, "“\(name)” must be between 0 and 1", at: node.range,
                help: name == "slider" ? "write slider: { value: …, min: …, max: … } for another range" : nil))
        return nil
    }

    private static func percent(_ share: Double) -> String { "\(DecimalText.short((share * 100).rounded())) %" }

    /// Binds `stepper` with an optional value.
    mutating func stepper(_ node: Node, _ context: ControlContext) -> ControlParts? {
        let metrics = facts.controls.stepper
        let half: Points = metrics.size.width / 2
        let parts = [
            context.shape(.rectangle, paint(metrics.fill, context), radius: metrics.cornerRadius),
            context.shape(.rectangle, paint(metrics.divider, context)),
            stepperSymbol("minus", metrics, context), stepperSymbol("plus", metrics, context),
        ]
        let divider = metrics.dividerSize
        let rects = [
            Rect(origin: .zero, size: metrics.size),
            Rect(
                x: half - divider.width / 2, y: (metrics.size.height - divider.height) / 2, width: divider.width,
                height: divider.height),
            Rect(x: 0, y: 0, width: half, height: metrics.size.height),
            Rect(x: half, y: 0, width: half, height: metrics.size.height),
        ]
        var control = ControlParts(.stepper, .fixed(metrics.size, parts: rects), parts)
        control.role = "stepper"
        control.value = evaluate(node, in: context.scope).flatMap { $0.isNull ? nil : $0.string }
        return control
    }

    private mutating func stepperSymbol(
        _ name: String, _ metrics: StepperMetrics, _ context: ControlContext
    ) -> BoundNode {
        let color =
            context.environment.isDisabled ? paint(metrics.disabledSymbol, context) : labelColor(at: context.range)
        return symbol(name, metrics.symbolFont, color: color, context)
    }
}
