package import Layout
import Platform
import Project
package import Specs
package import Values

/// The contrast of every text of a mock-up on what is behind it.
package struct TextContrast {
    /// A text and the place of it that reads worst.
    package struct Measured {
        package var frame: Frame
        package var text: BoundText
        package var foreground: RGBA
        package var background: RGBA
        package var ratio: Double
        /// Whether it stands on, or is, a control of prominence primary.
        package var isOnPrimary: Bool
    }

    private struct Subject {
        var placed: PlacedFrame
        var text: BoundText
        /// The boxes of its lines, as far as something shows of them.
        var rects: [Rect]
        var backdrop: Backdrop
        var isOnPrimary: Bool
    }

    private let laidOut: LaidOut
    private let subjects: [Subject]

    package init(of mockup: Mockup, in design: Design) {
        laidOut = mockup.laidOut
        let tree = LayerTree(of: mockup.laidOut)
        subjects = mockup.frames.compactMap { placed in
            guard case .text(let text) = placed.frame.node.content, !placed.frame.node.isRedacted,
                text.string.contains(where: { !$0.isWhitespace }),
                !placed.isDisabled, !placed.isCovered
            else { return nil }
            let rects = Self.visible(placed)
            guard !rects.isEmpty, let layers = tree.layersBelowTexts[placed.frame.node.path] else { return nil }
            return Subject(
                placed: placed, text: text, rects: rects,
                backdrop: Backdrop(layers, touching: rects, materials: design.facts.materials),
                isOnPrimary: placed.isPrimary)
        }
    }

    /// How many texts are measured.
    package var count: Int { subjects.count }

    /// Each text at its worst place, over the worst of the component's backdrops.
    package func measured(in appearance: Appearance) -> [Measured] {
        let bases = laidOut.bases(in: appearance)
        return subjects.compactMap { subject in
            bases.compactMap {
                subject.backdrop.worst(
                    color: subject.text.color.value[appearance], in: subject.rects, over: $0, appearance: appearance)
            }.min { $0.ratio < $1.ratio }.map {
                Measured(
                    frame: subject.placed.frame, text: subject.text, foreground: $0.foreground,
                    background: $0.background, ratio: $0.ratio, isOnPrimary: subject.isOnPrimary)
            }
        }
    }

    private static func visible(_ placed: PlacedFrame) -> [Rect] {
        guard let text = placed.frame.text else { return [] }
        return text.lines.compactMap { line in
            guard line.width > 0 else { return nil }
            let box = Rect(
                x: line.baseline.x, y: line.baseline.y - Points(text.font.ascender), width: line.width,
                height: Points(text.font.lineHeight))
            return placed.clip.map { box.intersection($0) } ?? box
        }
    }
}

extension LaidOut {
    /// The opaque grounds that the mock-up is looked at on.
    fileprivate func bases(in appearance: Appearance) -> [RGBA] {
        switch tree.arrangement {
        case .screen(let screen): [screen.background.value[appearance].composited(over: .white)]
        case .component: tree.backdrops.map { $0.value[appearance].composited(over: .white) }
        }
    }
}
