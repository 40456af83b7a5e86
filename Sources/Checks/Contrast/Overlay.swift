import Layout
import Platform
import Scene
import Specs
import Values

/// Something that is painted over a text.
struct Overlay {
    enum Effect {
        /// The ink may show through: drawing tells how much of it, or arithmetic where it is one color all over.
        case tints
        /// It hides the ink for good.
        case covers
        /// It hides the ink for now: a bar, a toast, or what the text has scrolled under.
        case passes
    }

    var fill: Layer.Fill
    var effect: Effect
    /// The number of the frame that it is painted for.
    var owner: Int
    /// The number of groups that contain both it and the text; nil if it is in another group, or turned or blurred.
    var depth: Int? = 0
    /// What changes it as a whole, where that is nothing but itself.
    var group: GroupEffect?
    /// Which window it is a part of, where it lies over the text for now only.
    var window: Int?

    /// Whether it lies over all of some ink as one color does, so that arithmetic tells what it leaves of it.
    func isFlat(over rects: [Rect]) -> Bool {
        guard depth != nil, effect == .tints, !fill.isTurned, case .color = fill.paint else { return false }
        return rects.allSatisfy { fill.isEven(over: $0) }
    }

    /// Whether arithmetic tells what it leaves of ink that is seen at a place. What another window veils in part
    /// matters only where more of it is hidden than shows, which drawing tells.
    var isReckoned: Bool {
        guard window == nil, depth != nil, effect == .tints, !fill.isTurned else { return false }
        switch fill.paint {
        case .color, .gradient: return true
        case .material, .unknown, .picture, .ink: return false
        }
    }

    /// As it is put over what is below.
    var layer: Layer { group.map { .group([.fill(fill)], $0) } ?? .fill(fill) }

    /// Whether it is opaque in some appearances only.
    var isOpaqueAtTimes: Bool {
        guard group == nil, case .color(let color) = fill.paint else { return false }
        return color.value.maximumAlpha >= Thresholds.hidingAlpha && color.value.minimumAlpha < Thresholds.hidingAlpha
    }

    /// Whether it may hide some of the ink at a place.
    func reaches(_ place: Point) -> Bool { fill.shown.inset(by: -Thresholds.mixedEdge).holds(place) }
}

extension [Overlay] {
    /// The standard deviation of the widest blur among them.
    func blur(_ materials: MaterialTable) -> Points {
        lazy.compactMap { overlay in
            if case .material(let material) = overlay.fill.paint { materials.blur(of: material) } else { nil }
        }.max() ?? 0
    }

    /// Takes all that lies over a text for now as what hides it for now, translucent or not.
    mutating func letWindowsPass() {
        for index in indices where self[index].window != nil { self[index].effect = .passes }
    }

    /// Whether some rectangle is hidden wholly by what covers it.
    func hide(_ rect: Rect) -> Bool {
        let covers = filter { $0.effect == .covers }
        guard !covers.isEmpty else { return false }
        // Letters do not fill the corners of their box.
        let inner = rect.inset(by: Swift.min(rect.height / 4, rect.width / 4))
        let (columns, rows) = ([0.0, 0.25, 0.5, 0.75, 1], [0.0, 0.5, 1])
        return rows.allSatisfy { row in
            columns.allSatisfy { column in
                let place = Point(x: inner.minX + inner.width * column, y: inner.minY + inner.height * row)
                return covers.contains { $0.fill.covers(place) }
            }
        }
    }
}

extension [Layer] {
    /// The layers with what is painted over the subject: each overlay in the group that contains both.
    func adding(_ overlays: [Overlay], depth: Int = 0) -> [Layer] {
        var result = self
        let inner = overlays.filter { $0.depth.map { $0 > depth } ?? false }
        if !inner.isEmpty, case .group(let layers, let effect)? = last {
            result[count - 1] = .group(layers.adding(inner, depth: depth + 1), effect)
        }
        return result + overlays.filter { $0.depth == depth }.map(\.layer)
    }
}
