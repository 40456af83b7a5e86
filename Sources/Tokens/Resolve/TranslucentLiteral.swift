import Source
import Values
import YAML

/// A color written with a separate alpha: `{ color: "#1C1C1E", alpha: 0.6 }`.
struct TranslucentLiteral: Hashable, Sendable {
    private var color: SourceRange
    private var base: RGBA
    private var alpha: WrittenNumber

    /// Nil if the color itself is translucent, or if one of the two is a reference.
    init?(_ node: Node) {
        guard let written = node["color"], let base = written.string.flatMap({ try? Color(css: $0) })?.rgba,
            base.alpha == 1, let alpha = node["alpha"].flatMap(WrittenNumber.init)
        else { return nil }
        color = written.range
        self.base = base
        self.alpha = alpha
    }

    /// The ranges that an edit changes.
    var ranges: [SourceRange] { [color, alpha.range] }

    func edits(to new: RGBA) -> [Fix.Edit] {
        let colors = base.hex == new.hex ? [] : [Fix.Edit(range: color, replacement: "\"\(new.hex)\"")]
        return colors + alpha.edit(to: new.alpha)
    }
}
