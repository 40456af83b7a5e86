import Forms
import Project
import Source
import Tokens
import YAML

/// Reads one component or screen.
struct ComponentReader {
    private(set) var diagnostics: [Diagnostic] = []
    /// False if the file has a syntax error, so that keys may be missing.
    private let isComplete: Bool
    /// Whether a node of the component could not be read.
    private var losesNodes = false

    private let source: SourceFile?

    init(in source: SourceFile?, isComplete: Bool) {
        self.source = source
        self.isComplete = isComplete
    }

    mutating func read(_ document: Node) -> Component? {
        let isScreen = document["screen"] != nil
        let key = isScreen ? "screen" : "component"
        guard let nameNode = document[key], let name = nameNode.string, !name.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "a \(key) needs a name", at: document.range.startPoint,
                    help: "write \(key): Name"))
            return nil
        }
        checkKeys(of: document, isScreen: isScreen, name: name)
        guard let bodyNode = document["body"], let body = element(bodyNode) else {
            if isComplete, document["body"] == nil {
                diagnostics.append(
                    Diagnostic(
                        .missingKey, "“\(name)” has no body", at: nameNode.range,
                        help: "add a body, such as body: { text: Hello }"))
            }
            return nil
        }
        var component = Component(
            name: name, nameRange: nameNode.range, preview: preview(document["preview"]), body: body)
        component.keys = (document.mapping ?? []).map { entry in
            let range = SourceRange(
                file: entry.keyRange.file, start: entry.keyRange.start,
                end: max(entry.keyRange.end, entry.value.range.end))
            return Component.WrittenKey(name: entry.key, range: range)
        }
        readFacts(document, into: &component)
        if isScreen { component.screen = screen(document) }
        readProperties(document["properties"], into: &component)
        if let states = document["states"] { readStates(states, into: &component) }
        component.behavior = behavior(document)
        if let expect = document["expect"] { component.expectations = expectations(expect) }
        component.isComplete = isComplete && !losesNodes
        diagnostics += TargetCheck.diagnostics(of: component) + BarKeyCheck.diagnostics(of: component)
        return component
    }

    private mutating func checkKeys(of document: Node, isScreen: Bool, name: String) {
        let form = isScreen ? SpecForms.screen : SpecForms.component
        let entries = document.mapping ?? []
        diagnostics += Diagnostic.unknownKeys(
            entries.filter { !form.has($0.key) }, known: form.names, in: isScreen ? "a screen" : "a component",
            siblings: entries)
    }

    private mutating func readFacts(_ document: Node, into component: inout Component) {
        component.summary = document["summary"]?.string
        component.title = document["title"]?.string
        component.reference = document["reference"]?.string
        component.notes = document["notes"].map { $0.sequence ?? [$0] }?.compactMap(\.string) ?? []
        if let level = document["level"] {
            component.level = choice(level, of: "level", among: Component.Level.self)
        }
        if let content = document["content"] {
            if content.string == "remote" {
                component.hasRemoteContent = true
                component.remoteContentRange = content.range
            } else if content.string != "local" {
                diagnostics.append(.unknownValue("remote or local", found: content, of: "content"))
            }
        }
    }

    private mutating func preview(_ node: Node?) -> Component.Preview {
        var preview = Component.Preview()
        guard let node else { return preview }
        for entry in node.mapping ?? [] {
            switch entry.key {
            case "backdrop":
                preview.backdrop = entry.value.sequence ?? [entry.value]
            case "width":
                preview.width = entry.value
            default:
                diagnostics.append(.unknownKey(entry, known: SpecForms.preview.names, in: "“preview”"))
            }
        }
        if node.mapping == nil { diagnostics.append(.mismatchedType("a map", found: node, of: "preview")) }
        return preview
    }

    private mutating func screen(_ document: Node) -> Component.Screen {
        var screen = Component.Screen(id: document["id"]?.string, background: document["background"])
        if let top = document["top"] { screen.top = element(top) }
        if let bottom = document["bottom"] { screen.bottom = element(bottom) }
        screen.presents = document["presents"].map { elements($0) } ?? []
        return screen
    }

    private mutating func readProperties(_ node: Node?, into component: inout Component) {
        guard let node else { return }
        guard let entries = node.mapping else {
            if !node.isNull {
                diagnostics.append(
                    .mismatchedType("a map from property names to defaults", found: node, of: "properties"))
            }
            return
        }
        component.properties = entries.map {
            Component.Property(name: $0.key, nameRange: $0.keyRange, defaultValue: $0.value)
        }
    }

    // MARK: States

    private mutating func readStates(_ node: Node, into component: inout Component) {
        if let names = node.sequence {
            for name in names { addState(named: name, to: &component) }
            return
        }
        guard let entries = node.mapping, !entries.isEmpty else {
            let found = node.mapping == nil ? node.kindName : "an empty map"
            diagnostics.append(
                Diagnostic(
                    .mismatchedType, "“states” takes a map of at least one state, not \(found)", at: node.range))
            return
        }
        for entry in entries { component.add(state(entry)) }
        for state in component.combinedStates {
            for part in state.parts where component.state(named: part) == nil {
                diagnostics.append(
                    Diagnostic(
                        .unknownState, "“\(state.name)” combines the unknown state “\(part)”", at: state.nameRange,
                        help: Suggestion.hint(for: part, among: component.stateNames)))
            }
        }
    }

    /// Adds a state from the short form, a list of names.
    private mutating func addState(named node: Node, to component: inout Component) {
        guard let name = node.string, !name.isEmpty else {
            return diagnostics.append(
                Diagnostic(
                    .mismatchedType, "a state in a list must be a name, not \(node.kindName)", at: node.range,
                    help: "write the states as a map to give a state keys"))
        }
        if let existing = component.state(named: name) {
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "the state “\(name)” is declared twice", at: node.range,
                    notes: [.init("it is first declared here", at: existing.nameRange)],
                    help: "rename one of the two states, or delete it"))
        } else {
            component.add(State(name: name, nameRange: node.range))
        }
    }

    private mutating func state(_ entry: Node.Entry) -> State {
        var state = State(name: entry.key, nameRange: entry.keyRange)
        guard let members = entry.value.mapping else {
            if !entry.value.isNull { diagnostics.append(.mismatchedType("a map", found: entry.value, of: entry.key)) }
            return state
        }
        var unknown: [Node.Entry] = []
        for member in members {
            switch member.key {
            case "set":
                guard let settings = member.value.mapping else {
                    diagnostics.append(.mismatchedType("a map", found: member.value, of: "set"))
                    continue
                }
                state.settings = settings.map {
                    State.Setting(target: $0.key, targetRange: $0.keyRange, value: $0.value)
                }
            case "body": state.body = element(member.value)
            case "summary": state.summary = member.value.string
            case _ where Behavior(rawValue: member.key) != nil: break
            default: unknown.append(member)
            }
        }
        diagnostics += Diagnostic.unknownKeys(
            unknown, known: SpecForms.state.names, in: "a state", siblings: members)
        state.behavior = behavior(entry.value)
        return state
    }

    private func behavior(_ node: Node) -> [Behavior: Node] {
        var result: [Behavior: Node] = [:]
        for entry in node.mapping ?? [] {
            if let key = Behavior(rawValue: entry.key) { result[key] = entry.value }
        }
        return result
    }

    // MARK: Expectations

    private mutating func expectations(_ node: Node) -> [Expectation] {
        guard let items = node.sequence else {
            diagnostics.append(.mismatchedType("a list of maps", found: node, of: "expect"))
            return []
        }
        return items.compactMap { item in
            guard let members = item.mapping else {
                diagnostics.append(
                    Diagnostic(
                        .mismatchedType, "an expectation must be a map, not \(item.kindName)", at: item.range,
                        help: "write a map such as { node: body, height: 44 }"))
                return nil
            }
            var expectation = Expectation(node: "body", range: item.range)
            for member in members {
                switch member.key {
                case "node":
                    expectation.node = text(member) ?? "body"
                    expectation.nodeName = member.value
                case "motion":
                    expectation.motion = text(member)
                    expectation.motionName = member.value
                case "state": expectation.states = stateNames(member)
                case "in": expectation.condition = member.value
                case "reference": expectation.reference = member.value.string
                case "note": break
                default:
                    expectation.figures.append(
                        Expectation.Figure(name: member.key, nameRange: member.keyRange, value: member.value))
                }
            }
            if expectation.figures.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .missingKey, "this expectation has no figure", at: item.range,
                        help: "write an expected figure, such as height: 44"))
            }
            return expectation
        }
    }

    private mutating func text(_ entry: Node.Entry) -> String? {
        if let text = entry.value.string, !entry.value.isNull { return text }
        diagnostics.append(.mismatchedType("a name", found: entry.value, of: entry.key))
        return nil
    }

    /// Reads a state or a list of states.
    private mutating func stateNames(_ entry: Node.Entry) -> [Expectation.NamedState] {
        let items = entry.value.sequence ?? [entry.value]
        let names = items.compactMap { item in
            item.isNull ? nil : item.string.map { Expectation.NamedState(name: $0, range: item.range) }
        }
        if names.isEmpty || names.count < items.count {
            diagnostics.append(.mismatchedType("a state or a list of states", found: entry.value, of: entry.key))
        }
        return names
    }

    // MARK: Parts

    private mutating func element(_ node: Node) -> Element? {
        var reader = ElementReader(in: source)
        let element = reader.read(node)
        diagnostics += reader.diagnostics
        losesNodes = losesNodes || reader.losesNodes
        return element
    }

    private mutating func elements(_ node: Node) -> [Element] {
        var reader = ElementReader(in: source)
        let elements = reader.readList(node)
        diagnostics += reader.diagnostics
        losesNodes = losesNodes || reader.losesNodes
        return elements
    }

    private mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ node: Node, of name: String, among: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        if let choice = node.string.flatMap(Choice.init(rawValue:)) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        diagnostics.append(
            Diagnostic(
                .unknownValue, "“\(name)” cannot be \(node.kindName)", at: node.range,
                help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                    ?? "write one of \(names.joined(separator: ", "))"))
        return nil
    }
}
