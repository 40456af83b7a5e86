import Checks
import Layout
import Platform
import Project
import Source
import Specs
import TestProjects
import Testing
import Values

@testable import Loading
@testable import Pipeline

/// Changes every figure that the specs of Tokyo Friends expect, in a copy. Each must be reported separately.
@Suite(.enabled(if: systemTypesetter.hasFonts, "without fonts, text widths are estimated"))
struct ExpectedFigureTests {
    static let manifest = "Specs/tokyo-friends/uispec.yaml"

    /// The repository with replaced texts of some files.
    struct ChangedFiles: FileSystem {
        var changed: [String: [UInt8]] = [:]
        private let disk = RepositoryFiles()

        func read(_ path: String) throws(FileSystemError) -> [UInt8] {
            if let bytes = changed[path] { return bytes }
            return try disk.read(path)
        }

        func list(_ folder: String) throws(FileSystemError) -> [String] { try disk.list(folder) }
        func kind(of path: String) -> FileKind? { disk.kind(of: path) }
        func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
            throw FileSystemError(.write, path, reason: "this file system is read-only")
        }
    }

    /// An expectation, and the first mock-up that it applies to.
    struct Expected: Sendable {
        var state: String
        var metrics: MetricsContext
        var value: BoundExpectation.Requirement
    }

    /// The project with every figure changed, and the original figures by their index in the expectations of the
    /// component.
    struct Copy: Sendable {
        struct Place: Hashable, Sendable {
            var component: String
            var expectation: Int
            var figure: Int
        }

        var original: LoadedProject
        var changed: LoadedProject
        var expected: [Place: Expected]
    }

    static let copy = Swift.Result<Copy, any Error> {
        let original = try TestProject.load(manifest, from: RepositoryFiles())
        var expected: [Copy.Place: Expected] = [:]
        var edits: [String: [(range: SourceRange, text: String)]] = [:]
        for component in original.library.components {
            for (index, expectation) in component.expectations.enumerated() {
                for (inner, figure) in expectation.figures.enumerated() {
                    guard let found = firstMockup(figure, of: component, in: original) else { continue }
                    expected[.init(component: component.name, expectation: index, figure: inner)] = found
                    guard let path = original.sources[figure.valueRange.file]?.path else { continue }
                    edits[path, default: []].append((figure.valueRange, changedValue(of: figure.name, found.value)))
                }
            }
        }
        var files = ChangedFiles()
        for (path, edits) in edits {
            var bytes = try RepositoryFiles().read(path)
            for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
                bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.text.utf8))
            }
            files.changed[path] = bytes
        }
        return Copy(original: original, changed: try TestProject.load(manifest, from: files), expected: expected)
    }

    private static func firstMockup(
        _ figure: Specs.Expectation.Figure, of component: Component, in project: LoadedProject
    ) -> Expected? {
        var binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        // Most expectations apply to the default type size and device.
        let usual = contexts.filter { $0.typeSize == .large && $0.device.id == "iphone-15" }
        for metrics in usual + contexts {
            for state in component.stateNames {
                let tree = binder.bind(component, state: state, metrics: metrics)
                let bound = tree?.expectations.first { $0.range.start == figure.nameRange.start }
                if let bound { return Expected(state: state, metrics: metrics, value: bound.requirement) }
            }
        }
        return nil
    }

    /// The next figure that differs measurably: a point more, a tenth of a second, another color.
    private static func changedValue(of figure: String, _ value: BoundExpectation.Requirement) -> String {
        switch value {
        case .exactly(let number): return "\(number + step(of: figure))"
        case .between(_?, _): return "{ min: 10000 }"
        case .between: return "{ max: -1 }"
        case .text(let text): return "\"\(text)々\""
        case .color(let color):
            var light = color[.light]
            light.red += light.red > 0.5 ? -0.05 : 0.05
            return "\"\(light.hexWithAlpha)\""
        }
    }

    private static func step(of figure: String) -> Double {
        switch figure {
        case "duration", "delay", "dismissAfter": 0.1
        case "scale", "opacity", "aspect": 0.02
        default: 1
        }
    }

    // MARK: Tests

    static let components: [String] = {
        guard let copy = try? copy.get() else { return [] }
        return copy.original.library.components.filter { !$0.expectations.isEmpty }.map(\.name)
    }()

    @Test func `each expected figure applies in some context`() throws {
        let copy = try Self.copy.get()
        let figures = copy.original.library.components.flatMap(\.expectations).flatMap(\.figures)
        #expect(figures.count > 150)
        #expect(copy.expected.count == figures.count)
        #expect(copy.changed.diagnostics.map(\.message) == copy.original.diagnostics.map(\.message))
    }

    @Test(arguments: components)
    func `a changed figure is reported at its line, and nothing else is found`(name: String) throws {
        let copy = try Self.copy.get()
        let original = try #require(copy.original.library[name])
        let changed = try #require(copy.changed.library[name])
        let worker = DrawingState(project: copy.changed, typesetter: systemTypesetter, pictures: .none)
        let rules = RuleSet(copy.changed.manifest.rules)
        var design = copy.changed.design
        design.appearances = [.light]
        var binder = worker.worker.binder
        func findings(_ component: Component, _ expected: Expected) throws -> [Finding] {
            let bound = binder.bind(component, state: expected.state, metrics: expected.metrics)
            let tree = try #require(bound)
            let laidOut = LayoutEngine.layOut(tree, proposal: nil, shaper: worker.worker.shaper)
            return rules.check(Mockup(laidOut, in: design, by: nil), in: design)
        }
        var without: [String: [Finding]] = [:]
        for (index, expectation) in changed.expectations.enumerated() {
            for (inner, figure) in expectation.figures.enumerated() {
                let expected = try #require(
                    copy.expected[.init(component: name, expectation: index, figure: inner)])
                // The component with one changed figure, and without it.
                var component = original
                component.expectations = [expectation]
                component.expectations[0].figures = [figure]
                let line = copy.changed.sources.location(of: figure.nameRange)?.line
                let found = try findings(component, expected)
                component.expectations = []
                let key = "\(expected.state) \(expected.metrics)"
                let before = try without[key] ?? findings(component, expected)
                without[key] = before
                let new = found.filter { finding in !before.contains { $0.diagnostic == finding.diagnostic } }
                #expect(
                    new.map { "\($0.rule) \(place(of: $0, in: copy.changed) ?? 0)" }
                        == ["unmet-expectation \(line ?? 0)"], "\(name), line \(line ?? 0): \(figure.name)")
                #expect(found.count == before.count + 1)
            }
        }
    }

    private func place(of finding: Finding, in project: LoadedProject) -> Int? {
        finding.diagnostic.range.flatMap(project.sources.location(of:))?.line
    }
}
