package import Source
package import YAML

/// A component or a screen as its file defines it.
package struct Component: Sendable {
    package enum Level: String, Sendable, Hashable, CaseIterable {
        case primitive
        case atom
        case molecule
        case organism
        case screen
    }

    package struct Property: Sendable {
        package var name: String
        package var nameRange: SourceRange
        package var defaultValue: Node
    }

    /// What a screen shows besides its body.
    package struct Screen: Sendable {
        /// The document's number of the screen, such as PG-30.
        package var id: String?
        package var background: Node?
        package var top: Element?
        package var bottom: Element?
        package var presents: [Element] = []
    }

    package var name: String
    package var nameRange: SourceRange
    package var level: Level?
    package var summary: String?
    /// The component's name in the product's language, if it has one of its own.
    package var title: String?
    /// Where the product's document defines the component.
    package var reference: String?
    package var notes: [String] = []
    package var preview: Preview
    package var properties: [Property] = []
    package private(set) var states: [State] = []
    package var body: Element
    /// Set for screens.
    package var screen: Screen?
    /// Whether the content comes from elsewhere and so may be empty, loading or broken.
    package var hasRemoteContent = false
    package var remoteContentRange: SourceRange?
    package var behavior: [Behavior: Node] = [:]
    package var expectations: [Expectation] = []
    /// Whether its document could be read to its end.
    package var isWhole = true
    /// The keys of its document, as they are written.
    package var keys: [WrittenKey] = []

    init(name: String, nameRange: SourceRange, preview: Preview, body: Element) {
        self.name = name
        self.nameRange = nameRange
        self.preview = preview
        self.body = body
    }

    package struct Preview: Sendable {
        package var backdrop: [Node] = []
        package var width: Node?

        package init() {}
    }

    /// A key of the document, with what is written under it.
    package struct WrittenKey: Sendable {
        package var name: String
        package var range: SourceRange

        /// Whether what is written there is never asked for where another component uses this one.
        package var isOwn: Bool { Self.own.contains(name) }

        private static let own: Set<String> = ["level", "summary", "title", "reference", "notes", "preview", "expect"]
    }

    package var isScreen: Bool { screen != nil }

    /// The state that is shown where none is named; a component without states has one that is called `default`.
    package var defaultState: String { states.first?.name ?? "default" }

    package var stateNames: [String] { states.isEmpty ? ["default"] : states.map(\.name) }

    /// Where among ``states`` those of a name stand, so that nobody looks through all of them: there may be thousands.
    private var placesOfStates: [String: [Int]] = [:]
    /// The states that are made of others.
    private(set) var combinedStates: [State] = []

    mutating func add(_ state: State) {
        placesOfStates[state.name, default: []].append(states.count)
        states.append(state)
        if state.parts.count > 1 { combinedStates.append(state) }
    }

    package func state(named name: String) -> State? {
        placesOfStates[name]?.first.map { states[$0] }
    }

    /// The states of some names, in the order of the file.
    func states(named names: Set<String>) -> [State] {
        names.flatMap { placesOfStates[$0] ?? [] }.sorted().map { states[$0] }
    }

    /// Whether ``stateNames`` holds a name.
    func hasState(named name: String) -> Bool {
        states.isEmpty ? name == defaultState : placesOfStates[name] != nil
    }

    /// All elements of the component, those of states' bodies and of a screen's bars included.
    package func forEachElement(_ visit: (Element) -> Void) {
        body.forEach(visit)
        for state in states { state.body?.forEach(visit) }
        screen?.top?.forEach(visit)
        screen?.bottom?.forEach(visit)
        for element in screen?.presents ?? [] { element.forEach(visit) }
    }
}

/// One state of a component: what it sets, and what happens in it.
package struct State: Sendable {
    /// `selected: true`, or `body.scale: 0.95`.
    package struct Setting: Sendable {
        package var target: String
        package var targetRange: SourceRange
        package var value: Node
    }

    package var name: String
    package var nameRange: SourceRange
    package var settings: [Setting] = []
    /// A body that replaces the component's.
    package var body: Element?
    package var behavior: [Behavior: Node] = [:]
    package var summary: String?

    /// What a key of the state says, where that is a plain word: `haptic: success`.
    package func text(of key: Behavior) -> String? { behavior[key]?.string }

    /// The names that a combined state is made of: `a+b` holds both.
    package var parts: [String] { name.split(separator: "+").map(String.init) }
}

/// Keys that describe what happens, for components and for states.
package enum Behavior: String, Sendable, Hashable, CaseIterable {
    case gestures
    case motion
    case haptic
    case haptics
    case timing
    case timeout
    case announce
    case analytics
    case presentation
    case traits
    case label
    case keyboard
}
