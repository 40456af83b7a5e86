import Specs

/// The same items with other colors.
extension SceneItem {
    typealias Recoloring = (BoundColor) -> BoundColor

    func recolored(by change: Recoloring) -> SceneItem {
        var item = self
        item.kind = kind.recolored(by: change)
        return item
    }
}

extension SceneItem.Kind {
    fileprivate func recolored(by change: SceneItem.Recoloring) -> SceneItem.Kind {
        switch self {
        case .fill(let outline, let paint): .fill(outline, paint.recolored(by: change))
        case .stroke(let outline, let width, let line): .stroke(outline, width, line.recolored(by: change))
        case .edges(let edges, let rect, let width, let line, let outline):
            .edges(edges, rect, width, line.recolored(by: change), inside: outline)
        case .text(let text, let color): .text(text, change(color))
        case .symbol(let symbol, let box): .symbol(symbol.recolored(by: change), box)
        case .image, .display: self
        case .shadow(let outline, let shadow, let opacity):
            .shadow(of: outline, shadow.recolored(by: change), opaqueIf: opacity.recolored(by: change))
        case .placeholder(let placeholder): .placeholder(placeholder.recolored(by: change))
        case .group(.shadows(let shadows, let extent), let items):
            .group(
                .shadows(shadows.map { $0.recolored(by: change) }, extent: extent),
                items.map { $0.recolored(by: change) })
        case .group(let group, let items): .group(group, items.map { $0.recolored(by: change) })
        }
    }
}

extension SceneItem.Paint {
    fileprivate func recolored(by change: SceneItem.Recoloring) -> SceneItem.Paint {
        switch self {
        case .color(let color): .color(change(color))
        case .gradient(let stops, let angle, let rect):
            .gradient(
                stops.map { BoundGradientStop(position: $0.position, color: change($0.color)) }, angle: angle, rect)
        case .material: self
        }
    }
}

extension SceneItem.Line {
    fileprivate func recolored(by change: SceneItem.Recoloring) -> SceneItem.Line {
        SceneItem.Line(color: change(color), isRedacted: isRedacted)
    }
}

extension SceneItem.Opacity {
    fileprivate func recolored(by change: SceneItem.Recoloring) -> SceneItem.Opacity {
        SceneItem.Opacity(isAlways: isAlways, layers: layers.map { $0.map(change) })
    }
}

extension SceneItem.Placeholder {
    fileprivate func recolored(by change: SceneItem.Recoloring) -> SceneItem.Placeholder {
        var result = self
        if case .symbol(let symbol, let box) = form { result.form = .symbol(symbol.recolored(by: change), box) }
        switch condition {
        case .always: break
        case .visible(let colors): result.condition = .visible(colors.map(change))
        case .colored(let colors, let items):
            result.condition = .colored(colors.map(change), otherwise: items.map { $0.recolored(by: change) })
        }
        return result
    }
}

extension BoundSymbol {
    fileprivate func recolored(by change: SceneItem.Recoloring) -> BoundSymbol {
        var symbol = self
        symbol.color = change(color)
        return symbol
    }
}

extension BoundShadow {
    fileprivate func recolored(by change: SceneItem.Recoloring) -> BoundShadow {
        var shadow = self
        shadow.color = change(color)
        return shadow
    }
}
