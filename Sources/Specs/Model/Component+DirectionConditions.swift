package import Source
import YAML

extension Component {
    /// Whether a value is chosen by the layout direction: by a condition of its node, of a node around it, or of its
    /// own.
    package func choosesByDirection(at place: SourceRange) -> Bool {
        var isChosen = false
        forEachElement { element in
            guard !isChosen, element.range.contains(place) else { return }
            isChosen =
                element.content.choosesByDirection
                || element.modifiers.contains { modifier, value in
                    modifier == .when || modifier == .unless
                        ? value.node.namesDirection : value.node.choosesByDirection
                }
        }
        return isChosen
            || states.flatMap(\.settings).contains { $0.value.range.contains(place) && $0.value.choosesByDirection }
    }
}

extension Node {
    /// Whether the value is a condition that names the layout direction.
    fileprivate var namesDirection: Bool { self["direction"] != nil }

    /// Whether the value is conditional, and its condition names the layout direction.
    fileprivate var choosesByDirection: Bool {
        ["when", "unless"].contains { self[$0]?.namesDirection ?? false }
            || ["then", "else"].contains { self[$0]?.choosesByDirection ?? false }
    }
}
