import YAML

/// Where components are on screens.
extension SpecLibrary {
    package enum ScreenPlace: Sendable, Hashable {
        /// In the bar at the upper edge.
        case top
        /// In the bar at the lower edge.
        case bottom
        /// A row of a column without gaps.
        case list
    }

    /// The place of a component on the screens of the project; nil if it is nowhere in particular.
    package func screenPlace(of name: String) -> ScreenPlace? {
        var place: ScreenPlace?
        for component in components {
            if component.screen?.top?.uses(name) == true { return .top }
            if component.screen?.bottom?.uses(name) == true { return .bottom }
            component.forEachElement { if $0.isList(of: name) { place = .list } }
        }
        return place
    }

    /// Returns the components that a screen shows over itself, in the order of the files.
    package func presented(over screen: Component) -> [String] {
        components.filter { component in
            let over = component.behavior[.presentation]?["over"]?.string
            return over?.split(separator: ":").first.map(String.init) == screen.name
                || screen.screen?.presents.contains { $0.uses(component.name) } == true
        }.map(\.name)
    }
}

extension Element {
    fileprivate func uses(_ name: String) -> Bool {
        var isUsed = false
        forEach { isUsed = isUsed || $0.kind == .use && $0.content.string == name }
        return isUsed
    }

    /// Whether the element is a column of a component without gaps: repeated rows, or rows that follow each other and
    /// are not alternatives.
    fileprivate func isList(of name: String) -> Bool {
        guard kind == .vstack, self[.spacing]?.number == 0 else { return false }
        func isRow(_ child: Element) -> Bool {
            child.kind == .use && child.content.string == name && child[.when] == nil && child[.unless] == nil
        }
        return children.contains { isRow($0) && $0[.each] != nil }
            || zip(children, children.dropFirst()).contains { isRow($0) && isRow($1) }
    }
}
