import Platform
import Specs
import Values

/// Whether arithmetic on layers tells what stands behind some ink, or the mock-up must be drawn to see it.
struct Exactness {
    /// How far around the ink the mock-up matters: a material blurs what is behind it.
    private(set) var reach: Points = 0
    private(set) var needsDrawing = false
    /// Whether what is behind the ink differs from place to place, so that it matters where in its box the ink is.
    private(set) var needsInk = false
    /// Whether pictures that nobody knows yet lie within reach.
    private(set) var hasUnknown = false
    /// The number of the material that alone is behind the ink, with flat colors over it; nil where more is.
    private(set) var material: Int?

    /// Whether one place of the ink is as good as any other.
    var isEven: Bool { !needsDrawing && !needsInk }

    /// - Parameters:
    ///   - rects: where the ink is.
    ///   - bounds: of the mock-up.
    init(of layers: [Layer], under rects: [Rect], in bounds: Rect, materials: MaterialTable) {
        let whole = rects.bounds ?? .zero
        // What only touches the box of a letter is not behind it.
        let ink = whole.inset(by: min(0.5, whole.size.shorterSide / 4))
        var shown = layers.shown(in: ink)
        let blur = shown.map { $0.blur(under: ink, materials) }.max() ?? 0
        var area = ink
        if blur > 0 {
            // Three standard deviations: beyond them a Gaussian is nothing to see.
            reach = blur * 3
            area = ink.inset(by: -reach).intersection(bounds) ?? ink
            shown = layers.shown(in: area)
            material = layers.loneMaterial(under: ink)
        }
        for fill in shown where fill.shown.intersection(area) != nil {
            switch fill.paint {
            // An edge or a round corner under the box of a text need not lie under its ink.
            case .color where fill.isClear, .gradient where fill.isClear: break
            case .color, .material: if !fill.isEven(over: area) { needsDrawing = true }
            case .gradient:
                needsInk = true
                if blur > 0 || fill.isTurned || !fill.isEven(over: area) { needsDrawing = true }
            case .unknown:
                hasUnknown = true
                if !fill.isEven(over: area) { needsDrawing = true }
            case .picture, .ink: needsDrawing = true
            }
        }
    }
}

extension [Layer] {
    /// The number of the last material, where neither an edge nor a group lies over it.
    fileprivate func loneMaterial(under ink: Rect) -> Int? {
        for layer in reversed() {
            switch layer {
            case .subject: continue
            case .group: return nil
            case .fill(let fill):
                guard fill.shown.intersection(ink) != nil else { continue }
                switch fill.paint {
                case .material: return fill.isEven(over: ink) ? fill.number : nil
                case .color: if !fill.isEven(over: ink) { return nil }
                case .gradient, .unknown, .picture, .ink: return nil
                }
            }
        }
        return nil
    }

    /// The fills that can be seen in a place, those inside groups too, in the order of drawing: of each group only from
    /// the last one on that hides all below it.
    fileprivate func shown(in area: Rect) -> [Layer.Fill] {
        let cover = lastIndex { layer in
            guard case .fill(let fill) = layer, case .color(let color) = fill.paint else { return false }
            return fill.isEven(over: area) && color.value.minimumAlpha >= 1
        }
        return self[(cover ?? startIndex)...].flatMap { layer -> [Layer.Fill] in
            switch layer {
            case .fill(let fill): [fill]
            case .group(let inner, _): inner.shown(in: area)
            case .subject: []
            }
        }
    }
}

extension [Layer] {
    /// The number of the last opaque color that is behind all of an area, outside groups; nil if there is none.
    func opaqueGround(under area: Rect) -> Int? {
        for case .fill(let fill) in reversed() {
            if case .color(let color) = fill.paint, color.value.minimumAlpha >= 1, fill.isEven(over: area) {
                return fill.number
            }
        }
        return nil
    }
}

extension Layer.Fill {
    /// Whether neither an edge nor a corner of it lies in a place.
    func isEven(over area: Rect) -> Bool {
        covers(Point(x: area.minX, y: area.minY)) && covers(Point(x: area.maxX, y: area.minY))
            && covers(Point(x: area.minX, y: area.maxY)) && covers(Point(x: area.maxX, y: area.maxY))
    }

    fileprivate func blur(under ink: Rect, _ materials: MaterialTable) -> Points {
        guard case .material(let material) = paint, shown.intersection(ink) != nil else { return 0 }
        return materials.blur(of: material)
    }
}

extension MaterialTable {
    /// The standard deviation of its blur, in the appearance in which that is greater.
    func blur(of material: Material) -> Points {
        max(recipe(of: material, isDark: false).blur, recipe(of: material, isDark: true).blur)
    }
}
