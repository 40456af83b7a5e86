package import Platform
package import Source
import Values
package import YAML

/// A property of a context, by its key in manifests and conditions.
package enum ContextAxis: String, Sendable, Hashable, CaseIterable {
    case appearance
    case contrast
    case typeSize
    case device
    case direction
    case locale
    case orientation
}

/// A value of one axis with its range: `ax5` in `in: { typeSize: [large, ax5] }`.
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

    /// Reads a value of an axis; nil if the axis does not have it.
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
