import Values

/// All of it in place: frames are large, and hold others.
extension Frame {
    /// Moves the frame with all it holds.
    mutating func move(by distance: Point) {
        rect = rect.offset(x: distance.x, y: distance.y)
        content = content.offset(x: distance.x, y: distance.y)
        if text != nil { text?.forEachLine { line in line.baseline = line.baseline.moved(by: distance) } }
        children.move(by: distance)
        if !overlay.isEmpty { overlay.move(by: distance) }
    }

    /// Puts the frame where it stands where reading goes from right to left, in a box of `width` that starts at 0.
    mutating func mirror(in width: Points) {
        rect = rect.mirrored(in: width)
        content = content.mirrored(in: width)
        if text != nil { text?.forEachLine { line in line.baseline.x = width - line.baseline.x - line.width } }
        children.mirror(in: width)
        if !overlay.isEmpty { overlay.mirror(in: width) }
        if bleed == .zero { return }
        bleed = EdgeInsets(top: bleed.top, left: bleed.right, bottom: bleed.bottom, right: bleed.left)
    }
}

extension [Frame] {
    mutating func move(by distance: Point) {
        for index in indices { self[index].move(by: distance) }
    }

    mutating func mirror(in width: Points) {
        for index in indices { self[index].mirror(in: width) }
    }
}

extension TextFrame {
    fileprivate mutating func forEachLine(_ change: (inout Line) -> Void) {
        for index in lines.indices { change(&lines[index]) }
    }
}
