import Loading
import Testing
import Values

@testable import Pipeline
@testable import Sheets

struct `The pairs of colors of a token sheet` {
    @Test func `include text over a material, which must be drawn to be measured`() throws {
        let bar = """
            component: Bar
            preview: { backdrop: ["#F2F2F7"], width: 393 }
            body:
              hstack: [{ symbol: chevron.backward, size: 20, weight: semibold }, { text: ホーム }]
              color: "#0757CF"
              height: 44
              width: fill
              background: { material: bar }
              border: { color: "#3C3C4349", width: hairline, edges: [bottom] }
            """
        let project = try SheetProject(bar)
        let uses = PairUses(try project.states(), tokens: project.project.tokens).uses(in: .light)
        #expect(uses.map(\.background) == ["material on #F2F2F7", "material on #F2F2F7"])
        #expect(uses.map(\.isText) == [false, true])
    }

    @Test func `include every background, not only the worst one`() throws {
        let chip = """
            component: Chip
            preview: { backdrop: ["#FFFFFF", "#F2F2F7"] }
            body: { text: Chip, color: "#0757CF" }
            """
        let project = try SheetProject(chip)
        let uses = PairUses(try project.states(), tokens: project.project.tokens).uses(in: .light)
        #expect(uses.map(\.background) == ["#FFFFFF", "#F2F2F7"])
    }
}
