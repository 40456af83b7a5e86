import Checks
import Layout
import Specs
import Tokens
import Values

/// Where a component shows each token: the nodes by their ids, the components that it uses, and for other nodes the
/// property that has the token.
struct TokenUsers {
    private var names: [TokenPath: [String]] = [:]

    /// The names that are written out.
    private static let most = 3

    init(_ mockups: [Mockup]) {
        for mockup in mockups {
            for backdrop in mockup.backdrops { add(backdrop.token, SheetWords["behind it"]) }
            let users = Self.users(in: mockup)
            for placed in mockup.frames {
                let node = placed.frame.node
                let user =
                    placed.isOwn ? Self.name(of: node) : placed.ancestors.lazy.compactMap { users[$0] }.first
                guard user != nil || placed.isOwn else { continue }
                for (token, property) in Self.uses(in: node) { add(token, user ?? SheetWords[property]) }
            }
        }
    }

    /// Whether a node has a token in a property.
    fileprivate static func shows(_ token: TokenPath, _ node: BoundNode) -> Bool {
        uses(in: node).contains { $0.token == token }
    }

    /// The id of a node in words, or the component that it uses; nil for the root and for a node without an id.
    private static func name(of node: BoundNode) -> String? {
        // The root has its path as its id.
        if let id = node.id, id != node.path { return SheetState.words(id) }
        if case .use(let component, _) = node.content { return component }
        return nil
    }

    /// The components that the mock-up's own component uses, by the paths of their uses.
    private static func users(in mockup: Mockup) -> [String: String] {
        mockup.frames.reduce(into: [:]) { users, placed in
            guard placed.isOwn, case .use(let component, _) = placed.frame.node.content else { return }
            users[placed.frame.node.path] = component
        }
    }

    private mutating func add(_ token: TokenPath?, _ name: String) {
        guard let token, !(names[token]?.contains(name) ?? false) else { return }
        names[token, default: []].append(name)
    }

    /// `title, name`; empty for a token of which nothing is visible.
    func words(for token: TokenPath) -> String {
        guard let names = names[token] else { return "" }
        let shown = SheetWords.list(Array(names.prefix(Self.most)))
        return names.count > Self.most ? SheetWords["% and % more", shown, names.count - Self.most] : shown
    }

    /// A token, and the property of a node that has it.
    private typealias Use = (token: TokenPath?, property: String)

    private static func uses(in node: BoundNode) -> [Use] {
        let decoration = node.decoration
        let properties: [(String, [TokenPath?])] = [
            ("background", decoration.background.flatMap(tokens)), ("border", [decoration.border?.color.token]),
            ("shadow", decoration.shadows.map(\.color.token)), ("radius", decoration.radius?.tokens ?? []),
            ("padding", node.padding?.tokens ?? []), ("margin", node.margin?.tokens ?? []),
            ("gap", node.gaps.map(\.token)), (node.content.kind, tokens(of: node.content)),
            ("width", [node.sizing.width?.token, node.sizing.minWidth?.token, node.sizing.maxWidth?.token]),
            ("height", [node.sizing.height?.token, node.sizing.minHeight?.token, node.sizing.maxHeight?.token]),
        ]
        return properties.flatMap { property, tokens in tokens.map { ($0, property) } }
    }

    fileprivate static func tokens(of layer: BackgroundLayer) -> [TokenPath?] {
        switch layer {
        case .color(let color): [color.token]
        case .gradient(let stops, _): stops.map(\.color.token)
        case .shape(let shape): tokens(of: shape)
        case .material, .image: []
        }
    }

    private static func tokens(of content: BoundContent) -> [TokenPath?] {
        switch content {
        case .text(let text): [text.font.token, text.color.token]
        case .symbol(let symbol): [symbol.color.token]
        case .shape(let shape): tokens(of: shape)
        case .divider(let color): [color.token]
        default: []
        }
    }

    private static func tokens(of shape: BoundShape) -> [TokenPath?] { [shape.fill?.token, shape.stroke?.color.token] }
}

extension Mockup {
    /// Returns the plain colors that are drawn below the first node with a token, the lowest first: those of its
    /// containers, and its own that precede the token. Nil if no node has the token.
    func fills(behind token: TokenPath, in appearance: Appearance) -> [RGBA]? {
        guard let shown = frames.first(where: { TokenUsers.shows(token, $0.frame.node) }) else { return nil }
        let paths = Set(shown.ancestors).union([shown.frame.node.path])
        let layers = frames.filter { paths.contains($0.frame.node.path) }.flatMap(\.frame.node.decoration.background)
        return layers.prefix { !TokenUsers.tokens(of: $0).contains(token) }.compactMap { layer in
            if case .color(let color) = layer { color.value[appearance] } else { nil }
        }
    }
}
