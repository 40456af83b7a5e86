import Checks
import Source
import Specs
import Tokens
import YAML

/// What of a project is not as it is written, since a name in it does not resolve or a value is of the wrong type: what is
/// drawn in its place says nothing of it.
struct UnresolvedParts {
    /// Where the mistakes are.
    let places: Set<SourceRange>
    /// The components that hold one, or use one that does.
    let components: Set<String>
    /// Those of them that do not look as they are written: a mistake in what they promise changes nothing that is drawn.
    let misdrawn: Set<String>
    /// Those in which a color is such a mistake: what their texts stand on is none that anybody wrote.
    let uncolored: Set<String>
    /// Those in which an `order:` holds such a mistake.
    let disordered: Set<String>

    init(_ mistakes: [Diagnostic], in project: LoadedProject) {
        let library = project.library
        let owners = ComponentOwners(library: library)
        places = Set(mistakes.filter(\.leavesUnjudged).compactMap(\.range))
        // By component, so that a project full of mistakes is not walked for each of them.
        let mistakes = Dictionary(grouping: places, by: owners.component(at:))
        var broken = Set(mistakes.keys.compactMap(\.self))
        var uncolored: Set<String> = []
        var disordered: Set<String> = []
        var misdrawn = broken.filter { name in
            let promises = library[name]?.expectations.map(\.range) ?? []
            return !mistakes[name, default: []].allSatisfy { place in promises.contains { $0.contains(place) } }
        }
        let hasBrokenTokens = project.tokens.hasBroken
        for component in library.components where hasBrokenTokens || broken.contains(component.name) {
            let references = hasBrokenTokens ? component.tokenReferences : []
            let lost = references.filter { project.tokens.isBroken($0.path) }.map(\.range)
            if !lost.isEmpty {
                broken.insert(component.name)
                misdrawn.insert(component.name)
            }
            let mistaken = mistakes[component.name, default: []] + lost
            let colors = component.colorPlaces(in: library)
            if mistaken.contains(where: { place in colors.contains { $0.contains(place) } }) {
                uncolored.insert(component.name)
            }
            if component.orderPlaces.contains(where: { place in mistaken.contains(where: place.contains) }) {
                disordered.insert(component.name)
            }
        }
        components = library.users(of: broken)
        self.misdrawn = library.users(of: misdrawn)
        self.uncolored = library.users(of: uncolored)
        self.disordered = library.users(of: disordered)
    }
}

extension Component {
    /// Where the orders stand in which VoiceOver reads.
    fileprivate var orderPlaces: [SourceRange] {
        var places: [SourceRange] = []
        forEachElement { element in
            if let order = element[.order] { places.append(order.range) }
        }
        let settings = states.flatMap(\.settings).filter { $0.target.hasSuffix(".\(Modifier.order.key)") }
        return places + settings.map(\.value.range)
    }
}
