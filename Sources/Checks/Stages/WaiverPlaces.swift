import Source
import Specs
import Tokens

/// The places that waivers may name: components, their states and nodes, and tokens.
struct WaiverPlaces {
    struct Mistake {
        var message: String
        var help: String?
    }

    private let library: SpecLibrary
    private let tokens: [TokenPath]

    init(library: SpecLibrary, tokens: [TokenPath]) {
        self.library = library
        self.tokens = tokens
    }

    /// The part of a place that does not exist; nil if all of it exists.
    func mistake(in place: String) -> Mistake? {
        if place.hasPrefix("{") { return token(String(place.dropFirst().dropLast())) }
        let parts = place.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let head = parts[0]
        let names = head.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let component = library[names[0]] else {
            return Mistake(
                message: "unknown component “\(names[0])”",
                help: Suggestion.hint(for: names[0], among: library.names))
        }
        if names.count > 1, !component.stateNames.contains(names[1]) {
            return Mistake(
                message: "“\(component.name)” has no state “\(names[1])”",
                help: Suggestion.hint(for: names[1], among: component.stateNames)
                    ?? "its states are \(component.stateNames.joined(separator: ", "))")
        }
        return parts.count > 1 ? node(parts[1], of: component) : nil
    }

    private func token(_ name: String) -> Mistake? {
        if tokens.isEmpty || tokens.contains(TokenPath(name)) { return nil }
        let near = Suggestion.nearest(to: name, among: tokens.map(\.text))
        return Mistake(message: "unknown token {\(name)}", help: near.map { "did you mean {\($0)}?" })
    }

    private func node(_ name: String, of component: Component) -> Mistake? {
        if name.isEmpty {
            return Mistake(
                message: "“\(component.name)#” has no node id after the #",
                help: "write \(component.name) for the whole component")
        }
        // A node without an id is named by its path.
        if name.contains("/") || ["body", "top", "bottom"].contains(name) { return nil }
        var visited: Set<String> = []
        guard let ids = library.ids(in: component, visited: &visited), !ids.contains(name) else { return nil }
        return Mistake(
            message: "“\(component.name)” has no node “\(name)”", help: Suggestion.hint(for: name, among: ids.sorted()))
    }
}
