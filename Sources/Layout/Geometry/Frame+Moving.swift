import Values

extension Frame {
    /// Returns the frame and its contents moved by a distance.
    func moved(by distance: Point) -> Frame {
        moved(by: distance, holding: children.moved(by: distance), overlay: overlay.moved(by: distance))
    }

    /// Returns the moved frame, with new children and a new overlay.
    func moved(by distance: Point, holding children: [Frame], overlay: [Frame]) -> Frame {
        Frame(
            node: node, rect: rect.offset(x: distance.x, y: distance.y),
            content: content.offset(x: distance.x, y: distance.y),
            text: text.map { $0.mappingLines { line in line.baseline = line.baseline.moved(by: distance) } },
            children: children, overlay: overlay, bleed: bleed)
    }

    /// Returns the frame mirrored for right-to-left layout, in a box of `width` that starts at 0.
    func mirrored(in width: Points) -> Frame {
        Frame(
            node: node, rect: rect.mirrored(in: width), content: content.mirrored(in: width),
            text: text.map { text in
                text.mappingLines { line in line.baseline.x = width - line.baseline.x - line.width }
            },
            children: children.mirrored(in: width), overlay: overlay.mirrored(in: width),
            bleed: EdgeInsets(top: bleed.top, left: bleed.right, bottom: bleed.bottom, right: bleed.left))
    }
}

extension [Frame] {
    func moved(by distance: Point) -> [Frame] { map { $0.moved(by: distance) } }

    func mirrored(in width: Points) -> [Frame] { map { $0.mirrored(in: width) } }
}

extension TextFrame {
    fileprivate func mappingLines(_ change: (inout Line) -> Void) -> TextFrame {
        var result = self
        for index in result.lines.indices { change(&result.lines[index]) }
        return result
    }
}
