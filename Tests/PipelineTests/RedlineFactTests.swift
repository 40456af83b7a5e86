import Canvas
import Testing

@testable import Pipeline
@testable import Sheets

struct `A redline sheet tells` {
    private func words(_ spec: String) throws -> [String] {
        try #require(try SheetProject(spec).page(.redline)).texts.map(\.text)
    }

    @Test(arguments: ["component", "screen"])
    func `the radius of a small box of its own`(kind: String) throws {
        let box = "{ text: B, width: 30, height: 30, background: \"#FF0000\", radius: 8, id: badge }"
        let words = try words("\(kind): C\nbody: { vstack: [{ text: A, width: 200, height: 200 }, \(box)] }")
        #expect(words.contains("of badge"))
    }

    @Test func `a state that differs in a radius alone`() throws {
        let words = try words(
            """
            component: C
            states: { small: , large: }
            body:
              text: A
              width: 100
              height: 80
              background: "#FF0000"
              radius: { when: large, then: 32, else: 16 }
            """)
        #expect(words.contains("large, light"))
    }
}
