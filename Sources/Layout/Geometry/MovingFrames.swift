import Values

extension Frame {
    /// The frame with all it holds elsewhere.
    func moved(by distance: Point) -> Frame {
        moved(by: distance, holding: children.moved(by: distance), overlay: overlay.moved(by: distance))
    }

    /// The frame elsewhere, with other frames in it and over it.
    func moved(by distance: Point, holding children: [Frame], overlay: [Frame]) -> Frame {
        Frame(
            node: node, rect: rect.offset(x: distance.x, y: distance.y),
            content: content.offset(x: distance.x, y: distance.y),
            text: text.map { $0.mappingLines { line in line.baseline = line.baseline.moved(by: distance) } },
            children: children, overlay: overlay, bleed: bleed)
    }

    /// The frame where it stands where reading goes from right to left, in a box of `width` that starts at 0.
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
