import Platform
import Source
import Testing
import Values

@Suite struct DeviceTests {
    private let catalog = BuiltInFacts.ios17.devices

    @Test(arguments: [
        ("iphone-se3", 375.0, 667.0, 2.0, 20.0, 0.0), ("iphone-13-mini", 375, 812, 3, 50, 34),
        ("iphone-14", 390, 844, 3, 47, 34), ("iphone-15", 393, 852, 3, 59, 34),
        ("iphone-16-pro-max", 440, 956, 3, 62, 34), ("iphone-air", 420, 912, 3, 68, 34),
    ])
    func `phone has its size and safe area`(
        id: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
    ) throws {
        let device = try #require(catalog.device(id: id))
        #expect(device.size == Size(width: Points(width), height: Points(height)))
        #expect(device.scale == scale)
        #expect(device.safeArea.portrait == EdgeInsets(top: Points(top), bottom: Points(bottom)))
    }

    @Test func `landscape keeps both sides off the cutout`() throws {
        let device = try #require(catalog.device(id: "iphone-15"))
        #expect(device.safeArea.landscape == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    @Test func `an alias refers to the phone`() {
        #expect(catalog.device(id: "iphone-se")?.id == "iphone-se3")
        #expect(catalog.device(id: "iphone-99") == nil)
        #expect(catalog.nearest(to: "iphone15") == "iphone-15")
    }

    @Test func `every phone is plausible`() {
        #expect(catalog.devices.count == 27)
        for device in catalog.devices {
            #expect(catalog.ids.contains(device.id))
            #expect(device.size.width >= 320 && device.size.height > device.size.width, "\(device.id)")
            #expect(device.hasHomeButton == (device.safeArea.portrait.bottom == 0), "\(device.id)")
            #expect(device.hasHomeButton == (device.cutout == .none), "\(device.id)")
            #expect(device.safeArea.landscape.left == device.safeArea.landscape.right, "\(device.id)")
            #expect(device.cutout.top + device.cutout.size.height <= device.safeArea.portrait.top, "\(device.id)")
        }
    }

    @Test func `two phones with one id are reported`() {
        let phone = """
              - id: a
                name: A
                size: [1, 2]
                scale: 1
                safeArea: { portrait: [0, 0, 0, 0], landscape: [0, 0, 0, 0] }
                cornerRadius: 0
                cutout: { kind: none }
                homeButton: true

            """
        let result = DeviceCatalog.read(BuiltInFacts.document("phones:\n" + phone + phone))
        #expect(result.diagnostics.map(\.message) == ["two phones share an id"])
    }
}
