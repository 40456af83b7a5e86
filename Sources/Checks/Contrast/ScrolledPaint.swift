import Layout
import Platform
import Scene
import Specs
import Values

/// Something in a scroll view that can pass behind ink that stays in place.
struct ScrolledPaint {
    /// The colors and pictures that show there. Equal keys look the same.
    struct Key: Hashable {
        fileprivate var own: [Look]
        fileprivate var outer: [Look]
    }

    fileprivate enum Look: Hashable {
        case color(DynamicColor)
        case gradient([Stop], angle: Double)
        case material(Material)
        case image(BoundImage.Source)
        case opacity(Double)
    }

    fileprivate struct Stop: Hashable {
        var position: Double
        var color: DynamicColor
    }

    var key: Key
    /// The number of its frame.
    var owner: Int
    /// The numbers of the scroll views that it moves with, outermost first.
    var scrolls: [Int]
    /// The parts that ink is measured over: the whole, and its start and end if content covers its middle.
    var places: [Rect]
    /// Whether it is the ground between frames. All gaps of a frame look the same, so one of them is enough.
    var isGap = false

    /// Returns the paints and the gaps between them, in drawing order.
    static func all(in frames: [PlacedFrame], scrolls: Set<Int>) -> [ScrolledPaint] {
        var looks: [Int: [Look]] = [:]
        var result: [ScrolledPaint] = []
        for placed in frames where !placed.isInvisible {
            let isScroll = scrolls.contains(placed.index)
            let chain = placed.scrolls.filter(scrolls.contains)
            guard let first = chain.first ?? (isScroll ? placed.index : nil) else { continue }
            // The ground of the outermost scroll view does not move.
            let own = chain.isEmpty ? [] : Self.looks(of: placed.frame)
            let outer = placed.outer.drop { $0 != first }.flatMap { looks[$0] ?? [] }
            let opacity = placed.frame.node.effects.opacity
            looks[placed.index] = own + (opacity < 1 ? [.opacity(opacity)] : [])
            if !own.isEmpty {
                let key = Key(own: looks[placed.index] ?? [], outer: outer)
                result.append(
                    ScrolledPaint(key: key, owner: placed.index, scrolls: chain, places: places(of: placed.frame)))
            }
            let gaps = gaps(between: placed.frame.children)
            if !gaps.isEmpty {
                let key = Key(own: [], outer: outer + (looks[placed.index] ?? []))
                result.append(
                    ScrolledPaint(
                        key: key, owner: placed.index, scrolls: isScroll ? chain + [placed.index] : chain, places: gaps,
                        isGap: true)
                )
            }
        }
        return result
    }

    private static func places(of frame: Frame) -> [Rect] {
        let rect = frame.rect
        guard !frame.children.isEmpty else { return [rect] }
        let length = min(rect.height, Thresholds.paintEnd)
        return [
            rect, Rect(x: rect.minX, y: rect.minY, width: rect.width, height: length),
            Rect(x: rect.minX, y: rect.maxY - length, width: rect.width, height: length),
        ]
    }

    /// The gaps between frames that follow one another downward.
    private static func gaps(between frames: [Frame]) -> [Rect] {
        zip(frames, frames.dropFirst()).compactMap { one, next in
            let (first, second) = (one.rect, next.rect)
            guard second.minY - first.maxY > 1 else { return nil }
            return Rect(
                x: min(first.minX, second.minX), y: first.maxY,
                width: max(first.maxX, second.maxX) - min(first.minX, second.minX), height: second.minY - first.maxY)
        }
    }

    private static func looks(of frame: Frame) -> [Look] {
        let node = frame.node
        guard !node.isBare else { return [] }
        var looks = node.background.flatMap { layer -> [Look] in
            switch layer {
            case .color(let color): color.value.maximumAlpha > 0 ? [.color(color.value)] : []
            case .gradient(let stops, let angle):
                [.gradient(stops.map { Stop(position: $0.position, color: $0.color.value) }, angle: angle)]
            case .material(let material): [.material(material.value)]
            case .image(let image): [.image(image.source.unspecified)]
            case .shape(let shape): shape.fill.map { [.color($0.value)] } ?? []
            }
        }
        switch node.content {
        case .shape(let shape): if let fill = shape.fill { looks.append(.color(fill.value)) }
        case .image(let image): looks.append(.image(image.source.unspecified))
        default: break
        }
        return looks
    }
}
