import Checks
import Layout
import Specs
import Tokens

/// The nodes of a component that show each token, by their names.
struct TokenUsers {
    private var names: [TokenPath: [String]] = [:]

    /// The names that are written out.
    private static let most = 3

    init(_ mockups: [Mockup]) {
        for mockup in mockups {
            for backdrop in mockup.backdrops { add(backdrop.token, SheetWords["behind it"]) }
            for placed in mockup.frames where placed.isOwn {
                let node = placed.frame.node
                let name = node.id.map(StatePairs.words) ?? SheetWords[node.content.kind]
                for token in Self.tokens(of: node) { add(token, name) }
            }
        }
    }

    private mutating func add(_ token: TokenPath?, _ name: String) {
        guard let token, !(names[token]?.contains(name) ?? false) else { return }
        names[token, default: []].append(name)
    }

    /// `title, name`; empty for a token that only a use inside it shows.
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
        let edges = [decoration.border?.color.token, decoration.radius?.token] + decoration.shadows.map(\.color.token)
        let lengths = [node.padding?.token, node.margin?.token] + node.gaps.map(\.token)
        return fills + edges + lengths + tokens(of: node.content) + tokens(of: node.sizing)
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
