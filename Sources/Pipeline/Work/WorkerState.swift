import Layout
import Specs

/// What one worker owns: a binder, and the engine that measures its texts.
struct WorkerState {
    var binder: Binder
    let shaper: any TextShaper

    init(project: LoadedProject, typesetter: Typesetter) {
        self.init(project: project, shaper: typesetter.makeShaper())
    }

    init(project: LoadedProject, shaper: any TextShaper) {
        binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        binder.imageFacts = { [images = project.images] in images.facts(of: $0) }
        self.shaper = shaper
    }
}
