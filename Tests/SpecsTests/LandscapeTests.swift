import Project
import Source
import Specs
import Testing
import Values

@Suite struct LandscapeTests {
    /// iphone-15 is 393 × 852.
    @Test(arguments: [(Orientation.portrait, 196.5, 852 - 32), (.landscape, 426, 393 - 32)])
    func `a percentage refers to the screen in its orientation`(orientation: Orientation, width: Double, height: Double)
        throws
    {
        var spec = Specification(component: "body: { text: a, width: 50%, height: 100% - 32 }")
        var metrics = try spec.metrics()
        metrics.orientation = orientation
        let component = try #require(spec.library["C"])
        guard case .component(let body)? = spec.bind(component, metrics: metrics)?.arrangement else {
            Issue.record("no body")
            return
        }
        #expect(body.sizing.width?.value == .points(Points(width)))
        #expect(body.sizing.height?.value == .points(Points(height)))
    }
}
