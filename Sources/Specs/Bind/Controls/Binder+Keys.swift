import Platform
import Values

/// The style of a key in addition to its role.
struct KeyStyle {
    var isKana: Bool
    var isPad: Bool
    /// Whether it is a return key in the prominent color, such as Send or Search.
    var isProminent: Bool
}

/// Binding of the keys of the system keyboard.
extension Binder {
    /// Returns the background, the face and the caption of a key.
    mutating func parts(
        of key: KeyboardGrid.Key, _ style: KeyStyle, _ context: ControlContext
    ) -> [(BoundNode, Rect)] {
        var parts: [(BoundNode, Rect)] = []
        if key.role != .bare { parts.append((background(of: key, style, context), key.rect)) }
        let face = face(of: key, style, context)
        parts.append((face.0, key.rect.offset(x: 0, y: -face.rise)))
        guard !key.caption.isEmpty else { return parts }
        let metrics = facts.controls.keyboard
        var caption = title(key.caption, metrics.pad.lettersFont, color: paint(metrics.text, context), context)
        caption.lineLimit = 1
        parts.append((context.part(.text(caption)), key.rect.offset(x: 0, y: metrics.pad.lettersDrop)))
        return parts
    }

    private mutating func background(
        of key: KeyboardGrid.Key, _ style: KeyStyle, _ context: ControlContext
    ) -> BoundNode {
        let metrics = facts.controls.keyboard
        let shadow = BoundShadow(
            color: paint(metrics.shadow, context), offset: Point(x: 0, y: metrics.shadowY), blur: 0, spread: 0)
        let color =
            style.isProminent ? metrics.prominentKey : key.isSpecial ? metrics.specialKey : metrics.key
        return context.shape(
            .rectangle, paint(color, context), radius: metrics.keyRadius, shadows: [shadow])
    }

    /// Returns the face of a key and its offset above the center.
    private mutating func face(
        of key: KeyboardGrid.Key, _ style: KeyStyle, _ context: ControlContext
    ) -> (BoundNode, rise: Points) {
        let metrics = facts.controls.keyboard
        let color = paint(style.isProminent ? metrics.prominentText : metrics.text, context)
        if let name = metrics.keySymbols[key.face] {
            let font = ControlFont(size: metrics.keySymbolSize, weight: .regular)
            return (symbol(name, font, color: color, context), 0)
        }
        if style.isPad {
            let font = key.role == .bare ? metrics.pad.cornerFont : metrics.pad.digitFont
            return (face(key.face, font, color, context), key.caption.isEmpty ? 0 : metrics.pad.digitRise)
        }
        let isLetter = !style.isKana && !key.isSpecial && key.face.count == 1
        let font =
            isLetter
            ? metrics.letterFont : style.isKana && !key.isSpecial ? metrics.kanaFont : metrics.systemKeyFont
        return (face(key.face, font, color, context), isLetter ? metrics.letterRise : 0)
    }

    private mutating func face(
        _ string: String, _ font: ControlFont, _ color: BoundColor, _ context: ControlContext
    ) -> BoundNode {
        var title = title(string, font, color: color, context)
        title.lineLimit = 1
        return context.part(.text(title))
    }
}
