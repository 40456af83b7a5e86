import Checks
import Layout
import Specs
import Tokens

/// The nodes of a component that show each token, by their names; of nodes in components that it uses, the names of
/// these.
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
                let own = placed.isOwn ? Self.name(of: node) : nil
                guard let name = own ?? placed.ancestors.lazy.compactMap({ users[$0] }).first else { continue }
                for token in Self.tokens(of: node) { add(token, name) }
            }
        }
    }

    /// The id of a node in words, or the component that it uses, or its kind.
    private static func name(of node: BoundNode) -> String {
        if let id = node.id { return SheetState.words(id) }
        if case .use(let component, _) = node.content { return component }
        return SheetWords[node.content.kind]
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

    private static func tokens(of node: BoundNode) -> [TokenPath?] {
        let decoration = node.decoration
        let fills = decoration.background.flatMap { layer -> [TokenPath?] in
            switch layer {
            case .color(let color): [color.token]
            case .gradient(let stops, _): stops.map(\.color.token)
            case .shape(let shape): tokens(of: shape)
            case .material, .image: []
            }
        }
        let edges = [decoration.border?.color.token] + decoration.shadows.map(\.color.token)
        let parts = (decoration.radius?.tokens ?? []) + (node.padding?.tokens ?? []) + (node.margin?.tokens ?? [])
        return fills + edges + parts + node.gaps.map(\.token) + tokens(of: node.content) + tokens(of: node.sizing)
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

    private static func tokens(of sizing: BoundSizing) -> [TokenPath?] {
        [
            sizing.width?.token, sizing.height?.token, sizing.minWidth?.token, sizing.maxWidth?.token,
            sizing.minHeight?.token, sizing.maxHeight?.token,
        ]
    }
}
