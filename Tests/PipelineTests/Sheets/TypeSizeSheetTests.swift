import Canvas
import Loading
import Platform
import Testing
import Values

@testable import Pipeline
@testable import Sheets

extension Page {
    /// The positions of the rotated numbers of a type size sheet that are not on a stage.
    fileprivate var figuresOffStages: [Point] {
        marks.compactMap { mark in
            if case .turned(_, _, let center) = mark { center } else { nil }
        }.filter { point in !stages.contains { $0.contains(Rect(origin: point, size: .zero)) } }
    }
}

struct `A Dynamic Type sheet` {
    @Test func `has a cell and a row for each of the twelve sizes`() throws {
        let page = try #require(try SheetProject(SheetSpecs.still).page(.typeSizes))
        #expect(page.pictures.count == 12)
        for size in TypeSize.allCases {
            let name = size.isAccessibility ? size.rawValue.uppercased() : size.rawValue
            // In the ramp, above its cell, in the table.
            #expect(page.words.count { $0 == name } == 3)
        }
        #expect(page.words.count { $0 == "default" } == 1)
        #expect(page.isInside)
    }

    @Test func `the size at which a growing text is truncated is shown`() throws {
        let page = try #require(
            try SheetProject(
                """
                component: Card
                body:
                  text: Join this community now
                  width: 220
                  lineLimit: 1
                  action: join
                  minHeight: 44
                  id: title
                """
            ).page(.typeSizes))
        #expect(page.words.contains("1 line") && page.words.contains { $0.hasPrefix("1 of ") })
        #expect(page.words.contains { $0.hasPrefix("title truncated, ") })
        #expect(page.words.contains { $0.hasPrefix("truncated-text, at ") && $0.hasSuffix("to AX5") })
    }

    @Test func `the text with the most lines is named below a cell, by its string if it has no name`() throws {
        let page = try #require(
            try SheetProject(
                """
                component: Chat
                body:
                  vstack:
                    - text: Today
                    - { text: Shall we all go to the seaside this weekend with a boat, width: 120 }
                """
            ).page(.typeSizes))
        #expect(page.words.count { $0.hasPrefix("“Shall w…” ") } == 12)
    }

    @Test func `the height of a control is off the stage without room next to it, in the last column too`()
        throws
    {
        let page = try #require(
            try SheetProject(
                """
                component: Row
                body:
                  hstack:
                    - { text: Someone wrote you a message, width: fill }
                    - { symbol: bookmark.fill, minWidth: 44, minHeight: 44, action: keep, id: keep }
                  width: fill
                """
            ).page(.typeSizes))
        let figures = page.figuresOffStages
        #expect(figures.count == 12)
        // The last column is the fourth one, and its numbers are in the margin.
        #expect(figures.count { $0.x > PageGrid.right } == 2)
    }

    /// Left of a picture, it would seem to belong to the one before.
    @Test func `a control on the left has its height on the right, too`() throws {
        let page = try #require(
            try SheetProject(
                """
                component: Row
                body:
                  hstack:
                    - { symbol: person.fill, minWidth: 44, minHeight: 44, action: open, id: open }
                    - { text: Someone wrote you a message, width: fill }
                  width: fill
                """
            ).page(.typeSizes))
        #expect(page.figuresOffStages.count == 12)
        #expect(page.figuresOffStages.allSatisfy { $0.x > PageGrid.left })
    }

    @Test func `a text is listed with its own lines, not with those of another row`() throws {
        let page = try #require(
            try SheetProject(
                """
                screen: List
                id: PG-1
                body:
                  scroll:
                    - each:
                        - The first row says a little more than the others do and so takes many lines
                        - The second row
                        - Last row
                      text: $item
                      padding: { vertical: 250 }
                  position: bottom
                """
            ).page(.typeSizes))
        // Only the last row is visible, and only it is named below its cells.
        #expect(page.words.count { $0.hasPrefix("“Last row” ") } == 12)
        #expect(!page.words.contains { $0.hasPrefix("“The fir…” ") })
    }

    @Test func `content that does not grow is drawn once`() throws {
        let page = try #require(
            try SheetProject("component: Dot\nbody: { shape: circle, fill: \"#C4231B\", width: 44, height: 44 }").page(
                .typeSizes))
        #expect(page.pictures.count == 1)
        #expect(page.words.contains { $0.hasPrefix("Nothing grows with the type size") })
    }

    @Test func `the state is the first one that has text`() throws {
        let page = try #require(
            try SheetProject(
                """
                component: Spinner
                properties: { words: "" }
                states: { loading: {}, timedOut: { set: { words: Take your time } } }
                body: { vstack: [{ spinner: }, { text: $words, when: $words }] }
                """
            ).page(.typeSizes))
        #expect(page.words.contains("The state “timedOut” at all twelve type sizes."))
        #expect(page.pictures.count == 12)
    }

    @Test func `all cells are drawn at one scale`() throws {
        let page = try #require(try SheetProject(SheetSpecs.screen).page(.typeSizes))
        #expect(Set(page.pictures.map(\.scale)).count == 1)
        #expect(page.pictures.allSatisfy { $0.rect.width <= PageGrid.span(3) + 0.01 })
    }

    @Test(arguments: [
        ("", "", ""), ("scales: false", "", "Does not grow: “One”."),
        ("scales: false", "scales: false", "Does not grow: all text."),
        ("scales: { max: ax1 }", "", "Grows up to AX1 only: “One”."),
    ])
    func `the legend names the texts that stop growing`(first: String, second: String, words: String) throws {
        func text(_ string: String, _ modifier: String) -> String {
            "{ text: \(string), font: body\(modifier.isEmpty ? "" : ", " + modifier) }"
        }
        let page = try #require(
            try SheetProject(
                "component: C\nbody: { vstack: [\(text("One", first)), \(text("Two", second))] }"
            ).page(.typeSizes))
        let joined = page.words.joined(separator: " ")
        #expect(words.isEmpty ? !joined.contains("row up to") && !joined.contains("not grow") : joined.contains(words))
    }

    @Test(arguments: [("presentation: { as: sheet, detents: [200] }\n", 12), ("", 0)])
    func `a sheet has a home indicator at every size`(presentation: String, count: Int) throws {
        let page = try #require(
            try SheetProject("component: C\n\(presentation)body: { vstack: [{ text: One }], width: fill, height: hug }")
                .page(.typeSizes))
        let capsules = page.marks.count { mark in
            guard case .fill(let path, .black) = mark else { return false }
            return page.pictures.contains { picture in
                let (width, height): (Points, Points) = (Points(134 * picture.scale), Points(5 * picture.scale))
                let rect = Rect(
                    x: picture.rect.midX - width / 2, y: picture.rect.maxY - Points(13 * picture.scale), width: width,
                    height: height)
                return path == .capsule(in: rect)
            }
        }
        #expect(capsules == count)
    }
}
