import Canvas
import Checks
import Drawing
import Layout
import Project
import Sheets
import Specs
import Values

extension SheetRun {
    /// Returns a state in other metrics or appearances than those of the sheet, or nil if it cannot be bound.
    func state(
        _ name: String, of component: Component, at metrics: MetricsContext, in appearances: [Appearance],
        by worker: DrawingState, engine: TextEngine
    ) -> SheetState? {
        var binder = worker.worker.binder
        guard let tree = binder.bind(component, state: name, metrics: metrics) else { return nil }
        let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: TextMeasurer(engine))
        var design = project.design
        design.appearances = appearances
        return state(name, of: component, Mockup(laidOut, in: design, by: worker.sampler), in: design)
    }
}
