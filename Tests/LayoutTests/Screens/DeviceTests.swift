import Layout
import Platform
import Project
import Specs
import Testing
import Values

/// Every phone of the device table, in portrait and in landscape.
@Suite struct DeviceTests {
    static let phones = TestFacts.facts.devices.devices

    private func metrics(of device: Device, _ orientation: Orientation) -> MetricsContext {
        var metrics = MetricsContext(typeSize: .large, device: device, direction: .leftToRight)
        metrics.orientation = orientation
        return metrics
    }

    @Test(arguments: phones, [Orientation.portrait, .landscape])
    func `a screen fills the safe area of the phone`(device: Device, orientation: Orientation) throws {
        let bar = color().width(.fill).height(44).background()
        let laidOut = layOut(
            screen(top: bar, body: color().background(), bottom: bar), metrics: metrics(of: device, orientation))
        let isUpright = orientation == .portrait
        let size = isUpright ? device.size : Size(width: device.size.height, height: device.size.width)
        let insets = isUpright ? device.safeArea.portrait : device.safeArea.landscape
        #expect(laidOut.size == size)
        #expect(laidOut.safeArea == Rect(origin: .zero, size: size).inset(by: insets))
        let (body, top, bottom) = (laidOut.roots[0], laidOut.roots[1], laidOut.roots[2])
        #expect(top.rect.minY == insets.top && bottom.rect.maxY == size.height - insets.bottom)
        #expect(body.rect.minY == top.rect.maxY && body.rect.maxY == bottom.rect.minY)
        #expect(body.rect.width == size.width - insets.left - insets.right)
        // Backgrounds reach the edges of the screen.
        #expect(body.rect.minX - body.bleed.left == 0 && body.rect.maxX + body.bleed.right == size.width)
        #expect(top.rect.minY - top.bleed.top == 0 && bottom.rect.maxY + bottom.bleed.bottom == size.height)
    }

    @Test func `the table has phones of every kind of screen`() {
        let cutouts = Self.phones.map { device in
            switch device.cutout {
            case .none: "none"
            case .notch: "notch"
            case .island: "island"
            }
        }
        #expect(Set(cutouts) == ["none", "notch", "island"])
        #expect(Self.phones.count >= 20)
    }
}
