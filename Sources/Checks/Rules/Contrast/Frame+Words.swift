import Layout
import Specs

extension Frame {
    /// Whether it shows a text that can describe its action. A number alone does not.
    var hasWords: Bool {
        if node.hasVisibleText, case .text(let text) = node.content, text.string.contains(where: \.isLetter) {
            return true
        }
        return children.contains(where: \.hasWords) || overlay.contains(where: \.hasWords)
    }
}
