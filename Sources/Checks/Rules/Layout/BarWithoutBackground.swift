import Layout
import Specs
import Values

/// A bar with texts but no background, with content scrolled under it.
struct BarWithoutBackground {
    /// The first text of the bar without a background.
    let text: PlacedFrame
    let scroll: PlacedFrame

    static func all(in mockup: Mockup) -> [BarWithoutBackground] {
        guard mockup.isScreen else { return [] }
        return ["top", "bottom"].compactMap { part in
            guard let bar = mockup.frames.first(where: { $0.parent == nil && $0.part == part }), bar.isShown else {
                return nil
            }
            let scrolls = mockup.frames.filter {
                $0.isScroll && $0.isShown && $0.part == "body" && $0.scrolls(under: bar)
            }
            guard !scrolls.isEmpty else { return nil }
            return mockup.texts.lazy.filter { $0.isShown && $0.part == part && !$0.isInsideScroll }.compactMap {
                text in
                guard let ink = text.ink, !mockup.hasBackground(text, at: ink),
                    let scroll = scrolls.first(where: { mockup.hasText($0, below: ink) })
                else { return nil }
                return BarWithoutBackground(text: text, scroll: scroll)
            }.first
        }
    }
}

extension PlacedFrame {
    /// Whether its content continues under a bar at the current scroll position. As on iOS, a bar at the end of the
    /// content needs no background.
    fileprivate func scrolls(under bar: PlacedFrame) -> Bool {
        guard case .scroll(let scroll) = frame.node.content, scroll.axis == .vertical else { return false }
        let (box, edge) = (frame.rect, bar.frame.rect)
        let content = frame.children.map(\.rect)
        if abs((box.maxY - edge.minY).value) < 0.5 { return content.contains { $0.maxY > box.maxY + 0.5 } }
        return abs((box.minY - edge.maxY).value) < 0.5 && content.contains { $0.minY < box.minY - 0.5 }
    }
}

extension Mockup {
    /// Whether a scroll view holds a text that can scroll under some ink.
    fileprivate func hasText(_ scroll: PlacedFrame, below ink: Rect) -> Bool {
        texts.contains { placed in
            guard placed.scrolls.contains(scroll.index), placed.isShown, let other = placed.ink
            else { return false }
            return min(other.maxX, ink.maxX) > max(other.minX, ink.minX)
        }
    }
}
