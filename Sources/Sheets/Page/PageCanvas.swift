package import Canvas
package import Values

/// A page under construction. Parts add their marks, and a cursor moves down.
///
/// Nothing is drawn before all parts are placed, because the height of the page is unknown until then.
package struct PageCanvas {
    package let text: PageText
    /// The text of samples.
    package let sample: SampleText
    package private(set) var marks: [PageMark] = []
    /// The top of the next part.
    package var y: Points = PageGrid.margin

    package init(engine: TextEngine, sample: SampleText = SampleText()) {
        text = PageText(engine: engine)
        self.sample = sample
    }

    package mutating func add(_ mark: PageMark) {
        marks.append(mark)
    }

    /// Sets one line that starts at `x`. Returns its width.
    ///
    /// - Parameter top: the top of the line, whose height is the style's leading.
    @discardableResult
    package mutating func line(_ text: String, _ style: PageStyle, x: Points, top: Points) -> Points {
        line(text, style, x: x, baseline: top + style.baseline)
    }

    @discardableResult
    package mutating func line(_ text: String, _ style: PageStyle, x: Points, baseline: Points) -> Points {
        let width = self.text.width(text, style)
        if !text.isEmpty {
            add(.text(PlacedText(text: text, style: style, origin: Point(x: x, y: baseline), width: width)))
        }
        return width
    }

    /// Sets one line that ends at `right`. Returns its width.
    @discardableResult
    package mutating func line(_ text: String, _ style: PageStyle, right: Points, baseline: Points) -> Points {
        line(text, style, x: right - self.text.width(text, style), baseline: baseline)
    }

    /// Sets text in several lines. Returns their height.
    @discardableResult
    package mutating func lines(
        _ text: String, _ style: PageStyle, x: Points, top: Points, width: Points, limit: Int = .max
    ) -> Points {
        let lines = self.text.lines(text, style, width: width, limit: limit)
        for (index, line) in lines.enumerated() {
            self.line(line.text, style, x: x, top: top + style.leading * Double(index))
        }
        return style.leading * Double(lines.count)
    }

    /// Draws a line across the content or a part of it.
    package mutating func rule(
        top: Points, color: RGBA = PageColors.line, x: Points = PageGrid.left, width: Points = PageGrid.content
    ) {
        add(.rule(Rect(x: x, y: top, width: width, height: PageGrid.hairline), color))
    }

    package mutating func dot(diameter: Points, color: RGBA, x: Points, middle: Points) {
        add(.fill(.ellipse(in: Rect(x: x, y: middle - diameter / 2, width: diameter, height: diameter)), color))
    }

    /// Returns the page with its marks. It ends a bottom margin below the cursor.
    package func finished() -> Page {
        Page(size: Size(width: PageGrid.width, height: y + PageGrid.bottomMargin), marks: marks)
    }
}

/// A page with a finished layout.
package struct Page: Sendable {
    package var size: Size
    package var marks: [PageMark]

    /// All texts, in drawing order.
    package var texts: [PlacedText] {
        marks.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    package var rules: [Rect] {
        marks.compactMap { if case .rule(let rect, _) = $0 { rect } else { nil } }
    }

    package var stages: [Rect] {
        marks.compactMap { if case .stage(let rect, _) = $0 { rect } else { nil } }
    }

    package var pictures: [PlacedPicture] {
        marks.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
    }
}
