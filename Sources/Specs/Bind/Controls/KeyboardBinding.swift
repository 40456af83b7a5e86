import Platform
import Project
import Values
import YAML

/// The system keyboard, which a screen or one of its states shows: `keyboard: shown`.
///
/// Japanese has the kana grid, any other language, and `keyboard: latin`, the letters. Nothing of it is a control of the
/// project's, and nothing is read.
extension Binder {
    mutating func keyboard(
        of component: Component, in scope: Scope, environment: Environment
    ) -> BoundPresentation? {
        let states = component.states.filter { scope.states.contains($0.name) }
        guard
            let written = states.compactMap({ $0.behavior[.keyboard] }).last ?? component.behavior[.keyboard],
            let kind = choice(written, of: "keyboard", among: KeyboardKind.self, in: scope), kind != .hidden
        else { return nil }
        let tint = platformColor(ControlContext.standardTint, at: written.range)
        let context = ControlContext(
            scope: scope, environment: environment, name: "keyboard", range: written.range, tint: tint)
        var presentation = BoundPresentation(keyboard(kind, context))
        presentation.style = .keyboard
        return presentation
    }

    private mutating func keyboard(_ kind: KeyboardKind, _ context: ControlContext) -> BoundNode {
        let metrics = facts.controls.keyboard
        let grid = KeyboardGrid(metrics, on: context.scope.metrics.onScreen)
        let isJapanese = context.scope.metrics.locale.hasPrefix("ja")
        let isKana = isJapanese && kind == .shown
        let language = isJapanese ? "ja" : "en"
        let keys =
            isKana
            ? grid.kana()
            : grid.letters(space: metrics.spaceTitle[language] ?? "", enter: metrics.returnTitle[language] ?? "")
        var parts: [BoundNode] = []
        var rects: [Rect] = []
        func add(_ part: BoundNode, _ rect: Rect) {
            parts.append(part)
            rects.append(rect)
        }
        if !isJapanese { suggestions(above: grid.keysTop, width: grid.size.width, context).forEach { add($0.0, $0.1) } }
        for key in keys {
            add(ground(of: key, context), key.rect)
            let face = face(of: key, isKana: isKana, context)
            add(face.0, key.rect.offset(x: 0, y: -face.rise))
        }
        strip(in: grid.strip, context).forEach { add($0.0, $0.1) }
        var node = context.part(.control(BoundControl(.keyboard, .fixed(grid.size, parts: rects))))
        node.path = "keyboard"
        node.children = parts.numbered(below: node.path, isRedacted: false)
        nodeCount += parts.count
        node.decoration.background = [.color(paint(metrics.background, context))]
        node.anchor = Anchor(.center, .bottom)
        node.voice.isHidden = true
        node.voice.children = .ignore
        return node
    }

    private mutating func ground(of key: KeyboardGrid.Key, _ context: ControlContext) -> BoundNode {
        let metrics = facts.controls.keyboard
        let shadow = BoundShadow(
            color: paint(metrics.shadow, context), offset: Point(x: 0, y: metrics.shadowY), blur: 0, spread: 0)
        return context.shape(
            .rectangle, paint(key.isSpecial ? metrics.specialKey : metrics.key, context), radius: metrics.keyRadius,
            shadows: [shadow])
    }

    /// What is on a key, and how far it stands above the middle.
    private mutating func face(
        of key: KeyboardGrid.Key, isKana: Bool, _ context: ControlContext
    ) -> (BoundNode, rise: Points) {
        let metrics = facts.controls.keyboard
        let color = paint(metrics.text, context)
        if let name = metrics.keySymbols[key.face] {
            let font = ControlFont(size: metrics.keySymbolSize, weight: .regular)
            return (symbol(name, font, color: color, context), 0)
        }
        let isLetter = !isKana && !key.isSpecial && key.face.count == 1
        let font =
            isLetter ? metrics.letterFont : isKana && !key.isSpecial ? metrics.kanaFont : metrics.systemKeyFont
        var title = title(key.face, font, color: color, context)
        title.lineLimit = 1
        return (context.part(.text(title)), isLetter ? metrics.letterRise : 0)
    }

    /// Three words, with lines between them.
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

    /// Globe and microphone, below the keys.
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
    /// That of the language.
    case shown
    /// The letters, also where the language has other keys.
    case latin
    case hidden
}
