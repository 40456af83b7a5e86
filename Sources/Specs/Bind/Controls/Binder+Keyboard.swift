import Platform
import Project
import Values
import YAML

/// Binding of the system keyboard, which a screen or one of its states shows: `keyboard: shown`.
///
/// Japanese has the kana grid; other languages and `keyboard: latin` have letters. An edited field's `keyboardType`
/// takes precedence. No part of the keyboard counts as a control of the project or is read by VoiceOver.
extension Binder {
    /// - Parameter traits: The keyboard traits of the edited field.
    mutating func keyboard(
        of component: Component, for traits: KeyboardTraits?, in scope: Scope, environment: Environment
    ) -> BoundPresentation? {
        let states = component.states(named: scope.states)
        guard
            let written = states.compactMap({ $0.behavior[.keyboard] }).last ?? component.behavior[.keyboard],
            let kind = choice(written, of: "keyboard", among: KeyboardKind.self, in: scope), kind != .hidden
        else { return nil }
        let tint = platformColor(ControlContext.standardTint, at: written.range)
        let context = ControlContext(
            scope: scope, environment: environment, name: "keyboard", range: written.range, tint: tint)
        let traits = traits ?? KeyboardTraits(type: .default, submitLabel: .return)
        var presentation = BoundPresentation(keyboard(kind, traits, context))
        presentation.style = .keyboard
        return presentation
    }

    private mutating func keyboard(
        _ kind: KeyboardKind, _ traits: KeyboardTraits, _ context: ControlContext
    ) -> BoundNode {
        let metrics = facts.controls.keyboard
        let corner = traits.type.padCorner
        let grid = KeyboardGrid(metrics, isPad: corner != nil, on: context.scope.metrics.onScreen)
        let isJapanese = context.scope.metrics.locale.hasPrefix("ja")
        let isKana = isJapanese && kind == .shown && !traits.type.isLatin && corner == nil
        let language = isJapanese ? "ja" : "en"
        let enter =
            traits.submitLabel == .return
            ? metrics.returnTitle[language] ?? ""
            : isJapanese ? metrics.returnTitles[traits.submitLabel.rawValue] ?? "" : traits.submitLabel.rawValue
        let row = traits.type.spaceRow
        let keys =
            if let corner {
                grid.digits(corner: corner)
            } else if isKana {
                grid.kana()
            } else {
                grid.letters(
                    space: row.hasSpace ? metrics.spaceTitle[language] ?? "" : nil, others: row.others, enter: enter)
            }
        var parts: [BoundNode] = []
        var rects: [Rect] = []
        func add(_ part: BoundNode, _ rect: Rect) {
            parts.append(part)
            // A keyboard with Latin letters, kana or digits is never mirrored, so the mirroring by layout is undone.
            rects.append(context.isMirrored ? rect.mirrored(in: grid.size.width) : rect)
        }
        if !isJapanese, corner == nil {
            suggestions(above: grid.keysTop, width: grid.size.width, context).forEach { add($0.0, $0.1) }
        }
        let isProminent = metrics.prominentReturn.contains(traits.submitLabel.rawValue)
        for var key in keys {
            if key.role == .enter { key.face = enter }
            let style = KeyStyle(
                isKana: isKana, isPad: corner != nil, isProminent: isProminent && key.role == .enter)
            self.parts(of: key, style, context).forEach { add($0.0, $0.1) }
        }
        if corner == nil { strip(in: grid.strip, context).forEach { add($0.0, $0.1) } }
        var node = context.part(.control(BoundControl(.keyboard, .fixed(grid.size, parts: rects))))
        node.path = "keyboard"
        node.children = parts.numbered(below: node.path)
        nodeCount += parts.count
        node.decoration.background = [.color(paint(metrics.background, context))]
        node.anchor = Anchor(.center, .bottom)
        node.voice.isHidden = true
        node.voice.children = .ignore
        return node
    }

    /// Returns three suggested words with lines between them.
    private mutating func suggestions(
        above keysTop: Points, width: Points, _ context: ControlContext
    ) -> [(BoundNode, Rect)] {
        let metrics = facts.controls.keyboard
        let words = metrics.suggestions
        let share: Points = width / Double(max(1, words.count))
        var parts: [(BoundNode, Rect)] = []
        for (index, word) in words.enumerated() {
            var title = title(word, metrics.suggestionFont, color: paint(metrics.text, context), context)
            title.lineLimit = 1
            let rect = Rect(x: share * Double(index), y: 0, width: share, height: keysTop)
            parts.append((context.part(.text(title)), rect))
            guard index > 0 else { continue }
            let line = metrics.suggestionSeparatorSize
            parts.append(
                (
                    context.shape(.rectangle, paint(metrics.suggestionSeparator, context)),
                    Rect(
                        x: rect.minX - line.width / 2, y: (keysTop - line.height) / 2, width: line.width,
                        height: line.height)
                ))
        }
        return parts
    }

    /// Returns the globe and the microphone below the keys.
    private mutating func strip(in rect: Rect, _ context: ControlContext) -> [(BoundNode, Rect)] {
        let metrics = facts.controls.keyboard
        guard rect.height > 0, let first = metrics.stripSymbols.first, let last = metrics.stripSymbols.last else {
            return []
        }
        let font = ControlFont(size: metrics.stripSymbolSize, weight: .regular)
        let side = metrics.stripSymbolInset * 2.0
        return [(first, rect.minX), (last, rect.maxX - side)].map { name, x in
            (
                symbol(name, font, color: paint(metrics.text, context), context),
                Rect(x: x, y: rect.minY, width: side, height: rect.height)
            )
        }
    }
}

enum KeyboardKind: String, CaseIterable {
    /// The keyboard of the language.
    case shown
    /// The letters, even if the language has other keys.
    case latin
    case hidden
}
