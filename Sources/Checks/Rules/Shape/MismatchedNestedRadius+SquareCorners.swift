import Layout
import Project
import Source
import Specs
import Values

/// Finds square corners that extend beyond a round corner around them.
extension MismatchedNestedRadius {
    /// A smaller part of a corner cannot be seen, in points.
    private static let smallestPart: Points = 0.5

    func squareCorners(in mockup: Mockup, of design: Design) -> [Finding] {
        // The display cuts the corners of a screen, and iOS those of a sheet, a popover and an alert.
        let isCut = mockup.isScreen || design.library[mockup.component]?.behavior[.presentation] != nil
        return mockup.frames.compactMap { placed in
            guard placed.isShown, !placed.isPartOfControl, !placed.frame.node.isRedacted, placed.frame.isSquareBox,
                !placed.frame.node.isMovedOnPurpose
            else { return nil }
            for around in mockup.boxes(around: placed) {
                if around.frame.node.clips || around.frame.node.isScroll || (isCut && around.parent == nil) {
                    return nil
                }
                guard around.frame.isRounded else { continue }
                let corners = zip(
                    placed.frame.corners(mockup.metrics.direction), around.frame.corners(mockup.metrics.direction))
                let parts = corners.map { inner, outer in (outer.radius, outer.distance(outside: inner.place)) }
                guard let worst = parts.max(by: { $0.1 < $1.1 }), worst.1 > Self.smallestPart else { return nil }
                return finding(for: placed, in: around, radius: worst.0, excess: worst.1, of: mockup)
            }
            return nil
        }
    }

    private func finding(
        for placed: PlacedFrame, in outer: PlacedFrame, radius: Points, excess: Points, of mockup: Mockup
    ) -> Finding {
        let node = placed.frame.node
        let isAround = placed.outer.contains(outer.index)
        var finding = finding(
            "the square corner of \(mockup.name(of: placed.frame)) extends \(excess) pt beyond a corner of radius "
                + "\(radius) pt",
            at: node.range, in: mockup.place(of: placed.frame),
            notes: outer.frame.node.decoration.radius.map { [.init("the outer corner is here", at: $0.range)] } ?? [],
            help: isAround
                ? "write clip: true on the container, or give this a radius" : "give this a radius, or make it smaller",
            occurrences: [
                mockup.occurrence(nil, Finding.Measure(measured: excess.value, required: 0, unit: .points))
            ])
        finding.area = placed.frame.rect
        return finding
    }
}

extension Corner {
    /// How far a point is outside the arc of this corner; 0 if it is inside, or not at this corner.
    fileprivate func distance(outside point: Point) -> Points {
        let x = (point.x - place.x) * inward.x
        let y = (point.y - place.y) * inward.y
        guard radius > 0, x > -0.5, y > -0.5, x < radius, y < radius else { return 0 }
        let across = (radius - x).value
        let down = (radius - y).value
        return max(0, Points((across * across + down * down).squareRoot()) - radius)
    }
}

extension Frame {
    /// Whether it draws a box with square corners.
    fileprivate var isSquareBox: Bool {
        guard node.corners?.isZero ?? true, !rect.isEmpty else { return false }
        return switch node.content {
        // The corners of a picture in a file may be transparent.
        case .image(let image): if case .placeholder = image.source { true } else { false }
        case .shape(let shape): shape.outline == .rectangle && (shape.fill != nil || shape.stroke != nil)
        default: !node.background.isEmpty || node.decoration.border?.edges == .all
        }
    }
}

extension Mockup {
    /// The frames that surround a frame, innermost first: those that contain it, and layers of a `zstack` behind it.
    func boxes(around placed: PlacedFrame) -> [PlacedFrame] {
        var result: [PlacedFrame] = []
        var inner = placed
        for around in surroundings(of: placed) {
            if case .zstack = around.frame.node.content, !inner.isOverlay {
                result += layers(of: around, behind: inner).filter { $0.frame.rect.encloses(placed.frame.rect) }
            }
            result.append(around)
            inner = around
        }
        return result
    }

    /// The layers of a `zstack` behind one of them, the nearest first.
    private func layers(of stack: PlacedFrame, behind layer: PlacedFrame) -> [PlacedFrame] {
        var layers: [PlacedFrame] = []
        var number = stack.index + 1
        for child in stack.frame.children {
            guard number < layer.index, let placed = frame(numbered: number) else { break }
            layers.append(placed)
            number += 1 + child.descendantCount
        }
        return layers.reversed()
    }
}

extension Rect {
    /// Whether another rectangle is inside, up to half a point.
    fileprivate func encloses(_ other: Rect) -> Bool {
        let room = inset(by: -0.5)
        return other.minX >= room.minX && other.maxX <= room.maxX && other.minY >= room.minY && other.maxY <= room.maxY
    }
}
