import Layout
import Specs

/// Texts that are labels of disabled controls without being inside them.
extension Frame {
    /// Whether VoiceOver reads it as one element whose controls are all disabled.
    var combinesDisabledControls: Bool {
        guard node.voiceChildren == .combine else { return false }
        let controls = controlsInside
        return !controls.isEmpty && controls.allSatisfy(\.node.isDisabled)
    }

    /// The labels of the disabled controls among its children; empty if one of its controls is enabled.
    var labelsOfDisabledControls: [String] {
        guard children.contains(where: { $0.node.isDisabled && $0.node.hasLabel }) else { return [] }
        let controls = children.filter(\.node.isControl)
        guard controls.allSatisfy(\.node.isDisabled) else { return [] }
        return controls.compactMap { $0.node.voice.label?.value }
    }

    /// Whether it is a text that is one of the labels.
    func isText(of labels: Set<String>) -> Bool {
        guard !labels.isEmpty, case .text(let text) = node.content else { return false }
        return labels.contains(text.string)
    }

    /// The outermost controls inside it.
    private var controlsInside: [Frame] {
        children.flatMap { $0.node.isControl ? [$0] : $0.controlsInside }
    }
}
