import Checks
import Source
import Testing
import Values

@testable import Loading
@testable import Pipeline
@testable import Sheets

struct `A device sheet` {
    private static let contexts =
        "{ appearance: [light, dark], device: [iphone-se3, iphone-15], orientation: [portrait, landscape] }"

    @Test func `has every device and orientation, in light and dark, at one scale`() throws {
        let page = try #require(try SheetProject(SheetSpecs.screen, contexts: Self.contexts).page(.devices))
        #expect(page.pictures.count == 8)
        #expect(Set(page.pictures.map(\.scale)).count == 1)
        #expect(page.words.count { $0 == "iPhone 15" } == 4)
        #expect(page.words.contains("safe area: 59 top, 34 bottom"))
        #expect(["Light, portrait", "Dark, landscape"].allSatisfy(page.words.contains))
        #expect(page.isInside)
        #expect(page.pictures.allSatisfy { $0.rect.maxX <= PageGrid.right })
    }

    @Test func `is drawn only for screens`() throws {
        #expect(try SheetProject(SheetSpecs.still).page(.devices) == nil)
    }
}

struct `Annotated sheets` {
    private static let specs = [SheetSpecs.press, SheetSpecs.still, SheetSpecs.screen].joined(separator: "\n---\n")

    @Test func `are written next to the contact sheet if they have content`() async throws {
        let sheets = try await SheetProject(Self.specs).rendered(jobs: 2).keys.sorted()
        let names = sheets.compactMap { $0.split(separator: "/").last }.filter { !$0.hasPrefix("-") }
        #expect(
            names == [
                "Chip-motion.png", "Chip-redline.png", "Chip-type-sizes.png", "Chip.png", "Home-devices.png",
                "Home-redline.png", "Home-type-sizes.png", "Home.png", "Still-redline.png", "Still-type-sizes.png",
                "Still.png",
            ])
    }

    @Test func `are the same bytes with any number of workers`() async throws {
        let project = try SheetProject(Self.specs)
        let alone = try await project.rendered(jobs: 1)
        #expect(try await project.rendered(jobs: 4) == alone)
        #expect(alone.count >= 11)
    }

    @Test func `never have the name of a component's own sheet`() {
        for suffix in ["-type-sizes", "-motion", "-devices", "-redline"] {
            #expect(SheetName.contact("Chip" + suffix) == "Chip\(suffix)_")
        }
    }
}

struct `The states on a sheet` {
    @Test func `a disabled element is neither a finding of the sheet nor the worst contrast`() throws {
        let states = try SheetProject(
            """
            component: Send
            states: { ready: , waiting: { set: { body.disabled: true, body.color: "#DDDDDD" } } }
            body: { text: Send, color: "#000000", action: send, hitArea: 44 }
            """
        ).states()
        #expect(states.map { $0.worstContrast[.light].map { $0 > 20 } } == [true, nil])
        #expect(states.flatMap(\.findings).filter { $0.rule == "low-contrast-text" }.isEmpty)
    }
}
