import Testing
import Values

@testable import Pipeline
@testable import Sheets

struct `The pairs of colors of a token sheet` {
    @Test func `hold a text over a material, which had to be drawn to be seen`() throws {
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
        #expect(uses.map(\.ground) == ["material on #F2F2F7", "material on #F2F2F7"])
        #expect(uses.map(\.isText) == [false, true])
    }

    @Test func `are those of each ground, not only of the one on which a color is seen worst`() throws {
        let chip = """
            component: Chip
            preview: { backdrop: ["#FFFFFF", "#F2F2F7"] }
            body: { text: Chip, color: "#0757CF" }
            """
        let project = try SheetProject(chip)
        let uses = PairUses(try project.states(), tokens: project.project.tokens).uses(in: .light)
        #expect(uses.map(\.ground) == ["#FFFFFF", "#F2F2F7"])
    }
}
