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
        binder = project.makeBinder()
        self.shaper = shaper
    }
}
