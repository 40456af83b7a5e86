import Canvas
import Drawing
import Layout
import Platform
import Project
import Specs
import Values

func device(_ id: String) -> Device {
    TestFacts.ios17.devices.device(id: id) ?? Device(id: id, name: id, size: .zero, scale: 1, safeArea: .none)
}

extension Device.SafeArea {
    fileprivate static let none = Device.SafeArea(portrait: .zero, landscape: .zero)
}

extension LaidOut {
    /// Lays out a component or a screen with real fonts, at the standard type size.
    static func sample(
        _ arrangement: BoundTree.Arrangement, assets: DrawingAssets, device id: String = "iphone-15",
        width: Points? = nil, backdrops: [BoundColor] = [grouped], direction: LayoutDirection = .leftToRight,
        orientation: Orientation = .portrait
    ) throws -> LaidOut {
        let metrics = MetricsContext(
            typeSize: .large, device: device(id), orientation: orientation, direction: direction)
        let tree = BoundTree(
            component: "Test", state: "default", metrics: metrics, arrangement: arrangement, backdrops: backdrops,
            previewWidth: width)
        return LayoutEngine.layOut(tree, proposal: nil, shaper: TextMeasurer(try assets.text ?? newEngine()))
    }
}

/// Draws a component, by default at two pixels per point and without space around it.
func picture(
    of node: BoundNode, appearance: Appearance = .light, scale: Double = 2, margin: Points = 0,
    backdrop: BoundColor = ink(.white), direction: LayoutDirection = .leftToRight, assets: DrawingAssets? = nil
) throws -> Surface {
    let assets = try assets ?? newAssets()
    let mockup = try LaidOut.sample(.component(node), assets: assets, backdrops: [backdrop], direction: direction)
    return try MockupPainter(assets).picture(of: mockup, appearance: appearance, scale: scale, margin: margin)
}
