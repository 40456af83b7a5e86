import ArgumentParser
import Loading
import Pipeline

/// Options that select mock-ups.
struct MockupOptions: ParsableArguments {
    @Option(help: "Use only this component.", completion: Completion.components) var component: String?
    @Option(help: "Use only this state; a+b combines two states.", completion: Completion.states) var state: String?
    @OptionGroup var contexts: ContextOptions

    /// Whether not everything is selected.
    var isNarrow: Bool { component != nil || state != nil || contexts.namesContexts }

    func choice(for projects: [LoadedProject]) throws -> MockupChoice {
        var choice = MockupChoice()
        choice.component = component
        choice.state = state
        choice.contexts = try contexts.matrix(for: projects)
        return choice
    }
}
