import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// Binding of text fields.
extension Binder {
    /// Binds `field: $name` with `placeholder`, `placeholderColor`, `focused`, `keyboardType` and `submitLabel`.
    ///
    /// A field without its own background, border and padding has the rounded border of `UITextField`; any other is as
    /// plain as SwiftUI's. While it is edited, a field with a border has a clear button. A `lineLimit` makes it
    /// SwiftUI's `TextField(axis: .vertical)`: it wraps, grows up to that many lines and has no clear button.
    /// `minimumScaleFactor` lets value and placeholder shrink, like `adjustsFontSizeToFitWidth`.
    mutating func field(_ attributes: Attributes, _ context: ControlContext) -> ControlParts? {
        guard let written = evaluate(attributes.content, in: context.scope) else { return nil }
        let value = written.isNull ? "" : text(attributes.content, in: context.scope)?.value
        guard let value else { return nil }
        let placeholder = attributes[.placeholder].flatMap { text($0, in: context.scope)?.value } ?? ""
        let isFocused = attributes[.focused].flatMap { flag($0, in: context.scope) } ?? false
        let keyboard = keyboardTraits(attributes, in: context.scope)
        let metrics = facts.controls.textField
        let own: [Modifier] = [.background, .border, .padding]
        let hasBackground = !own.contains { attributes[$0] != nil }
        var parts: [BoundNode] = []
        if hasBackground { parts.append(background(metrics, context)) }
        let color =
            value.isEmpty ? placeholderColor(attributes, context) : context.environment.color(of: attributes.element)
        var shown = fieldText(value.isEmpty ? placeholder : value, color: color, context)
        readFitting(of: &shown, attributes, in: context.scope)
        // Typed text scrolls to keep the caret at its end in view, so truncation is intended.
        if isFocused, !value.isEmpty {
            shown.isTruncationIntended = true
            shown.avoidsOrphans = false
            if shown.lineLimit == 1 { (shown.truncation, shown.hasEllipsis) = (.head, false) }
        }
        parts.append(context.part(.text(shown)))
        if isFocused { parts.append(context.shape(.capsule, paint(metrics.caret, context))) }
        var field = BoundControl.Field(
            hasBackground: hasBackground, padding: hasBackground ? metrics.padding : 0,
            minHeight: hasBackground ? metrics.height : 0,
            caret: isFocused ? (value.isEmpty ? .beforeText : .afterText) : nil, caretWidth: metrics.caretWidth,
            alignment: context.environment.textAlign)
        if isFocused {
            field.keyboard = keyboard
            field.keyboardGap = metrics.keyboardGap
        }
        if hasBackground, isFocused, !value.isEmpty, (context.environment.lineLimit ?? 1) == 1 {
            let font = ControlFont(size: metrics.clearButtonSize, weight: .regular)
            parts.append(symbol(metrics.clearSymbol, font, color: paint(metrics.clearButton, context), context))
            field.clearButton = metrics.clearButtonSize
            field.clearButtonPadding = metrics.clearButtonPadding
        }
        var control = ControlParts(.field, .field(field), parts)
        control.role = "field"
        control.label = placeholder.isEmpty ? nil : placeholder
        control.value = value.isEmpty ? nil : value
        return control
    }

    private mutating func keyboardTraits(_ attributes: Attributes, in scope: Scope) -> KeyboardTraits {
        KeyboardTraits(
            type: attributes[.keyboardType].flatMap {
                choice($0, of: "keyboardType", among: KeyboardType.self, in: scope)
            } ?? .default,
            submitLabel: attributes[.submitLabel].flatMap {
                choice($0, of: "submitLabel", among: SubmitLabel.self, in: scope)
            } ?? .return)
    }

    private mutating func background(_ metrics: TextFieldMetrics, _ context: ControlContext) -> BoundNode {
        context.shape(
            .rectangle, paint(metrics.fill, context), radius: metrics.cornerRadius,
            stroke: BoundBorder(color: paint(metrics.border, context), width: .hairline))
    }

    private mutating func placeholderColor(_ attributes: Attributes, _ context: ControlContext) -> BoundColor {
        attributes[.placeholderColor].flatMap { color($0, in: context.scope) }
            ?? paint(facts.controls.textField.placeholder, context)
    }

    /// Returns the text of a field: one line unless `lineLimit` is set. An empty field is as high as one with text.
    private func fieldText(_ string: String, color: BoundColor, _ context: ControlContext) -> BoundText {
        let environment = context.environment
        let written = WrittenFont(typography: environment.typography.value, scaling: environment.scaling)
        let font = Bound(
            fonts.resolve(written, for: string, at: context.scope.metrics.typeSizeOfFonts),
            range: environment.typography.range,
            token: environment.typography.token)
        var text = BoundText(string.isEmpty ? " " : string, font: font, color: color)
        text.growingFont = written.growing
        text.lineLimit = environment.lineLimit ?? 1
        text.alignment = environment.textAlign
        text.isScaled = environment.scaling == .unlimited && font.value.textStyle != nil
        return text
    }
}
