package import Layout
import Specs
import Values

extension Frame {
    /// Whether one placeholder replaces both the content and its background.
    ///
    /// This is so for a text or a symbol with a background, and for several of them on a fully rounded background:
    /// chips and round buttons.
    package var isRedactedAsAWhole: Bool {
        guard node.isRedacted, !node.decoration.background.isEmpty else { return false }
        switch node.content {
        case .text, .symbol, .image, .shape: return true
        case .stack, .zstack: return isRound && children.allSatisfy(\.isTextOrSymbol)
        default: return false
        }
    }

    private var isRound: Bool { node.decoration.corners?.all.allSatisfy { $0 == .full } ?? false }

    private var isTextOrSymbol: Bool {
        switch node.content {
        case .text, .symbol, .spacer: true
        case .stack, .zstack: children.allSatisfy(\.isTextOrSymbol)
        default: false
        }
    }

    /// The round shape that replaces all of a redacted frame, such as the disc of an avatar with a letter on it.
    package var redactedDisc: Frame? {
        guard node.isRedacted, case .zstack = node.content, let first = children.first, first.isDisc,
            first.rect.contains(rect, tolerance: 0.5)
        else { return nil }
        return first
    }

    private var isDisc: Bool {
        guard case .shape(let shape) = node.content, shape.fill != nil else { return false }
        switch shape.outline {
        case .circle, .capsule: return true
        default: return isRound
        }
    }
}
