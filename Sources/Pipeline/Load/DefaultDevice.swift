package import Platform

extension PlatformFacts {
    /// The phone of a project that names none: the one that most sheets show.
    package var defaultDevice: Device? {
        devices.device(id: "iphone-15") ?? devices.devices.first
    }
}
