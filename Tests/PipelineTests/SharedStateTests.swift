import Layout
import Project
import Source
import Specs
import TestProjects
import Testing
import Values

@testable import Checks
@testable import Drawing
@testable import Loading
@testable import Pipeline

/// States and screens of a component share bindings, measurements and drawings, which must not change any result.
@Suite(.enabled(if: systemTypesetter.hasFonts, "without fonts no letters are drawn"))
struct `Shared states` {
    private static let project = Result {
        try TestProject.load("Specs/tokyo-friends/uispec.yaml", from: RepositoryFiles())
    }

    private static func state(_ project: LoadedProject) -> DrawingState {
        DrawingState(project: project, typesetter: systemTypesetter, pictures: .none)
    }

    /// The parts of a contrast that are compared.
    private struct ComparedContrast: Equatable {
        var path: String
        var appearance: Appearance
        var foreground: RGBA
        var background: RGBA

        static func all(_ mockup: Mockup, in design: Design) -> [ComparedContrast] {
            mockup.contrast(in: design).measured.map {
                ComparedContrast(
                    path: $0.frame.node.path, appearance: $0.appearance, foreground: $0.foreground,
                    background: $0.background)
            }
        }
    }

    private static func contexts(of project: LoadedProject, at typeSize: TypeSize = .large) -> [MetricsContext] {
        project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).filter { $0.typeSize == typeSize }
    }

    /// A card of fixed width is equal on two of the devices. Screens and bars never are.
    @Test(arguments: [
        ("Home", false), ("Communities", false), ("Explore", false), ("NavigationBar", false), ("Card/Vertical", true),
        ("Button/Primary", true), ("Profile", false),
    ])
    func `results equal those of each state alone`(component name: String, hasTwins: Bool) throws {
        let project = try Self.project.get()
        let component = try #require(project.library[name])
        var drawing = Self.state(project)
        // A worker continues with another type size.
        let found = try [TypeSize.xSmall, .large].map { typeSize in
            drawing.worker.binder.begin(component)
            return try compareResults(component, in: project, at: typeSize, by: &drawing)
        }
        #expect(found.contains(true) == hasTwins)
    }

    /// - Returns: whether any mock-up was equal on two devices.
    private func compareResults(
        _ component: Component, in project: LoadedProject, at typeSize: TypeSize, by drawing: inout DrawingState
    ) throws -> Bool {
        let (boxes, settled) = (KnownBoxes(), SettledNodes())
        let rules = RuleSet(project.manifest.rules)
        var (twins, found): ([String: Mockup], Bool) = ([:], false)
        for metrics in Self.contexts(of: project, at: typeSize) {
            let sampler = drawing.sampler
            for state in component.stateNames {
                var alone = Self.state(project)
                let boundTrees = (
                    drawing.worker.binder.bind(component, state: state, metrics: metrics),
                    alone.worker.binder.bind(component, state: state, metrics: metrics)
                )
                let trees = (try #require(boundTrees.0), try #require(boundTrees.1))
                let shared = Mockup(
                    LayoutEngine.layOut(
                        trees.0, proposal: nil, shaper: drawing.worker.shaper, known: boxes),
                    reusing: twins[state], in: project.design, by: sampler)
                twins[state] = shared
                found = found || shared.isTwin
                let separate = Mockup(
                    LayoutEngine.layOut(trees.1, proposal: nil, shaper: alone.worker.shaper), in: project.design,
                    by: alone.sampler)
                #expect(shared.frames.map(\.frame.node) == separate.frames.map(\.frame.node), "\(state)")
                #expect(shared.frames.map(\.frame.rect) == separate.frames.map(\.frame.rect), "\(state)")
                #expect(shared.frames.map(\.frame.text) == separate.frames.map(\.frame.text), "\(state)")
                #expect(
                    ComparedContrast.all(shared, in: project.design)
                        == ComparedContrast.all(separate, in: project.design), "\(state)")
                #expect(
                    rules.check(shared, in: project.design, skipping: settled).map(\.diagnostic)
                        == rules.check(separate, in: project.design).map(\.diagnostic), "\(state)")
                #expect(
                    rules.pairs(in: shared, of: project.design) == rules.pairs(in: separate, of: project.design),
                    "\(state)")
            }
        }
        return found
    }

    @Test(arguments: ["Home", "Communities", "NavigationBar", "Notifications"])
    func `texts of one bar have the same background together as alone`(component name: String) throws {
        let project = try Self.project.get()
        let component = try #require(project.library[name])
        var state = Self.state(project)
        var shared = 0
        for metrics in Self.contexts(of: project).prefix(1) {
            for name in component.stateNames {
                let bound = state.worker.binder.bind(component, state: name, metrics: metrics)
                let laidOut = LayoutEngine.layOut(try #require(bound), proposal: nil, shaper: state.worker.shaper)
                let mockup = Mockup(laidOut)
                let inks = InkLook.all(of: mockup, in: project.design, canDraw: true).looks.compactMap(\.question)
                let sampler = try #require(state.sampler)
                let together = sampler.sights(of: inks, in: laidOut)
                let apart = inks.map { ink in
                    var alone = ink
                    alone.material = nil
                    return sampler.sights(of: [alone], in: laidOut).first ?? nil
                }
                for (ink, sights) in zip(inks, zip(together, apart)) where ink.material != nil {
                    shared += 1
                    for appearance in project.design.appearances {
                        let view = InkView(
                            appearance: appearance, base: appearance.isDark ? .black : .white, unknown: .white,
                            foreground: .black)
                        let one = try #require(sights.0?.samples(view)).compactMap(\.self)
                        let other = try #require(sights.1?.samples(view)).compactMap(\.self)
                        #expect(one.map(\.place) == other.map(\.place))
                        for (sample, alone) in zip(one, other) {
                            let ratios = (
                                Contrast.ratio(sample.background, .black), Contrast.ratio(alone.background, .black)
                            )
                            #expect(abs(ratios.0 - ratios.1) < 0.025 * ratios.1, "\(name) \(ink.path) \(sample.place)")
                        }
                    }
                }
            }
        }
        #expect(shared > 0)
    }

    /// Nothing is drawn below a node that hides the whole window.
    /// A node with a round corner, a translucent color or an edge in the window does not hide it.
    @Test(arguments: [
        ("background: \"#335577\", width: 200, height: 80", true),
        ("image: { placeholder: photo }, label: A, width: 200, height: 80", true),
        ("background: \"#33557780\", width: 200, height: 80", false),
        ("background: \"#335577\", width: 200, height: 80, opacity: 0.9", false),
        ("background: \"#335577\", width: 60, height: 60, radius: 30", false),
        ("background: \"#335577\", width: 30, height: 80", false),
    ])
    func `nodes below an opaque node are not drawn`(cover: String, hides: Bool) throws {
        let ground = cover.hasPrefix("image") ? cover : "zstack: [{ text: \"\" }], \(cover)"
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: Below it, id: below, font: { size: 30, relativeTo: body } }
                - { \(ground) }
                - { text: Text, id: text, color: "#FFFFFF" }
            """
        let manifest = "uispec: 1\nname: T\nspecs: [c.yaml]\ncontexts: { appearance: [light], device: [iphone-15] }"
        let files = TestFiles(["uispec.yaml": manifest, "c.yaml": spec])
        let projects = try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory)
        let project = try #require(projects.first)
        var state = Self.state(project)
        let metrics = try #require(Self.contexts(of: project).first)
        let component = try #require(project.library["C"])
        let bound = state.worker.binder.bind(component, state: "default", metrics: metrics)
        let laidOut = LayoutEngine.layOut(try #require(bound), proposal: nil, shaper: state.worker.shaper)
        let text = try #require(Mockup(laidOut).frames.last { $0.frame.node.id == "text" }?.frame)
        let probe = InkProbe(state.painter)
        let mask = try probe.mask(
            of: text.node.path, laidOutIn: [text.rect], seenIn: [text.rect], reach: 0, isUppermost: true,
            countsVeiled: false, isBlurred: false, laidOut, reaching: probe.reach(of: laidOut))
        #expect(!mask.cells.isEmpty)
        let window = try #require(
            probe.window(around: [mask], reach: 0, in: laidOut, reaching: probe.reach(of: laidOut)))
        func containsBelow(_ frames: [Frame]) -> Bool {
            frames.contains { $0.node.id == "below" || containsBelow($0.children) }
        }
        #expect(containsBelow(window.frames) != hides)
    }
}
