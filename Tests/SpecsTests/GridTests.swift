import Source
import Specs
import Testing
import Values

@Suite struct GridTests {
    private func grid(_ modifiers: String) throws -> (BoundGrid?, [String]) {
        var spec = Specification(component: "body: { grid: [{ text: a }], \(modifiers) }")
        let body = try spec.body()
        guard case .grid(let grid) = body.content else { return (nil, spec.messages) }
        return (grid, spec.messages)
    }

    @Test(
        arguments: [
            ("columns: 2", [.flexible(min: 10, max: .infinity), .flexible(min: 10, max: .infinity)]),
            (
                "columns: [{ fixed: 80 }, flexible, { adaptive: 64 }]",
                [
                    .fixed(80), .flexible(min: 10, max: .infinity), .adaptive(min: 64, max: .infinity),
                ]
            ),
            (
                "columns: [{ flexible: 20 }, { flexible: { max: 90 } }]",
                [
                    .flexible(min: 20, max: .infinity), .flexible(min: 10, max: 90),
                ]
            ),
            ("columns: [{ adaptive: { min: 40, max: 60 } }]", [.adaptive(min: 40, max: 60)]),
        ] as [(String, [BoundGrid.Column.Width])])
    func `columns are read in every form`(modifiers: String, widths: [BoundGrid.Column.Width]) throws {
        let (grid, messages) = try grid(modifiers)
        #expect(messages == [])
        #expect(grid?.columns.map(\.width) == widths)
    }

    @Test func `rows have the spacing of columns unless lineSpacing is set`() throws {
        #expect(try grid("columns: 2").0?.lineSpacing == 8)
        #expect(try grid("columns: 2, spacing: 4").0?.lineSpacing == 4)
        let both = try grid("columns: [{ fixed: 8, spacing: 2 }], spacing: 4, lineSpacing: 6").0
        #expect(both?.spacing == 4)
        #expect(both?.lineSpacing == 6)
        #expect(both?.columns.first?.spacing == 2)
    }

    @Test(arguments: [
        ("spacing: 4", "a grid needs a key “columns”"),
        ("columns: 0", "“columns” must be a list or a whole number from 1 to 100"),
        ("columns: [wide]", "a column cannot be the text “wide”"),
        ("columns: [{ fixed: 80, min: 4 }]", "unknown key “min” in a column"),
        (
            "columns: [{ flexible: { min: 80, max: 40 } }]",
            "the max of a column must not be less than its min"
        ),
    ])
    func `invalid columns are reported`(modifiers: String, message: String) throws {
        #expect(try grid(modifiers).1 == [message])
    }

    @Test func `a scroll has a spacing and an alignment`() throws {
        var spec = Specification(component: "body: { scroll: [{ text: a }], spacing: 4, align: leading }")
        guard case .scroll(let scroll) = try spec.body().content else {
            Issue.record("no scroll")
            return
        }
        #expect(scroll.list.spacing == 4)
        #expect(!scroll.list.hasStandardSpacing)
        #expect(scroll.list.alignment.horizontal == .leading)
    }

    @Test func `a stack records whether its spacing is set`() throws {
        var spec = Specification(component: "body: { hstack: [{ vstack: [], spacing: 8 }, { vstack: [], spacing: }] }")
        let spacings = try spec.body().all.compactMap { node -> Bool? in
            if case .stack(let stack) = node.content { stack.hasStandardSpacing } else { nil }
        }
        #expect(spacings == [true, false, true])
    }
}
