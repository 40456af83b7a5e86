import Layout
import Loading
import Project
import Specs
import TestProjects
import Testing
import Values

@testable import Checks
@testable import Pipeline

/// A contrast that is not drawn equals the drawn one, or is sufficient and no higher than it.
@Suite(.enabled(if: systemTypesetter.hasFonts, "without fonts no letters are drawn"))
struct `Certain contrast compared with drawn contrast` {
    /// Inks close to each other on a bar of material, over stripes and a photo that extend below it.
    private static func spec(_ dice: inout Dice) -> String {
        let materials = ["ultraThin", "thin", "regular", "thick"]
        let inks = (0..<dice.number(below: 4) + 2).map { _ in
            let color = dice.number(below: 2) == 0 ? "\"{ios.color.label}\"" : dice.gray()
            let size = [11, 17, 34][dice.number(below: 3)]
            return dice.number(below: 3) == 0
                ? "{ symbol: star, size: \(size), color: \(color) }"
                : "{ text: \(["あg", "Ab", "。"][dice.number(below: 3)]), font: { size: \(size) }, color: \(color) }"
        }
        let stripes = (0..<6).map { _ in
            "{ spacer: , height: \(dice.number(below: 16) + 2), background: \(dice.gray()) }"
        }
        return """
            component: Bar
            preview: { width: 300 }
            body:
              zstack:
                - { vstack: [\(stripes.joined(separator: ", "))], spacing: 0, width: 300 }
                - { image: { placeholder: photo }, width: \(dice.number(below: 200) + 20), height: 60, hidden: true }
                - \(dice.number(below: 2) == 0 ? "hstack" : "vstack"): [\(inks.joined(separator: ", "))]
                  spacing: \(dice.number(below: 4))
                  width: 300
                  padding: 8
                  background: { material: \(materials[dice.number(below: 4)]) }
            """
    }

    private struct Dice {
        var state: UInt64

        mutating func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }

        /// Black to mid-gray, or white: colors with enough contrast on some materials only.
        mutating func gray() -> String {
            let digits = ["00", "22", "44", "55", "66", "FF"][number(below: 6)]
            return "\"#\(digits)\(digits)\(digits)\""
        }
    }

    /// The contrasts with all inks drawn and with only the uncertain ones drawn, in the order of drawing.
    private static func measured(
        _ spec: String
    ) throws -> (drawn: [InkContrast.Measured], found: [InkContrast.Measured], asked: AskedContrast) {
        let manifest = """
            uispec: 1
            specs: [c.yaml]
            contexts: { appearance: [light, dark], contrast: [standard], device: [iphone-15] }
            """
        let (project, component, metrics) = try TestFiles(["uispec.yaml": manifest, "c.yaml": spec]).soleComponent()
        var state = DrawingState(project: project, typesetter: systemTypesetter, pictures: .none)
        let bound = state.worker.binder.bind(component, state: "default", metrics: metrics)
        let laidOut = LayoutEngine.layOut(try #require(bound), proposal: nil, shaper: state.worker.shaper)
        let asked = RuleSet(project.manifest.rules).askedContrast
        func measured(_ asked: AskedContrast?) -> [InkContrast.Measured] {
            Mockup(laidOut, in: project.design, by: state.sampler, asked: asked).contrast(in: project.design).measured
        }
        return (measured(nil), measured(asked), asked)
    }

    /// The area drawn behind the gray text includes all inks, even those that need no drawing.
    @Test func `a node outside of its component counts whichever inks are drawn`() throws {
        let (drawn, found, _) = try Self.measured(
            """
            component: C
            preview: { backdrop: "#FFFFFF", width: 200 }
            body:
              zstack:
                - { spacer: , width: 100, height: 100, background: "#000000", offset: { x: -145 } }
                - zstack:
                    - { text: WW, color: "#000000", offset: { x: -100 } }
                    - { text: AA, color: "#8A8A8A", offset: { x: -20 } }
                  background: { material: ultraThin }
                  width: 300
                  height: 80
                  offset: { x: -40 }
              width: 200
              height: 100
            """)
        func gray(_ all: [InkContrast.Measured]) -> Double? { all.last { !$0.appearance.isDark }?.ratio }
        #expect(abs(try #require(gray(drawn)) - (try #require(gray(found)))) < 0.02)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `a certain contrast is sufficient and no higher than the drawn one`(seed: UInt64) throws {
        var dice = Dice(state: seed &* 7_919 &+ 3)
        let (drawn, found, asked) = try Self.measured(Self.spec(&dice))
        #expect(found.count == drawn.count)
        for (drawn, found) in zip(drawn, found) where drawn.ratio != found.ratio {
            #expect(drawn.placed.index == found.placed.index && drawn.appearance == found.appearance)
            let enough = try #require(asked.enough(for: found.kind, in: found.appearance))
            // Drawn colors are rounded.
            #expect(found.ratio >= enough && found.ratio <= drawn.ratio * 1.02)
        }
    }
}
