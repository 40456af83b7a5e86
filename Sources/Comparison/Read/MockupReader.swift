package import Layout
import Platform
import Project
import Scene
package import Specs
package import Values

/// Turns a laid-out mock-up into the flat list that is compared.
package struct MockupReader {
    private let mockup: LaidOut
    private let assets: (BoundNode) -> [String]
    private var nodes: [ComparedNode] = []
    private var reflecting: [Rect] = []
    private var sizeDependent: [Rect] = []

    private init(_ mockup: LaidOut, _ assets: @escaping (BoundNode) -> [String]) {
        self.mockup = mockup
        self.assets = assets
    }

    /// - Parameters:
    ///   - scenes: the fingerprints of its pictures, by the names of their appearances.
    ///   - assets: the path and the fingerprint of each file that a node shows, separated by a space.
    ///   - margin: the space around a component in its picture.
    package static func read(
        _ mockup: LaidOut, scenes: [String: String], margin: Points, assets: @escaping (BoundNode) -> [String]
    ) -> ComparedMockup {
        var reader = MockupReader(mockup, assets)
        for (index, root) in mockup.roots.enumerated() {
            let isReceding = index < mockup.receding?.roots ?? 0
            reader.add(root, in: nil, moving: isReceding ? Rect(origin: .zero, size: mockup.size) : nil)
        }
        let tree = mockup.tree
        var properties = PropertyList()
        var isScreen = false
        switch tree.arrangement {
        case .component:
            for backdrop in tree.backdrops.prefix(1) { properties.add("backdrop", backdrop, .group) }
        case .screen(let screen):
            isScreen = true
            properties.add("background", screen.background, .group)
        }
        properties.add("presentation", tree.behavior.presentation?.value.rawValue, .group)
        properties.add(tree.behavior)
        properties.add("size", .text("\(mockup.size.width) × \(mockup.size.height)"), .computed)
        let key = MockupKey(component: tree.component, state: tree.state, context: tree.metrics.comparisonName)
        var result = ComparedMockup(
            key: key, size: mockup.size, scenes: scenes, nodes: reader.nodes,
            properties: properties.properties)
        result.margin = isScreen ? 0 : margin
        result.reflecting = reader.reflecting + (isScreen ? reader.systemBars : [])
        result.sizeDependent = reader.sizeDependent
        return result
    }

    /// The status bar and the home indicator, whose colors depend on what is behind them.
    private var systemBars: [Rect] {
        let (safe, size) = (mockup.safeArea, mockup.size)
        return [
            Rect(x: 0, y: 0, width: size.width, height: safe.minY),
            Rect(x: 0, y: safe.maxY, width: size.width, height: max(0, size.height - safe.maxY)),
        ]
    }

    /// - Parameter moving: the area of an ancestor that scales, turns or blurs everything in it.
    private mutating func add(_ frame: Frame, in parent: Int?, moving: Rect?) {
        let node = frame.node
        let index = nodes.count
        var compared = ComparedNode(path: node.path, kind: node.content.kind, content: Self.identity(of: node))
        compared.id = node.id
        compared.range = node.range
        compared.parent = parent
        compared.properties = PropertyList(of: frame, direction: mockup.tree.metrics.direction).properties
        for print in assets(node) {
            compared.properties.append(ComparedProperty("file", .text(print), .drawing))
        }
        let effects = node.effects
        let whole = frame.transformedExtent.inset(by: -effects.blur * 3)
        let moved = effects.movesPicture || effects.blur > 0 || frame.castsByContent ? whole : nil
        let area = moving ?? moved
        compared.ownArea = [area ?? frame.ownExtent.union(frame.symbolExtent)]
        compared.wholeArea = [area ?? whole]
        nodes.append(compared)
        if let parent { nodes[parent].children.append(index) }
        if node.background.contains(where: { if case .material = $0 { true } else { false } }) {
            reflecting.append(area ?? frame.bleedingRect)
        }
        if node.isSkeleton || node.isRedacted { sizeDependent.append(area ?? whole) }
        for child in frame.children { add(child, in: index, moving: area) }
        for layer in frame.overlay { add(layer, in: index, moving: area) }
        // The drawing of a symbol can extend beyond the frames around it.
        let inner = nodes[index].children.flatMap { nodes[$0].wholeArea } + nodes[index].ownArea
        nodes[index].wholeArea = [inner.reduce(area ?? whole) { $0.union($1) }]
    }

    private static func identity(of node: BoundNode) -> String {
        switch node.content {
        case .text(let text): text.string
        case .symbol(let symbol): symbol.fullName
        case .use(let component, _): component
        case .control(let control): control.kind.rawValue
        default: ""
        }
    }
}

extension Frame {
    /// A square that contains the drawing of a symbol, which is larger than the box that layout gives it.
    fileprivate var symbolExtent: Rect {
        guard case .symbol(let symbol) = node.content else { return rect }
        let side = Points(symbol.pointSize * 2)
        return Rect(x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)
    }

    /// Whether the frame has a shadow that everything in it casts.
    fileprivate var castsByContent: Bool { node.hasShadows && castingOutline == nil }
}
