package import Platform
package import Project
package import Source
package import Tokens
import Values
import YAML

/// Binds components for one state and one metrics context: evaluates conditions, resolves names and returns a tree
/// without references.
package struct Binder {
    package let library: SpecLibrary
    let tokens: ResolvedTokens
    let facts: PlatformFacts
    private(set) var fonts: FontResolver
    /// The diagnostics of all bound states and contexts, each reported once.
    package private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []
    /// The tokens that the bound components refer to.
    package private(set) var usedTokens: Set<TokenPath> = []
    /// The names of all components that were looked up, including unknown ones.
    package private(set) var usedComponents: Set<String> = []
    var valueCache = ValueCache()
    let metricsReads = MetricsReads()
    /// Whether results are cached; requires that a component's definition does not change between calls.
    private(set) var cachesResults = false
    /// The name of the component whose results are cached.
    private var subject: String?
    private var treeCache = TreeCache()
    var knownElements = KnownElements()
    var sizedNodes = SizedNodes()
    /// By component, the ids of its nodes and the components visited to collect them.
    var idCache: [String: (ids: Set<String>?, visited: Set<String>)] = [:]
    var actionCache: [String: (actions: PossibleActions?, visited: Set<String>)] = [:]
    var nodeCount = 0
    var nodeDepth = 0
    /// Components that exceeded the node limit in one mock-up; they are not bound again.
    private var tooLarge: Set<String> = []
    /// The cycles of components that have been reported.
    var reportedCycles: Set<[String]> = []
    /// Whether the nodes being bound are in a sheet, an alert or a popover, where iOS uses its elevated colors.
    var isElevated = false

    /// Returns facts about an image file; nil skips the check of image files.
    package var imageFacts: (@Sendable (String) -> ImageFacts)?
    /// The project's own symbols, which take precedence over those of iOS.
    package var ownSymbols = OwnSymbols()

    /// The project's own fonts, in which text with their family is set.
    package var ownFonts: OwnFonts {
        get { fonts.own }
        set { fonts.own = newValue }
    }

    package init(library: SpecLibrary, tokens: ResolvedTokens, facts: PlatformFacts) {
        self.library = library
        self.tokens = tokens
        self.facts = facts
        fonts = FontResolver(dynamicType: facts.dynamicType)
    }

    /// Starts a job: one component with the components it uses. Results bound for one screen or type size are reused
    /// for the others.
    ///
    /// Diagnostics and uses recorded from here belong to this job, except those that the previous job on the same
    /// component has already recorded.
    package mutating func begin(_ component: Component) {
        cachesResults = true
        diagnostics = []
        reported = []
        reportedCycles = []
        tooLarge = []
        usedTokens = []
        usedComponents = []
        // Each job on a component has another type size.
        guard subject != component.name else {
            treeCache.leaveTypeSize()
            knownElements.leaveTypeSize()
            return
        }
        subject = component.name
        treeCache = TreeCache()
        knownElements = KnownElements()
        sizedNodes = SizedNodes()
    }

    mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// Reports diagnostics about a node's value. Fixes are dropped if the value comes from a property, since they would
    /// edit the wrong place.
    mutating func report(_ diagnostics: [Diagnostic], of node: Node) {
        let isPlain = diagnostics.isEmpty || !node.namesProperty
        for var diagnostic in diagnostics {
            if !isPlain { diagnostic.fixes = [] }
            report(diagnostic)
        }
    }

    /// The appearance whose colors are shown in place of `appearance`.
    func shownAppearance(for appearance: Appearance) -> Appearance { isElevated ? appearance.elevated : appearance }

    mutating func noteUse(of token: TokenPath) {
        usedTokens.insert(token)
    }

    mutating func noteUse(of components: Set<String>) {
        usedComponents.formUnion(components)
    }

    /// Looks up a component by name and records the use.
    mutating func component(named name: String) -> Component? {
        usedComponents.insert(name)
        return library[name]
    }

    /// Returns the bound tree of a component in a state; nil if its body cannot be bound.
    package mutating func bind(_ component: Component, state: String, metrics: MetricsContext) -> BoundTree? {
        guard !tooLarge.contains(component.name) else { return nil }
        if let cached = treeCache.tree(of: component.name, state: state, in: metrics) {
            return sized(cached, to: metrics)
        }
        let tree = bindUncached(component, state: state, metrics: metrics)
        if cachesResults, let tree { treeCache.keep(tree, asked: metricsReads.asked) }
        return tree
    }

    private mutating func bindUncached(_ component: Component, state: String, metrics: MetricsContext) -> BoundTree? {
        nodeCount = 0
        metricsReads.begin()
        let observed = ObservedMetrics(metrics, noting: metricsReads)
        var scope = scope(for: component, state: state, metrics: observed)
        scope.properties = evaluatedProperties(of: component, in: scope)
        let presentation = presentation(of: component, in: scope)
        let environment = Environment.root(color: labelColor(at: component.nameRange), fonts: fonts, metrics: metrics)
        isElevated = presentation?.style.isModal ?? false
        defer { isElevated = false }
        guard var arrangement = arrange(component, scope: scope, environment: environment), !isTooLarge(component)
        else {
            return nil
        }
        if case .component(var body) = arrangement, let presentation {
            decorate(&body, as: presentation, in: scope)
            arrangement = .component(body)
        }
        // The backdrop is outside the presentation.
        isElevated = false
        var tree = BoundTree(
            component: component.name, state: state, metrics: metrics, arrangement: arrangement,
            backdrops: backdrops(of: component, in: scope), previewWidth: previewWidth(of: component, in: scope))
        if let presentation, presentation.style == .sheet, case .component(let body) = arrangement {
            let height = sheetHeight(presentation.detents, in: scope)
            tree.openingHeight = Bound(height, range: presentation.range)
            if height == sheetHeight(nil, in: scope) {
                let traits = body.keyboardTraits
                tree.keyboard = keyboard(of: component, for: traits, in: scope, environment: environment)?.node
            }
        }
        tree.expectations = expectations(of: component, in: scope)
        tree.behavior = behavior(of: component, in: scope)
        return tree
    }

    private mutating func isTooLarge(_ component: Component) -> Bool {
        guard nodeCount > BindingLimits.nodes else { return false }
        tooLarge.insert(component.name)
        report(
            Diagnostic(
                .exceededLimit, "“\(component.name)” has more than \(BindingLimits.nodes) nodes",
                at: component.nameRange,
                help: "shorten its lists: a list longer than the screen needs only a few items"))
        return true
    }

    private mutating func arrange(
        _ component: Component, scope: Scope, environment: Environment
    ) -> BoundTree.Arrangement? {
        guard
            let body = bindBody(of: component, scope: scope, path: "body", environment: environment)
                ?? emptyBody(of: component, in: scope)
        else { return nil }
        guard let screen = component.screen else { return .component(body) }
        let background =
            screen.background.flatMap { opaqueBackground($0, of: component, in: scope) }
            ?? systemBackground(at: component.nameRange)
        let top = screen.top.flatMap { bindNode($0, scope: scope, path: "top", environment: environment) }
        var bottom = screen.bottom.flatMap { bindNode($0, scope: scope, path: "bottom", environment: environment) }
        // The component used as the bar may set `keyboard: covers` on its own body.
        if bottom?.isCoveredByKeyboard ?? false { bottom?.staysBelowKeyboard = true }
        var presenting = scope
        presenting.presents = true
        let presented = bindList(screen.presents, scope: presenting, path: "presents", environment: environment).map {
            self.presented($0, in: scope)
        }
        var bound = BoundScreen(background: background, top: top, body: body, bottom: bottom, presented: presented)
        let keyboard = keyboard(of: component, for: bound.keyboardTraits, in: scope, environment: environment)
        if let keyboard { bound.presented.append(keyboard) }
        checkTargets(of: bound, in: scope)
        return .screen(bound)
    }

    /// Returns an empty body if the body's own condition removes it, which is not an error.
    private mutating func emptyBody(of component: Component, in scope: Scope) -> BoundNode? {
        let root = root(of: component, in: scope)
        guard !isKept(Attributes(root, at: "body", in: scope), in: scope) else { return nil }
        return BoundNode(path: "body", id: "body", range: root.kindRange, content: .zstack(alignment: .center))
    }

    /// Returns the scope of a component in a state, with the state's settings applied. In `a+b`, `a` is applied first,
    /// then `b`, then the settings declared for `a+b`.
    mutating func scope(for component: Component, state: String, metrics: ObservedMetrics) -> Scope {
        var scope = newScope(for: component, state: state, metrics: metrics)
        if cachesResults { scope.reads = ScopeReads() }
        return scope
    }

    private func newScope(for component: Component, state: String, metrics: ObservedMetrics) -> Scope {
        var scope = Scope(
            component: component.name,
            properties: Dictionary(
                component.properties.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { first, _ in first }),
            metrics: metrics)
        let parts = state.split(separator: "+").map(String.init)
        let combined = component.combinedStates.filter { Set($0.parts).isSubset(of: parts) }
        let active = parts.compactMap(component.state(named:)) + combined
        scope.states = Set(active.map(\.name)).union(parts).union([state])
        for setting in active.flatMap(\.settings) { scope.apply(setting) }
        return scope
    }

    private mutating func backdrops(of component: Component, in scope: Scope) -> [BoundColor] {
        let written = component.preview.backdrop.compactMap { opaqueBackground($0, of: component, in: scope) }
        return written.isEmpty ? [systemBackground(at: component.nameRange)] : written
    }

    private mutating func previewWidth(of component: Component, in scope: Scope) -> Points? {
        guard let node = component.preview.width else { return nil }
        guard let width = extent(node, along: .horizontal, in: scope)?.value, width.isFixed else { return nil }
        return width.length(in: scope.metrics.onScreen.screen.width)
    }
}

extension Node {
    /// Whether the value contains a dollar sign anywhere.
    var namesProperty: Bool {
        switch content {
        case .scalar(let scalar): scalar.text.utf8.contains(UInt8(ascii: "$"))
        case .sequence(let items): items.contains(where: \.namesProperty)
        case .mapping(let entries): entries.contains { $0.value.namesProperty }
        }
    }

    /// Whether a property was inserted into a text anywhere in the value.
    var isInterpolated: Bool {
        switch content {
        case .scalar(let scalar): scalar.isInterpolated
        case .sequence(let items): items.contains(where: \.isInterpolated)
        case .mapping(let entries): entries.contains { $0.value.isInterpolated }
        }
    }

    static func null(at range: SourceRange) -> Node {
        Node(.scalar(Scalar(text: "", isPlain: true)), range: range.startPoint)
    }
}
