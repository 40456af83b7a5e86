import Layout
import Specs

/// What one worker owns: a binder, and the engine that measures its texts.
struct WorkerState {
    var binder: Binder
    let shaper: any TextShaper

    init(project: LoadedProject, typesetter: Typesetter) {
        binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        shaper = typesetter.makeShaper()
    }
}
