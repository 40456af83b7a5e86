import Layout
import Loading
import Specs

/// The state of one worker: a binder and a text measurer.
struct WorkerState {
    var binder: Binder
    let shaper: any TextShaper

    init(project: LoadedProject, typesetter: Typesetter) {
        self.init(project: project, shaper: typesetter.makeShaper(with: project.fonts))
    }

    init(project: LoadedProject, shaper: any TextShaper) {
        binder = project.makeBinder()
        self.shaper = shaper
    }
}
