import Forms
import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// Binding of alerts.
extension Binder {
    /// Binds `alert: { title, message, buttons: [{ title, style, action }] }`.
    ///
    /// Its texts scale like those of `UIAlertController`. Up to the platform's limit, buttons are placed side by side
    /// if their titles fit; otherwise they are stacked.
    mutating func alert(_ node: Node, _ context: ControlContext) -> ControlParts? {
        guard let members = members(of: node, SpecForms.alert.names, context) else { return nil }
        let metrics = facts.controls.alert
        guard let title = members["title"].flatMap({ text($0, in: context.scope) }) else {
            if members["title"] == nil {
                report(
                    Diagnostic(
                        .missingKey, "an alert needs a key “title”", at: members.range,
                        help: "add title:, such as title: Delete the photo?"))
            }
            return nil
        }
        let message = members["message"].flatMap { text($0, in: context.scope) }
        let buttons = buttons(members["buttons"], context)
        let isLarge = context.scope.metrics.isTypeSize(among: .accessibility)
        var column = context.stack(.vertical, [scrollable(words(title: title, message: message, context), context)])
        if !buttons.isEmpty {
            column.children.append(separator(context))
            column.children.append(row(of: buttons, isStacked: isLarge, context))
        }
        column.sizing.width = Bound(
            .points(isLarge ? metrics.accessibilityWidth : metrics.width), range: context.range)
        var background = context.shape(.rectangle, nil)
        background.decoration.background = [.material(Bound(.alert, range: context.range))]
        background.decoration.standardRadius = CornerRadii(.points(metrics.cornerRadius))
        var control = ControlParts(.alert, .layers, [background, column])
        control.readsParts = true
        control.label = title.value
        return control
    }

    private mutating func words(
        title: Bound<String>, message: Bound<String>?, _ context: ControlContext
    ) -> BoundNode {
        let metrics = facts.controls.alert
        var texts = [word(title, metrics.titleFont, following: .headline, context)]
        if let message { texts.append(word(message, metrics.messageFont, following: .footnote, context)) }
        var words = context.stack(.vertical, texts, spacing: metrics.titleGap)
        words.padding = Bound(Insets(metrics.padding), range: context.range)
        words.sizing.width = Bound(.fill, range: context.range)
        return words
    }

    /// Makes the texts scroll if they are higher than the available space; the buttons never scroll.
    private func scrollable(_ words: BoundNode, _ context: ControlContext) -> BoundNode {
        let list = BoundStack(axis: .vertical, spacing: 0, alignment: .center)
        var scroll = context.part(.scroll(BoundScroll(list: list, position: .start)))
        scroll.children = [words]
        var either = context.part(.fits(axes: .vertical))
        either.children = [words, scroll]
        return either
    }

    private mutating func word(
        _ string: Bound<String>, _ font: ControlFont, following style: TextStyle, _ context: ControlContext
    ) -> BoundNode {
        let context = context.placed(at: string.range)
        var title = title(string.value, font, following: style, color: labelColor(at: string.range), context)
        if string.origin != string.range { title.origin = string.origin }
        return context.part(.text(title))
    }

    private mutating func separator(_ context: ControlContext) -> BoundNode {
        context.part(.divider(color: paint(facts.controls.alert.separator, context)))
    }

    // MARK: Buttons

    private struct AlertButton {
        var title: Bound<String>
        var style: AlertButtonStyle
        var action: Bound<String>?

        var range: SourceRange { title.range }
    }

    private mutating func buttons(_ node: Node?, _ context: ControlContext) -> [AlertButton] {
        guard let node, !node.isNull else { return [] }
        guard let items = node.sequence else {
            report(.mismatchedType("a list of { title, style, action }", found: node, of: "buttons"))
            return []
        }
        let buttons = items.prefix(Self.maxButtons).compactMap { button($0, context) }
        // A cancel button is the first of a row and the last of a column.
        return buttons.filter { $0.style == .cancel } + buttons.filter { $0.style != .cancel }
    }

    private static var maxButtons: Int { 50 }

    private mutating func button(_ node: Node, _ context: ControlContext) -> AlertButton? {
        if node.mapping == nil {
            return text(node, in: context.scope).map {
                AlertButton(title: $0, style: .default, action: nil)
            }
        }
        guard let members = members(of: node, SpecForms.alertButton.names, context) else { return nil }
        guard let title = members["title"].flatMap({ text($0, in: context.scope) }) else {
            report(
                Diagnostic(
                    .missingKey, "a button of an alert needs a key “title”", at: node.range,
                    help: "add title:, such as title: Cancel"))
            return nil
        }
        let style = members["style"].flatMap {
            choice($0, of: "style", among: AlertButtonStyle.self, in: context.scope)
        }
        let action = members["action"].flatMap { text($0, in: context.scope) }
        return AlertButton(title: title, style: style ?? .default, action: action)
    }

    private mutating func row(of buttons: [AlertButton], isStacked: Bool, _ context: ControlContext) -> BoundNode {
        let metrics = facts.controls.alert
        let line = separator(context)
        let isRow = buttons.count <= metrics.sideBySide && !isStacked
        let stacked = buttons.filter { $0.style != .cancel } + buttons.filter { $0.style == .cancel }
        let column = context.stack(
            .vertical, stacked.map { buttonNode($0, metrics, context) }.separated(by: line))
        guard isRow, buttons.count > 1 else { return column }
        var row = context.stack(
            .horizontal, buttons.map { buttonNode($0, metrics, context) }.separated(by: line.tall(metrics.buttonHeight))
        )
        // A divider takes all the available height; the row takes the ideal height of its buttons.
        row.sizing.height = Bound(.hug, range: context.range)
        var either = context.part(.fits(axes: .horizontal))
        either.children = [row, column]
        return either
    }

    private mutating func buttonNode(
        _ button: AlertButton, _ metrics: AlertMetrics, _ context: ControlContext
    ) -> BoundNode {
        let context = context.placed(at: button.range)
        let color = paint(button.style == .destructive ? metrics.destructiveColor : metrics.buttonColor, context)
        var title = title(
            button.title.value, metrics.buttonFont, weight: button.style == .cancel ? metrics.preferredWeight : nil,
            following: .body, color: color, context)
        title.lineLimit = 1
        if button.title.origin != button.range { title.origin = button.title.origin }
        var node = context.part(.text(title))
        node.sizing.width = Bound(.fill, range: context.range)
        node.sizing.minHeight = Bound(.points(metrics.buttonHeight), range: context.range)
        let (side, end) = (metrics.buttonPadding.width, metrics.buttonPadding.height)
        node.padding = Bound(Insets(top: end, leading: side, bottom: end, trailing: side), range: context.range)
        node.interaction = BoundInteraction(action: button.action, role: "button", range: button.range)
        return node
    }
}

enum AlertButtonStyle: String, CaseIterable {
    case `default`
    case cancel
    case destructive
}

extension ControlContext {
    /// Returns nodes in a row or a column; the default spacing is 0.
    fileprivate func stack(_ axis: Axis, _ nodes: [BoundNode], spacing: Points = 0) -> BoundNode {
        var node = part(.stack(BoundStack(axis: axis, spacing: spacing, alignment: .center)))
        node.children = nodes
        return node
    }
}

extension BoundNode {
    /// Returns a divider between two buttons with their minimum height as its ideal height, because a divider without a
    /// proposal is short.
    fileprivate func tall(_ height: Points) -> BoundNode {
        var line = self
        line.sizing.idealHeight = Bound(.points(height), range: range)
        return line
    }
}

extension [BoundNode] {
    fileprivate func separated(by line: BoundNode) -> [BoundNode] {
        enumerated().flatMap { $0.offset == 0 ? [$0.element] : [line, $0.element] }
    }
}
