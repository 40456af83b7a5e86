package import Platform
package import Source
import Values
package import YAML

/// What a mock-up may differ in besides its state, as manifests and conditions name it.
package enum ContextAxis: String, Sendable, Hashable, CaseIterable {
    case appearance
    case contrast
    case typeSize
    case device
    case direction
    case locale
    case orientation
}

/// A value of one axis where it is written: the `ax5` of `in: { typeSize: [large, ax5] }`.
package struct NamedContext: Sendable, Hashable {
    package var axis: ContextAxis
    package var text: String
    /// The contexts that have this value.
    package var contexts: ContextMatrix
    package var range: SourceRange

    package init(_ axis: ContextAxis, _ text: String, contexts: ContextMatrix, at range: SourceRange) {
        self.axis = axis
        self.text = text
        self.contexts = contexts
        self.range = range
    }

    /// Nil where the axis has no such value.
    package init?(_ axis: ContextAxis, _ node: Node, devices: DeviceCatalog) {
        guard !node.isNull, let text = node.string else { return nil }
        var contexts = ContextMatrix()
        switch axis {
        case .appearance: contexts.isDark = ["light": [false], "dark": [true]][text] ?? []
        case .contrast: contexts.isIncreasedContrast = ["standard": [false], "increased": [true]][text] ?? []
        case .typeSize: contexts.typeSizes = [TypeSize(name: text)].compactMap { $0 }
        case .device: contexts.devices = [devices.device(id: text)].compactMap { $0 }
        case .direction: contexts.directions = [LayoutDirection(rawValue: text)].compactMap { $0 }
        case .locale: contexts.locales = LanguageCatalog.standard.isLocale(text) ? [text] : []
        case .orientation: contexts.orientations = [Orientation(rawValue: text)].compactMap { $0 }
        }
        guard contexts != ContextMatrix() else { return nil }
        self.init(axis, text, contexts: contexts, at: node.range)
    }
}
