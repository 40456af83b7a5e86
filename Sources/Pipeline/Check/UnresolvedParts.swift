import Checks
import Loading
import Source
import Specs
import Tokens
import YAML

/// The parts of a project that cannot be drawn as written because of an unresolved reference or a wrong type.
///
/// Measurements of the substitutes drawn for them are not reported.
struct UnresolvedParts {
    /// The places of the errors.
    let places: Set<SourceRange>
    /// The components that contain an error, or use one that does.
    let components: Set<String>
    /// The components whose drawing is affected. An error in an expectation does not affect it.
    let withAffectedDrawing: Set<String>
    /// The components with an error in a color, so that their backgrounds are substitutes.
    let withUnknownColors: Set<String>
    /// The components with an error in an `order:`.
    let withUnknownOrder: Set<String>

    init(_ mistakes: [Diagnostic], in project: LoadedProject) {
        let library = project.library
        let owners = ComponentOwners(library: library)
        places = Set(mistakes.filter(\.isUnresolved).compactMap(\.range))
        // Group by component to stay fast in projects with many errors.
        let mistakes = Dictionary(grouping: places, by: owners.component(at:))
        var broken = Set(mistakes.keys.compactMap(\.self))
        var withUnknownColors: Set<String> = []
        var withUnknownOrder: Set<String> = []
        var withAffectedDrawing = broken.filter { name in
            let expectations = library[name]?.expectations.map(\.range) ?? []
            return !mistakes[name, default: []].allSatisfy { place in expectations.contains { $0.contains(place) } }
        }
        let hasBrokenTokens = project.tokens.hasBroken
        for component in library.components where hasBrokenTokens || broken.contains(component.name) {
            let references = hasBrokenTokens ? component.tokenReferences : []
            let lost = references.filter { project.tokens.isBroken($0.path) }.map(\.range)
            if !lost.isEmpty {
                broken.insert(component.name)
                withAffectedDrawing.insert(component.name)
            }
            let mistaken = mistakes[component.name, default: []] + lost
            let colors = component.colorPlaces(in: library)
            if mistaken.contains(where: { place in colors.contains { $0.contains(place) } }) {
                withUnknownColors.insert(component.name)
            }
            if component.orderPlaces.contains(where: { place in mistaken.contains(where: place.contains) }) {
                withUnknownOrder.insert(component.name)
            }
        }
        components = library.users(of: broken)
        self.withAffectedDrawing = library.users(of: withAffectedDrawing)
        self.withUnknownColors = library.users(of: withUnknownColors)
        self.withUnknownOrder = library.users(of: withUnknownOrder)
    }
}

extension Component {
    /// The places of VoiceOver orders.
    fileprivate var orderPlaces: [SourceRange] {
        var places: [SourceRange] = []
        forEachElement { element in
            if let order = element[.order] { places.append(order.range) }
        }
        let settings = states.flatMap(\.settings).filter { $0.target.hasSuffix(".\(Modifier.order.key)") }
        return places + settings.map(\.value.range)
    }
}
