package import Layout
import Specs

extension Mockup {
    /// The name of a node in messages: its label or text, or else its id, or else its kind.
    func name(of frame: Frame) -> String {
        if let label = Spoken.label(of: frame) { return "“\(label)”" }
        if let id = frame.node.id, id != "body" { return "“\(id)”" }
        return "the \(frame.node.content.kind)"
    }
}

/// The labels that VoiceOver reads.
package enum Spoken {
    /// The written label, or else the texts inside, joined as VoiceOver joins them.
    package static func label(of frame: Frame) -> String? {
        if let label = frame.node.voice.label?.value { return isAudible(label) ? label : nil }
        var texts: [String] = []
        collect(textsIn: frame, into: &texts)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Whether there is a label, either written or from the texts inside.
    static func hasLabel(_ frame: Frame) -> Bool {
        frame.node.hasLabel ? frame.node.voice.label.map { isAudible($0.value) } ?? false : hasText(in: frame)
    }

    /// Whether a label has any character other than whitespace.
    private static func isAudible(_ label: String) -> Bool { !label.allSatisfy(\.isWhitespace) }

    private static func hasText(in frame: Frame) -> Bool {
        if frame.node.isHiddenFromVoice || frame.node.isRedacted { return false }
        if frame.node.isText { return frame.node.hasVisibleText }
        return frame.children.contains(where: hasLabel) || frame.overlay.contains(where: hasLabel)
    }

    private static func collect(textsIn frame: Frame, into texts: inout [String]) {
        if frame.node.voice.isHidden || frame.node.isRedacted { return }
        if case .text(let text) = frame.node.content {
            if frame.node.hasVisibleText { texts.append(text.string) }
            return
        }
        for children in [frame.children, frame.overlay] {
            for inner in children {
                if let label = inner.node.voice.label {
                    if isAudible(label.value) { texts.append(label.value) }
                } else {
                    collect(textsIn: inner, into: &texts)
                }
            }
        }
    }
}
