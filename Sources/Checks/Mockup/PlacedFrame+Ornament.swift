import Layout
import Platform
import Specs

extension PlacedFrame {
    /// Whether it is a text without letters and digits that VoiceOver skips, such as a large quotation mark: probably a
    /// decoration.
    var looksLikeDecoration: Bool {
        guard isHiddenFromVoice, !frame.node.isDecoration, case .text(let text) = frame.node.content else {
            return false
        }
        return !LabelWords.standard.hasWords(text.string)
    }

    static let decorationHelp = "write decorative: true in place of hidden: true if it only decorates"
}
