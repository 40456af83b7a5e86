import Canvas
import Drawing
import Layout
import Loading
import Project
import Specs
import Testing
import Values

@testable import Pipeline

/// Letters whose strokes blend with their surroundings.
extension `Drawn ink` {
    /// Returns the contrast of the darkest pixel of a component's picture with its background.
    private static func strongest(_ spec: String, on background: RGBA) throws -> Double {
        let (project, files) = try load(spec)
        var state = DrawingState(
            project: project, typesetter: typesetter,
            pictures: PictureSources(files: files, icons: IconFolder(path: nil)))
        let metrics = try #require(
            project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        let bound = state.worker.binder.bind(
            try #require(project.library.components.first), state: "default", metrics: metrics)
        let laidOut = LayoutEngine.layOut(try #require(bound), proposal: nil, shaper: state.worker.shaper)
        let picture = try state.painter.picture(of: laidOut, appearance: .light, scale: 2, margin: 0)
        let words = picture.words(
            x: 0, y: 0, width: Int(laidOut.size.width.value * 2), height: Int(laidOut.size.height.value * 2))
        let darkest = words.map { Double($0 >> 16 & 0xFF) / 255 }.min() ?? 1
        return Contrast.ratio(RGBA(red: darkest, green: darkest, blue: darkest), background)
    }

    @Test(arguments: [2.0, 3, 5, 8, 12, 20], [17, 34])
    func `blurred letters have the contrast of their drawing`(blur: Double, size: Int) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              text: "Only for members, join to read on"
              font: { size: \(size) }
              color: "#000000"
              blur: \(blur)
              padding: 60
            """
        let drawn = try Self.strongest(spec, on: .white)
        guard let worst = try await Self.worst(spec) else {
            #expect(drawn > 3)
            return
        }
        #expect(worst <= drawn * 1.02)
        #expect(worst - 1 > (drawn - 1) * 0.25, "\(worst) of \(drawn)")
    }

    /// With little blur, the contrast of thin strokes depends on their position between pixels.
    @Test(arguments: [(1.0, 1.12), (1.5, 1.05), (2, 1.05), (4, 1.05)])
    func `blurred letters have similar contrast at any fraction of a pixel`(
        blur: Double, difference: Double
    ) async throws {
        var all: [Double] = []
        for shift in [0, 0.25, 0.5, 0.75] {
            let spec = """
                component: C
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: Hello there
                  font: { size: 13 }
                  color: "#000000"
                  blur: \(blur)
                  padding: { leading: \(shift), top: \(shift) }
                """
            all.append(try #require(try await Self.worst(spec)))
        }
        #expect(try #require(all.max()) / #require(all.min()) < difference, "\(all)")
    }

    @Test(arguments: ["ultraThin", "thin", "regular", "thick"], ["vstack", "scroll"])
    func `letters below a material are measured as blurred`(material: String, holder: String) async throws {
        var all: [Double] = []
        for (y, height) in [(0, 100), (40, 200), (-20, 300)] {
            let spec = """
                screen: C
                background: "#FFFFFF"
                body:
                  \(holder):
                    - zstack:
                        - { text: Weekend walks, font: largeTitle, color: "#000000" }
                        - shape: rectangle
                          fill: transparent
                          background: { material: \(material) }
                          width: 360
                          height: \(height)
                          offset: { y: \(y) }
                """
            all.append(try #require(try await Self.worst(spec)))
        }
        #expect(all.allSatisfy { $0 < 1.25 }, "\(all)")
        #expect(try #require(all.max()) - #require(all.min()) < 0.05, "\(all)")
    }

    @Test func `letters blurred beyond recognition are not measured if VoiceOver skips them`() async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body: { text: "1234 5678", color: "#000000", blur: 8, hidden: true }
            """
        #expect(try await Self.worst(spec) == nil)
        #expect(try await Self.worst(spec.replacing("hidden: true", with: "hidden: false")) != nil)
    }
}
