import Canvas
package import Values

/// A row of facts about the whole sheet, with the result at the end.
package struct FactsRow: Sendable, Hashable {
    package struct Fact: Sendable, Hashable {
        package var label: String
        package var value: String
        package var note: String

        package init(_ label: String, _ value: String, note: String = "") {
            self.label = label
            self.value = value
            self.note = note
        }
    }

    /// Facts beyond ``maximumFacts`` are left out.
    package var facts: [Fact]
    /// Nil on a sheet that checks nothing.
    package var status: SheetStatus?

    package init(facts: [Fact], status: SheetStatus?) {
        self.facts = facts
        self.status = status
    }

    /// The left edges of the facts, relative to the content. The last one is that of the status.
    package static let places: [Points] = [0, 220, 392, 540, 712, 824, 972]
    package static let maximumFacts = places.count - 1
    /// The gap between the rule and the facts.
    private static let above: Points = 12
    /// The minimum gap between neighboring texts.
    private static let gap: Points = 20
    private static let dot: Points = 8

    package func place(on page: inout PageCanvas) {
        let top = page.y + Self.above
        var height: Points = 0
        for (index, fact) in facts.prefix(Self.maximumFacts).enumerated() {
            height = max(height, place(fact, at: index, top: top, on: &page))
        }
        if let status {
            let result = Fact(SheetWords["Status"], status.value, note: status.note)
            height = max(height, place(result, at: Self.maximumFacts, top: top, on: &page, dot: status.verdict.color))
        }
        page.y = top + height
    }

    private func place(
        _ fact: Fact, at index: Int, top: Points, on page: inout PageCanvas, dot: RGBA? = nil
    ) -> Points {
        let x: Points = PageGrid.left + Self.places[index]
        let end = index + 1 < Self.places.count ? Self.places[index + 1] - Self.gap : PageGrid.content
        let width: Points = end - Self.places[index]
        var y = top
        y += page.lines(fact.label, .caption, x: x, top: y, width: width, limit: 1) + 2
        let indent: Points = dot == nil ? 0 : Self.dot + 8
        if let dot {
            let middle = y + PageStyle.rowName.baseline - PageStyle.rowName.capMiddle
            page.dot(diameter: Self.dot, color: dot, x: x, middle: middle.rounded(toPixelsAt: 2))
        }
        y += placeValue(fact.value, on: &page, x: x + indent, top: y, width: width - indent) + 2
        y += page.lines(
            fact.note, PageStyle.caption.colored(PageColors.ink2), x: x, top: y, width: width, limit: 2)
        return y - top
    }
}

extension FactsRow {
    /// Places a value, smaller if it does not fit two lines. Words are kept whole if possible. Returns the height.
    private func placeValue(
        _ value: String, on page: inout PageCanvas, x: Points, top: Points, width: Points
    ) -> Points {
        let small = PageStyle(size: 13, leading: 18, weight: .semibold, color: PageColors.ink)
        let whole = page.text.phraseLines(value, .rowName, width: width)
        let (style, lines) =
            whole.count <= 2
            ? (PageStyle.rowName, whole) : (small, page.text.phraseLines(value, small, width: width))
        for (index, line) in lines.prefix(Self.maximumLines).enumerated() {
            let isCut = index == Self.maximumLines - 1 && lines.count > Self.maximumLines
            let text = isCut ? page.text.line(line.text + TextEngine.ellipsis, style, width: width).text : line.text
            page.line(text, style, x: x, top: top + style.leading * Double(index))
        }
        return style.leading * Double(min(lines.count, Self.maximumLines))
    }

    private static let maximumLines = 5
}

/// The result of all checks of a sheet.
package struct SheetStatus: Sendable, Hashable {
    package var findings: Int
    package var passed: Int
    package var waived: Int
    /// The phrase for the counts of passed checks and of waived findings.
    package var phrase: String

    package init(findings: Int, passed: Int, waived: Int, phrase: String = "% pass, % waived") {
        self.findings = findings
        self.passed = passed
        self.waived = waived
        self.phrase = phrase
    }

    package var verdict: Verdict { findings > 0 ? .fail : .pass }

    package var value: String {
        switch findings {
        case 0: SheetWords["no findings"]
        case 1: SheetWords["1 finding"]
        default: SheetWords["% findings", findings]
        }
    }

    package var note: String { SheetWords[phrase, passed, waived] }
}
