import Canvas
import Checks
import Drawing
import Layout
import Platform
import Project
import Sheets
import Specs
import Values

/// The Dynamic Type sheet of one component: its first state at all twelve type sizes.
struct TypeSizeSheetRun {
    let sheets: SheetRun
    let worker: DrawingState

    /// Nil where the component cannot be bound.
    func page(of subject: SheetSubject, _ component: Component, _ engine: TextEngine) -> Page? {
        guard let name = component.stateNames.first, let appearance = sheets.appearances.first else { return nil }
        let states = TypeSize.allCases.compactMap { size -> SheetState? in
            var metrics = sheets.metrics
            metrics.typeSize = size
            return sheets.state(name, of: component, at: metrics, in: [appearance], by: worker, engine: engine)
        }
        return TypeSizeSheetBuilder(subject.showing(states, in: [appearance])).build()?.layout(engine: engine)
    }
}
