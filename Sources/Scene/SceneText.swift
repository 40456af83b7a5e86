import Layout
import Platform
import Specs
import Values

/// A scene as text: one item per line, groups indented. Equal drawings have equal text, so it can be compared and
/// kept in golden files.
///
/// Lengths are in points, in steps of 1/64. A color that differs between appearances is written as
/// `light/dark/light+increased/dark+increased`.
package struct SceneText {
    private var lines: [String] = []
    private let showsOwners: Bool

    /// - Parameter showsOwners: Whether each line ends with the path of the node that draws it.
    package static func text(_ scene: Scene, showsOwners: Bool = true) -> String {
        var text = SceneText(showsOwners: showsOwners)
        text.add(scene.items, depth: 0)
        return text.lines.map { $0 + "\n" }.joined()
    }

    /// The text of single items, without their owners.
    static func text(_ items: [SceneItem]) -> String {
        var text = SceneText(showsOwners: false)
        text.add(items, depth: 0)
        return text.lines.joined(separator: "\n")
    }

    private init(showsOwners: Bool) {
        self.showsOwners = showsOwners
    }

    private mutating func add(_ items: [SceneItem], depth: Int) {
        for item in items {
            let (words, inner) = Self.words(item.kind)
            let line = String(repeating: "  ", count: depth) + words
            lines.append(showsOwners ? "\(line)  ← \(item.owner)" : line)
            add(inner, depth: depth + 1)
        }
    }

    /// The words of one line, and the items that are indented below it.
    private static func words(_ kind: SceneItem.Kind) -> (String, [SceneItem]) {
        switch kind {
        case .fill(let outline, .color(let color)): ("fill \(words(outline)) \(words(color))", [])
        case .fill(let outline, .gradient(let stops, let angle, let rect)):
            ("gradient \(words(outline)) \(words(stops)) angle \(number(angle)) across \(words(rect))", [])
        case .fill(let outline, .material(let material)): ("material \(words(outline)) \(material.rawValue)", [])
        case .stroke(let outline, let width, let line):
            ("stroke \(words(outline)) width \(words(width)) \(words(line))", [])
        case .edges(let edges, let rect, let width, let line, let outline):
            (
                "edges \(words(edges)) of \(words(rect)) width \(words(width)) \(words(line)) inside \(words(outline))",
                []
            )
        case .text(let text, let color): ("text \(words(text)) \(words(color))", [])
        case .symbol(let symbol, let box): ("symbol \(words(symbol)) in \(words(box)) \(words(symbol.color))", [])
        case .image(let image, let box, let outline):
            ("image \(words(image)) in \(words(box)) inside \(words(outline))", [])
        case .shadow(let outline, let shadow, let opacity):
            ("shadow of \(words(outline)) \(words(shadow))\(words(opacity))", [])
        case .placeholder(let placeholder): words(placeholder)
        case .display(let isBlack): ("display \(isBlack ? "black" : "background")", [])
        case .group(let group, let items): (words(group), items)
        }
    }

    private static func words(_ group: SceneItem.Group) -> String {
        switch group {
        case .effects(let effects, let box, _, let showsBackdrop):
            "group \(words(effects)) about \(words(box))\(showsBackdrop ? " showing its backdrop" : "")"
        case .clip(let outline): "clip \(words(outline))"
        case .scroll(let visible): "scroll \(words(visible))"
        case .shadows(let shadows, _): "shadows \(shadows.map(words).joined(separator: ", "))"
        case .receding(let step):
            "receding top \(number(step.top)) scale \(number(step.scale)) radius \(number(step.radius))"
        }
    }

    private static func words(_ placeholder: SceneItem.Placeholder) -> (String, [SceneItem]) {
        let form =
            switch placeholder.form {
            case .outline(let outline): words(outline)
            case .text(let text): "of text \(words(text))"
            case .symbol(let symbol, let box): "of symbol \(words(symbol)) in \(words(box))"
            }
        let words = "placeholder \(form)\(placeholder.isStill ? " still" : "")"
        return switch placeholder.condition {
        case .always: (words, [])
        case .visible(let colors): (words + " if visible \(Self.words(colors))", [])
        case .colored(let colors, let items): (words + " if colored \(Self.words(colors)), otherwise:", items)
        }
    }
}
