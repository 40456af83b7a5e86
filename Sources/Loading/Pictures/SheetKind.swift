package import Specs

/// A kind of sheet of a component.
package enum SheetKind: String, Sendable, CaseIterable {
    case contact
    case redline
    case typeSizes
    case motion
    /// For screens only.
    case devices

    /// Returns the file name without its extension.
    package func name(of component: Component) -> String {
        switch self {
        case .contact: SheetName.contact(component.name)
        case .redline: SheetName.redline(component.name)
        case .typeSizes: SheetName.typeSizes(component.name)
        case .motion: SheetName.motion(component.name)
        case .devices: SheetName.devices(component.name)
        }
    }
}
