import Canvas
import Checks
import Drawing
import Layout
import Loading
import Project
import Sheets
import Specs
import Values

/// The device sheet of one screen: its first state on every device of the project's contexts.
struct DeviceSheetRun {
    let sheets: SheetRun
    let worker: DrawingState

    /// Returns nil if the component is not a screen.
    func page(of subject: SheetSubject, _ component: Component, _ engine: TextEngine) -> Page? {
        guard component.isScreen, let name = component.stateNames.first else { return nil }
        let matrix = sheets.project.manifest.contexts
        var seen: Set<MetricsContext> = []
        let contexts = matrix.metrics(defaultDevice: sheets.metrics.device).compactMap { context -> MetricsContext? in
            var metrics = sheets.metrics
            metrics.device = context.device
            metrics.orientation = context.orientation
            return seen.insert(metrics).inserted ? metrics : nil
        }
        let appearances = DeviceSheetBuilder.appearances(among: sheets.appearances)
        let states = contexts.compactMap {
            sheets.state(name, of: component, at: $0, in: appearances, by: worker, engine: engine)
        }
        let colored = sheets.suggestingColors(in: states, appearances: appearances, knowing: subject.states)
        return DeviceSheetBuilder(subject.showing(colored, in: appearances)).build()?.layout(engine: engine)
    }
}
