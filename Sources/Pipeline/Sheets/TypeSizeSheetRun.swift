import Canvas
import Checks
import Drawing
import Layout
import Platform
import Project
import Sheets
import Specs
import Values

/// The Dynamic Type sheet of one component: its first state that has text, at all twelve type sizes.
struct TypeSizeSheetRun {
    let sheets: SheetRun
    let worker: DrawingState

    /// Returns nil if the component cannot be bound.
    func page(of subject: SheetSubject, _ component: Component, _ engine: TextEngine) -> Page? {
        let written = subject.mockups.first { $0.frames.contains { $0.isShown && $0.frame.text != nil } }
        guard let name = written?.state ?? component.stateNames.first, let appearance = sheets.appearances.first else {
            return nil
        }
        let states = TypeSize.allCases.compactMap { size -> SheetState? in
            var metrics = sheets.metrics
            metrics.typeSize = size
            return sheets.state(name, of: component, at: metrics, in: [appearance], by: worker, engine: engine)
        }
        let colored = sheets.suggestingColors(in: states, appearances: [appearance], knowing: subject.states)
        return TypeSizeSheetBuilder(subject.showing(colored, in: [appearance])).build()?.layout(engine: engine)
    }
}
