import Platform
import Project
import Source
import Specs
import Tokens
import Values
import YAML

/// Returns the node of a spec, with the platform's metrics; a shape without a size if it cannot be bound.
func written(
    _ body: String, typeSize: TypeSize = .large, direction: LayoutDirection = .leftToRight
) -> BoundNode {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    var sources = SourceMap()
    let file = SourceFile(path: "spec.yaml", text: "component: C\nbody:\n" + lines.joined(separator: "\n"))
    var reader = SpecReader()
    for document in DocumentReader.read(file, id: sources.add(file)).documents { reader.read(document) }
    var binder = Binder(
        library: SpecLibrary(reader.components), tokens: TestFacts.tokens, facts: TestFacts.facts)
    var context = metrics(direction: direction)
    context.typeSize = typeSize
    guard let component = reader.components.first, reader.diagnostics.isEmpty,
        case .component(let node)? = binder.bind(component, state: "default", metrics: context)?.arrangement,
        binder.diagnostics.isEmpty
    else { return box(0, 0) }
    return node
}

/// The platform's data, read once.
enum TestFacts {
    static let facts: PlatformFacts = {
        var sources = SourceMap()
        return PlatformFacts(.ios17, sources: &sources) { DocumentReader.read($0, id: $1) }
    }()

    static let tokens: ResolvedTokens = {
        var reader = TokenReader()
        for document in facts.tokens { reader.read(document) }
        return TokenResolver.resolve(reader.tokens).0
    }()
}
