import Canvas
import Drawing
import Layout
package import Loading
import Project
import Source
import Specs
import Values

/// One mock-up as a PNG in memory.
package struct MockupPicture: Sendable {
    /// `Chip, selected, light-large-iphone-15`.
    package let title: String
    package let png: [UInt8]

    /// Draws a state of a component in the first of the chosen contexts.
    ///
    /// - Parameters:
    ///   - choice: names one component; without a state, the default one is drawn.
    ///   - scale: pixels per point.
    /// - Returns: nil if the component cannot be laid out, which `check` explains.
    package static func draw(
        _ project: LoadedProject, _ choice: MockupChoice, scale: Double, typesetter: Typesetter,
        pictures: PictureSources
    ) throws(RunFailure) -> MockupPicture? {
        let result = try LayoutRun.run([project], choice: choice, proposal: (nil, nil), typesetter: typesetter)
        guard let laidOut = result.laidOut?.reachingEdge else { return nil }
        let state = DrawingState(project: project, typesetter: typesetter, pictures: pictures)
        let title = MockupPath(
            laidOut: laidOut, appearance: result.appearance, matrix: project.manifest.contexts
        ).title
        do {
            let png = try PictureFormat.png.file(
                of: laidOut, in: result.appearance, by: state.painter, scale: scale, title: title)
            return MockupPicture(title: title, png: png)
        } catch {
            throw .drawing("\(title) cannot be drawn: \(error)")
        }
    }
}
