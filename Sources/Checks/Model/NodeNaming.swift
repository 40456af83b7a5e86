package import Layout
import Specs

extension Mockup {
    /// A node as a message names it: by what it says, else by its id, else by its kind.
    func name(of frame: Frame) -> String {
        if let label = Spoken.label(of: frame) { return "“\(label)”" }
        if let id = frame.node.id, id != "body" { return "“\(id)”" }
        return "the \(frame.node.content.kind)"
    }
}

/// What VoiceOver says.
package enum Spoken {
    /// The label that is written, else the texts inside, joined as VoiceOver joins them.
    package static func label(of frame: Frame) -> String? {
        if let label = frame.node.voice.label?.value { return label.isEmpty ? nil : label }
        let texts = texts(in: frame)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private static func texts(in frame: Frame) -> [String] {
        if frame.node.voice.isHidden || frame.node.isRedacted { return [] }
        if case .text(let text) = frame.node.content {
            let isBlank = text.string.allSatisfy(\.isWhitespace)
            return isBlank ? [] : [text.string]
        }
        return (frame.children + frame.overlay).flatMap { inner in
            inner.node.voice.label.map { $0.value.isEmpty ? [] : [$0.value] } ?? texts(in: inner)
        }
    }
}
