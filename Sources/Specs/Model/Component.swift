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

    /// The parts of a screen in addition to its body.
    package struct Screen: Sendable {
        /// The screen's id in the product's document, such as PG-30.
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
    /// The component's name in the product's language, if different.
    package var title: String?
    /// The section of the product's document that defines the component.
    package var reference: String?
    package var notes: [String] = []
    package var preview: Preview
    package var properties: [Property] = []
    package private(set) var states: [State] = []
    package var body: Element
    /// Set only for screens.
    package var screen: Screen?
    /// Whether the content is remote, so it may be empty, loading or failed.
    package var hasRemoteContent = false
    package var remoteContentRange: SourceRange?
    package var behavior: [Behavior: Node] = [:]
    package var expectations: [Expectation] = []
    /// Whether its document could be read completely.
    package var isComplete = true
    /// The keys of its document as written.
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

    /// A top-level key of the document.
    package struct WrittenKey: Sendable {
        package var name: String
        package var range: SourceRange

        /// Whether the value of the key has no effect on components that use this one.
        package var isOwn: Bool { Self.own.contains(name) }

        private static let own: Set<String> = ["level", "summary", "title", "reference", "notes", "preview", "expect"]
    }

    package var isScreen: Bool { screen != nil }

    /// Whether it is shown as an alert of the system.
    package var isAlert: Bool { behavior[.presentation]?["as"]?.string == "alert" }

    /// The state that is shown by default; a component without states has one named `default`.
    package var defaultState: String { states.first?.name ?? "default" }

    package var stateNames: [String] { states.isEmpty ? ["default"] : states.map(\.name) }

    /// The indices of ``states`` by name. A dictionary, because there may be thousands of states.
    private var stateIndices: [String: [Int]] = [:]
    /// The states that combine others: `a+b`.
    private(set) var combinedStates: [State] = []

    mutating func add(_ state: State) {
        stateIndices[state.name, default: []].append(states.count)
        states.append(state)
        if state.parts.count > 1 { combinedStates.append(state) }
    }

    package func state(named name: String) -> State? {
        stateIndices[name]?.first.map { states[$0] }
    }

    /// Returns the states with these names, in the order of the file.
    func states(named names: Set<String>) -> [State] {
        names.flatMap { stateIndices[$0] ?? [] }.sorted().map { states[$0] }
    }

    /// Whether ``stateNames`` contains a name.
    func hasState(named name: String) -> Bool {
        states.isEmpty ? name == defaultState : stateIndices[name] != nil
    }

    /// Visits all elements of the component, including those in states' bodies and in a screen's bars.
    package func forEachElement(_ visit: (Element) -> Void) {
        for root in [body] + states.compactMap(\.body) + aroundBody { root.forEach(visit) }
    }

    /// The bars and the presented components of a screen.
    var aroundBody: [Element] {
        [screen?.top, screen?.bottom].compactMap(\.self) + (screen?.presents ?? [])
    }
}

/// One state of a component, with its settings and behavior.
package struct State: Sendable {
    /// An entry of `set:`, such as `selected: true` or `body.scale: 0.95`.
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

    /// Returns the value of a key if it is a plain text: `haptic: success`.
    package func text(of key: Behavior) -> String? { behavior[key]?.string }

    /// The names of the combined states: `a` and `b` for `a+b`.
    package var parts: [String] { name.split(separator: "+").map(String.init) }
}

/// Keys that describe the behavior of components and states.
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
