import Layout
import Pipeline
import Project
import Specs
import TestProjects
import Values

/// Lays out texts with the fonts of the pictures.
struct RealTexts {
    private let shaper = systemTypesetter.makeShaper()

    static var hasFonts: Bool { systemTypesetter.hasFonts }

    /// - Returns: the text's frame and its size.
    func layOut(
        _ string: String, size: Double = 17, tracking: Double = -0.43, width: Points?, height: Points? = nil,
        change: (inout BoundText) -> Void = { _ in }
    ) -> (text: TextFrame?, size: Size) {
        var font = font(size)
        font.tracking = tracking
        let node = text(string) {
            $0.font = bound(font)
            change(&$0)
        }
        let tree = BoundTree(
            component: "Test", state: "default", metrics: metrics(scale: 3), arrangement: .component(node),
            backdrops: [], previewWidth: nil)
        let laidOut = LayoutEngine.layOut(tree, proposal: proposing(width, height), shaper: shaper)
        return (laidOut.firstText, laidOut.size)
    }

    func lines(_ string: String, width: Points, change: (inout BoundText) -> Void = { _ in }) -> [String] {
        layOut(string, width: width, change: change).text?.lines.map(\.text) ?? []
    }
}
