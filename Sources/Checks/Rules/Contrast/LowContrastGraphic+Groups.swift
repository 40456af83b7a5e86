import Layout
import Specs

extension PlacedFrame {
    /// The node around a graphic whose label VoiceOver reads in its place, if only graphics show what the label says:
    /// a rating of stars, a chart. Nil if there is none, or if it has words, pictures or controls.
    var labeledGroup: PlacedFrame? {
        guard !isInsideControl, !isPartOfControl else { return nil }
        for around in sequence(first: self, next: \.parent) {
            let node = around.frame.node
            if node.isHiddenFromVoice { return nil }
            guard node.hasLabel else { continue }
            let isGroup = around !== self && node.voiceChildren != .contain && !around.isHiddenFromVoice
            return isGroup && !around.frame.hasWords && !around.frame.hasPicturesOrControls ? around : nil
        }
        return nil
    }
}

extension LowContrastGraphic {
    /// Returns the clearest graphic of each labeled group in which no graphic has enough contrast.
    ///
    /// One that has enough may carry the meaning alone: the filled part of a ring on its pale track.
    func groups(in mockup: Mockup, of design: Design) -> [InkContrast.Measured] {
        var failing: [Int: [InkContrast.Measured]] = [:]
        for measured in mockup.contrast(in: design).measured where measured.ratio < minimum {
            guard measured.kind == .graphic || measured.kind == .shape, let group = measured.placed.labeledGroup else {
                continue
            }
            failing[group.index, default: []].append(measured)
        }
        return failing.sorted { $0.key < $1.key }.flatMap { number, measured in
            let members = mockup.frames.filter { placed in
                placed.outer.contains(number) && InkCandidate.Ink(placed).map { $0.kind != .text } ?? false
            }
            return design.appearances.compactMap { appearance in
                let here = measured.filter { $0.appearance == appearance }
                let all = Set(here.map(\.placed.index)).isSuperset(of: members.map(\.index))
                return all ? here.max { $0.ratio < $1.ratio } : nil
            }
        }
    }
}

extension Frame {
    fileprivate var hasPicturesOrControls: Bool {
        (children + overlay).contains { inner in
            if inner.node.isControl || inner.hasPicturesOrControls { return true }
            return switch inner.node.content {
            case .image, .control: true
            default: false
            }
        }
    }
}
