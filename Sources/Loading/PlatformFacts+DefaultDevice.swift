package import Platform

extension PlatformFacts {
    /// The device of a project that declares none, which is also the one that most sheets show.
    package var defaultDevice: Device? {
        devices.device(id: "iphone-15") ?? devices.devices.first
    }
}
