import Platform
import Project
import Source
import Specs
import Testing
import Tokens
import Values
import YAML

/// A spec file that was read with its tokens. Its components can be bound.
struct Specification {
    let library: SpecLibrary
    private(set) var reading: [Diagnostic]
    private(set) var binder: Binder
    private let sources: SourceMap
    private let facts: PlatformFacts

    init(_ text: String, tokens: String = "", path: String = "spec.yaml") {
        var sources = SourceMap()
        facts = PlatformFacts(.ios17, sources: &sources) { DocumentReader.read($0, id: $1) }
        var tokenReader = TokenReader()
        for document in facts.tokens { tokenReader.read(document) }
        let tokenFile = SourceFile(path: "tokens.yaml", text: tokens)
        let parsedTokens = DocumentReader.read(tokenFile, id: sources.add(tokenFile))
        for document in parsedTokens.documents { tokenReader.read(document) }
        let (resolved, problems) = TokenResolver.resolve(tokenReader.tokens)
        let file = SourceFile(path: path, text: text)
        let parsed = DocumentReader.read(file, id: sources.add(file))
        var reader = SpecReader()
        for document in parsed.documents { reader.read(document) }
        reading =
            parsedTokens.diagnostics + tokenReader.diagnostics + problems + parsed.diagnostics + reader.diagnostics
        library = SpecLibrary(reader.components)
        binder = Binder(library: library, tokens: resolved, facts: facts)
        self.sources = sources
    }

    /// A component `C` with these keys.
    init(component keys: String, tokens: String = "") {
        self.init("component: C\n" + keys, tokens: tokens)
    }

    var diagnostics: [Diagnostic] { reading + binder.diagnostics }
    var messages: [String] { diagnostics.map(\.message) }
    var helps: [String?] { diagnostics.map(\.help) }
    /// The underlined source text of each diagnostic.
    var places: [String] { diagnostics.map { $0.range.map(sources.text(of:)) ?? "" } }

    func metrics(
        _ typeSize: TypeSize = .large, device: String = "iphone-15", direction: LayoutDirection = .leftToRight
    ) throws -> MetricsContext {
        MetricsContext(
            typeSize: typeSize, device: try #require(facts.devices.device(id: device)), direction: direction,
            locale: "ja")
    }

    /// Starts to reuse bound elements between states and type sizes of a component.
    mutating func remember(_ name: String = "C") {
        if let component = library[name] { binder.begin(component) }
    }

    mutating func bind(_ component: Component, metrics: MetricsContext) -> BoundTree? {
        binder.bind(component, state: component.defaultState, metrics: metrics)
    }

    mutating func tree(
        _ name: String = "C", state: String? = nil, typeSize: TypeSize = .large, device: String = "iphone-15",
        direction: LayoutDirection = .leftToRight
    ) throws -> BoundTree? {
        let component = try #require(library[name])
        return binder.bind(
            component, state: state ?? component.defaultState,
            metrics: try metrics(typeSize, device: device, direction: direction))
    }

    /// The bound body of a component.
    mutating func body(
        _ name: String = "C", state: String? = nil, typeSize: TypeSize = .large, device: String = "iphone-15",
        direction: LayoutDirection = .leftToRight
    ) throws -> BoundNode {
        let tree = try #require(
            try tree(name, state: state, typeSize: typeSize, device: device, direction: direction))
        switch tree.arrangement {
        case .component(let node): return node
        case .screen(let screen): return screen.body
        }
    }

    /// The texts of a component's body, in reading order.
    mutating func texts(
        _ name: String = "C", state: String? = nil, typeSize: TypeSize = .large, device: String = "iphone-15"
    ) throws -> [String] {
        try body(name, state: state, typeSize: typeSize, device: device).texts
    }
}

extension BoundNode {
    /// This node and its descendants, parents first, overlays last.
    var all: [BoundNode] { [self] + children.flatMap(\.all) + overlay.flatMap(\.all) }

    var texts: [String] {
        all.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }

    var text: BoundText? {
        if case .text(let text) = content { text } else { nil }
    }
}
