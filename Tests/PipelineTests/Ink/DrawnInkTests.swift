import Canvas
import Checks
import Layout
import Project
import Source
import Specs
import Testing
import Values

@testable import Loading
@testable import Pipeline

/// Contrast measured by drawing, compared with arithmetic where both apply, and with exact ratios.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no letters are drawn"))
struct `Drawn ink` {
    static let typesetter = Typesetter()

    static let light = "{ appearance: [light], device: [iphone-15] }"

    static func load(
        _ spec: String, _ images: [String: [UInt8]] = [:], contexts: String = light
    ) throws -> (LoadedProject, TestFiles) {
        let manifest = "uispec: 1\nname: T\nspecs: [c.yaml]\ncontexts: \(contexts)"
        let files = TestFiles(["uispec.yaml": manifest, "c.yaml": spec])
        for (path, bytes) in images { try files.write(bytes, to: path) }
        let projects = try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory)
        return (try #require(projects.first), files)
    }

    static func worst(
        _ spec: String, _ images: [String: [UInt8]] = [:], contexts: String = light
    ) async throws -> Double? {
        let (project, files) = try load(spec, images, contexts: contexts)
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.only = ["low-contrast-text"]
        let pictures = PictureSources(files: files, icons: IconFolder(path: nil))
        let result = await CheckRun(project, options: options, typesetter: typesetter, pictures: pictures).run()
        #expect(result.findings.allSatisfy { $0.rule == "low-contrast-text" }, "\(result.findings)")
        return result.findings.compactMap(\.measure?.measured).min()
    }

    /// Random numbers that are the same in every run.
    private struct Dice {
        var state: UInt64

        mutating func byte() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 56)
        }

        mutating func color(translucent: Bool) -> String {
            var bytes = [byte(), byte(), byte()]
            if translucent { bytes.append(byte()) }
            return "\"#"
                + bytes.map { byte in
                    let digits = String(byte, radix: 16)
                    return digits.count == 1 ? "0" + digits : digits
                }.joined() + "\""
        }
    }

    @Test(arguments: 0..<24 as Range<UInt64>)
    func `drawing and arithmetic agree on flat layers`(seed: UInt64) throws {
        var dice = Dice(state: seed &* 7_919 &+ 17)
        let spec = """
            component: C
            preview: { backdrop: \(dice.color(translucent: false)) }
            body:
              zstack:
                - zstack:
                    - text: 文字 Text
                      id: t
                      font: { size: 22, weight: bold }
                      color: \(dice.color(translucent: true))
                  padding: 12
                  background: \(dice.color(translucent: true))
                  opacity: \(Double(dice.byte() % 80 + 20) / 100)
                  saturation: \(Double(dice.byte() % 10) / 10)
              padding: 12
              background: \(dice.color(translucent: true))
            """
        let (project, files) = try Self.load(spec)
        var state = DrawingState(
            project: project, typesetter: Self.typesetter,
            pictures: PictureSources(files: files, icons: IconFolder(path: nil)))
        let component = try #require(project.library.components.first)
        let metrics = try #require(
            project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        let bound = state.worker.binder.bind(component, state: "default", metrics: metrics)
        let tree = try #require(bound)
        let laidOut = LayoutEngine.layOut(tree, proposal: nil, shaper: state.worker.shaper)
        let mockup = Mockup(laidOut)
        let composed = try #require(mockup.contrast(in: project.design).measured.first)
        let frame = composed.frame
        let ink = InkSubject(path: frame.node.path, boxes: [frame.rect], rects: [frame.rect], reach: 0)
        let base = try #require(tree.backdrops.first).value[.light]
        let samples = try #require(
            state.sampler?.sights(of: [ink], in: laidOut).first??.samples(
                InkView(appearance: .light, base: base, unknown: .white, foreground: nil)))
        let drawn = try #require(samples.compactMap(\.self).map { Contrast.ratio($0.foreground, $0.background) }.min())
        // Each layer is rounded to 8 bits per channel, so three layers differ by a few hundredths at most.
        #expect(abs(drawn - composed.ratio) < 0.04 * composed.ratio, "\(drawn) \(composed.ratio)")
    }

    private static func png(_ color: RGBA, width: Double = 40, height: Double = 40) throws -> [UInt8] {
        try Surface(size: Size(width: Points(width), height: Points(height)), scale: 1, filledWith: color).png()
    }

    /// A bar whose frame is 30 points away from the text's.
    @Test(arguments: [
        ("rotation: 90", true), ("scale: 6", true), ("blur: 16", true),
        ("shadow: { color: \"#444444\", y: 40, blur: 4 }", true), ("offset: { y: 40 }", true), ("", false),
    ])
    func `a node elsewhere counts if its effect reaches under a text`(effect: String, reaches: Bool) async throws {
        for bar in ["shape: rectangle, fill: \"#444444\", width: 80, height: 12", Self.parts] {
            let ratio = try await Self.worst(
                """
                component: C
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - { \(bar)\(effect.isEmpty ? "" : ", ")\(effect) }
                    - { text: MMMM, color: "#767676", offset: { y: 40 } }
                  padding: 80
                """)
            #expect((ratio ?? 21 < 4.5) == reaches, "\(bar): \(ratio ?? 21)")
        }
    }

    /// The bar in two parts without effects of their own.
    private static let parts = """
        hstack: [{ shape: rectangle, fill: "#444444", width: 40, height: 12 }, \
        { shape: rectangle, fill: "#444444", width: 40, height: 12 }], spacing: 0
        """

    @Test func `the pixels of an image file are measured`() async throws {
        let spec = """
            component: C
            body:
              zstack:
                - { image: a.png, contentMode: fill, width: 200, height: 60, hidden: true }
                - { text: Text on a picture, color: "#FFFFFF" }
            """
        let dark = try await Self.worst(spec, ["a.png": Self.png(.bytes(0x20, 0x20, 0x20))])
        #expect(dark == nil)
        // White on #949494 is 3.03:1.
        let gray = try #require(try await Self.worst(spec, ["a.png": Self.png(.bytes(0x94, 0x94, 0x94))]))
        #expect(abs(gray - Contrast.ratio(.white, .bytes(0x94, 0x94, 0x94))) < 0.05)
    }

    @Test func `a round corner under the frame of a text does not affect its letters`() async throws {
        let spec = """
            component: Badge
            preview: { backdrop: "#FFFFFF" }
            body:
              text: "3"
              font: { size: 13, weight: semibold }
              color: "#FFFFFF"
              padding: { horizontal: 5, vertical: 1 }
              background: "#C0271C"
              radius: full
            """
        #expect(try await Self.worst(spec) == nil)
    }

    /// White that is drawn over an edge of gray ink makes it lighter there.
    @Test func `the edge of a cover over a part of a text is not the color of the rest`() async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: MMMM, font: { size: 17, weight: bold }, color: "#767676" }
                - { shape: circle, fill: "#FFFFFF", width: 15, height: 15, offset: { x: 20.3, y: -6.3 } }
            """
        #expect(Contrast.ratio(.bytes(0x76, 0x76, 0x76), .white) >= 4.5)
        #expect(try await Self.worst(spec) == nil)
    }

    /// A dot in the middle of its frame is covered although the frame is not.
    /// A dot in the corner of a circle's frame is not covered.
    @Test(arguments: [
        ("・", "circle", "0, y: 0", true), ("・", "circle", "12, y: 0", false), ("・", "circle", "5, y: 5", false),
        ("・", "rectangle", "3, y: 3", true), ("・M", "circle", "-8, y: 0", false),
    ])
    func `ink is hidden if all of it is covered`(
        text: String, shape: String, offset: String, isHidden: Bool
    ) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: \(text), font: { size: 17 }, color: "#767676" }
                - { shape: \(shape), fill: "#FFFFFF", width: 12, height: 12, offset: { x: \(offset) } }
            """
        #expect(try await Self.worst(spec) == (isHidden ? 1 : nil))
    }

    @Test func `a translucent cover over a text counts`() async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: Under a cover, id: t, color: "#000000" }
                - { shape: rectangle, fill: "#FFFFFFC0", width: 300, height: 60 }
            """
        // White at an alpha of 0.753 over black is #C0C0C0.
        let ratio = try #require(try await Self.worst(spec))
        #expect(abs(ratio - Contrast.ratio(.bytes(0xC0, 0xC0, 0xC0), .white)) < 0.06, "\(ratio)")
    }

    @Test func `content below a material is measured as blurred`() async throws {
        func spec(_ left: String, _ right: String) -> String {
            """
            component: C
            preview: { backdrop: "#FFFFFF", width: 320 }
            body:
              zstack:
                - hstack:
                    - { shape: rectangle, fill: "\(left)", width: 160, height: 80 }
                    - { shape: rectangle, fill: "\(right)", width: 160, height: 80 }
                  spacing: 0
                - zstack:
                    - { text: Title over scrolled rows, color: "#000000" }
                  width: 320
                  height: 80
                  background: { material: ultraThin }
            """
        }
        #expect(try await Self.worst(spec("#FFFFFF", "#F2F2F7")) == nil)
        #expect(try await Self.worst(spec("#FFFFFF", "#101010")) != nil)
    }

    /// A gradient from left to right with a column for each point.
    private static func gradient(_ from: RGBA, _ to: RGBA, width: Int) throws -> [UInt8] {
        let surface = try Surface(size: Size(width: Points(Double(width)), height: 60), scale: 1, filledWith: from)
        for column in 0..<width {
            let share = (Double(column) + 0.5) / Double(width)
            let color = RGBA(
                red: from.red + (to.red - from.red) * share, green: from.green + (to.green - from.green) * share,
                blue: from.blue + (to.blue - from.blue) * share)
            surface.fill(.rect(Rect(x: Points(Double(column)), y: 0, width: 1, height: 60)), color)
        }
        return try surface.png()
    }

    @Test(arguments: [
        ("#FFFFFF", "#000000", "#8A8A8A"), ("#FF0000", "#00FF00", "#404040"), ("#101010", "#C0C0C0", "#9A9A9A"),
    ])
    func `a gradient and a picture of it have the same contrast`(from: String, to: String, color: String) async throws {
        func rgba(_ text: String) throws -> RGBA { try Color(css: text).rgba }
        func spec(_ ground: String) -> String {
            """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: illicit, font: { size: 17 }, color: "\(color)", width: 120 }
              width: 300
              height: 60
              background: \(ground)
            """
        }
        let drawn = try await Self.worst(
            spec("{ image: g.png }"), ["g.png": Self.gradient(rgba(from), rgba(to), width: 300)])
        let stops = "[{ color: \"\(from)\", position: 0 }, { color: \"\(to)\", position: 1 }]"
        let composed = try await Self.worst(spec("{ gradient: \(stops), angle: 90 }"))
        let (picture, gradient) = (try #require(drawn), try #require(composed))
        #expect(abs(picture - gradient) < 0.05, "\(picture) \(gradient)")
    }
}
