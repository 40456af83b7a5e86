import Values

extension Frame {
    /// The frame with all it holds at another place.
    func moved(by distance: Point) -> Frame {
        var moved = self
        moved.rect = rect.offset(x: distance.x, y: distance.y)
        moved.content = content.offset(x: distance.x, y: distance.y)
        moved.text = text?.mapLines { line in line.baseline = line.baseline.moved(by: distance) }
        moved.children = children.map { $0.moved(by: distance) }
        moved.overlay = overlay.map { $0.moved(by: distance) }
        return moved
    }

    /// The frame as it stands where reading goes from right to left, in a box of `width` that starts at 0.
    func mirrored(in width: Points) -> Frame {
        var mirrored = self
        mirrored.rect = rect.mirrored(in: width)
        mirrored.content = content.mirrored(in: width)
        mirrored.text = text?.mapLines { line in line.baseline.x = width - line.baseline.x - line.width }
        mirrored.children = children.map { $0.mirrored(in: width) }
        mirrored.overlay = overlay.map { $0.mirrored(in: width) }
        mirrored.bleed = EdgeInsets(top: bleed.top, left: bleed.right, bottom: bleed.bottom, right: bleed.left)
        return mirrored
    }
}

extension TextFrame {
    fileprivate func mapLines(_ change: (inout Line) -> Void) -> TextFrame {
        var changed = self
        for index in changed.lines.indices { change(&changed.lines[index]) }
        return changed
    }
}

extension Rect {
    func mirrored(in width: Points) -> Rect {
        Rect(origin: Point(x: width - maxX, y: minY), size: size)
    }
}
