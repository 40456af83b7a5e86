import Forms
import Source
import Tokens
import YAML

/// A component's `presentation` as written.
struct Presentation {
    var style: PresentationStyle
    /// The range of the style.
    var styleRange: SourceRange
    var edge: VerticalAlignment?
    var detents: Node?
    var hasGrabber: Bool
    var anchor: Bound<String>?
    var range: SourceRange
}

extension Binder {
    private static let presentationKeys = SpecForms.presentation.names

    mutating func presentation(of component: Component, in scope: Scope) -> Presentation? {
        guard let written = component.behavior[.presentation], let map = evaluate(written, in: scope), !map.isNull
        else { return nil }
        guard let entries = map.mapping else {
            report(.mismatchedType("{ as: sheet, … }", found: map, of: "presentation"))
            return nil
        }
        for entry in entries where !Self.presentationKeys.contains(entry.key) {
            report(.unknownKey(entry, known: Self.presentationKeys, in: "a presentation"))
        }
        guard let kind = map["as"] else {
            report(
                Diagnostic(
                    .missingKey, "a presentation needs a key “as”", at: map.range,
                    help: "write as: with one of \(PresentationStyle.allCases.map(\.rawValue).joined(separator: ", "))")
            )
            return nil
        }
        if let over = map["over"] {
            let screen = checkScreen(over, in: scope)
            if let screen, let anchor = map["anchor"] { checkAnchor(anchor, on: screen, in: scope) }
        }
        guard let style = choice(kind, of: "as", among: PresentationStyle.self, in: scope) else { return nil }
        let edge = map["edge"].flatMap { choice($0, of: "edge", among: PresentationEdge.self, in: scope) }
        return Presentation(
            style: style, styleRange: kind.range, edge: edge.map { $0 == .top ? .top : .bottom },
            detents: map["detents"],
            hasGrabber: map["grabber"].flatMap { flag($0, in: scope) } ?? false,
            anchor: map["anchor"].flatMap { text($0, in: scope) }, range: written.range)
    }

    /// Checks that `over` refers to a screen or one of its states: `Explore:content`.
    private mutating func checkScreen(_ node: Node, in scope: Scope) -> Component? {
        guard let name = evaluate(node, in: scope)?.string else { return nil }
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        guard let first = parts.first, let component = component(named: first) else {
            report(
                Diagnostic(
                    .unknownComponent, "unknown screen “\(parts.first ?? "")”", at: node.range,
                    help: Suggestion.hint(for: parts.first ?? "", among: library.names),
                    fixes: parts.count == 1
                        ? Spelling.fixes(of: parts[0], at: node.range, among: library.names) : []))
            return nil
        }
        guard parts.count == 2, !component.stateNames.contains(parts[1]) else { return component }
        report(
            Diagnostic(
                .unknownState, "“\(component.name)” has no state “\(parts[1])”", at: node.range,
                help: Suggestion.hint(for: parts[1], among: component.stateNames)))
        return component
    }

    /// Checks that `anchor` refers to a node of the screen or of a component that it uses.
    private mutating func checkAnchor(_ node: Node, on screen: Component, in scope: Scope) {
        guard let name = evaluate(node, in: scope)?.string, !node.isNull else { return }
        checkNode(name, writtenAt: node, in: screen)
    }
}

enum PresentationEdge: String, CaseIterable {
    case top
    case bottom
}
