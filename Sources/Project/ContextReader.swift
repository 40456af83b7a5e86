import Forms
import Platform
import Source
import Tokens
import Values
import YAML

/// Reads the axes of a context matrix: each a value, a list, or `all`.
struct ContextReader {
    private(set) var diagnostics: [Diagnostic] = []
    /// The values that are named, each where it stands; `all` is none.
    private(set) var named: [NamedContext] = []
    let devices: DeviceCatalog

    init(devices: DeviceCatalog) {
        self.devices = devices
    }

    mutating func read(_ node: Node) -> ContextMatrix {
        var matrix = ContextMatrix()
        if let entries = node.mapping {
            for entry in entries { read(entry, into: &matrix) }
        } else {
            diagnostics.append(.wrongType("a map of axes", found: node, of: "contexts"))
        }
        if matrix.count > Self.mostContexts {
            diagnostics.append(
                Diagnostic(
                    .wrongType, "these are \(matrix.count) contexts, and at most \(Self.mostContexts) are looked at",
                    at: node.range, help: "name fewer values; each axis multiplies those of the others"))
            matrix = ContextMatrix()
        }
        matrix.isWhole = diagnostics.isEmpty
        return matrix
    }

    /// Several times what all axes have together in a dozen languages.
    private static let mostContexts = 100_000

    private mutating func read(_ entry: Node.Entry, into matrix: inout ContextMatrix) {
        guard let axis = ContextAxis(rawValue: entry.key) else {
            diagnostics.append(.unknownKey(entry, known: ManifestForms.contexts.names, in: "the contexts"))
            return
        }
        if entry.value.isNull || (entry.value.sequence?.isEmpty ?? false) {
            diagnostics.append(
                Diagnostic(
                    .wrongType, "“\(entry.key)” names no value",
                    at: entry.value.isNull ? entry.keyRange : entry.value.range,
                    help: "name one, or leave the axis out for what is usual"))
            return
        }
        if entry.value.string == "all", let all = all(of: axis) { return matrix.formUnion(all) }
        for item in entry.value.sequence ?? [entry.value] {
            if let context = NamedContext(axis, item, devices: devices) {
                named.append(context)
                matrix.formUnion(context.contexts)
            } else {
                tellUnknown(item, of: axis)
            }
        }
    }

    /// All values of an axis; nil for locales, which are not counted.
    private func all(of axis: ContextAxis) -> ContextMatrix? {
        var matrix = ContextMatrix()
        switch axis {
        case .appearance: matrix.isDark = [false, true]
        case .contrast: matrix.isIncreasedContrast = [false, true]
        case .typeSize: matrix.typeSizes = TypeSize.allCases
        case .device: matrix.devices = devices.devices
        case .direction: matrix.directions = LayoutDirection.allCases
        case .locale: return nil
        case .orientation: matrix.orientations = Orientation.allCases
        }
        return matrix
    }

    private mutating func tellUnknown(_ node: Node, of axis: ContextAxis) {
        if axis == .locale { return diagnostics.append(.unknownLocale(node)) }
        let names =
            switch axis {
            case .appearance: ["light", "dark"]
            case .contrast: ["standard", "increased"]
            case .typeSize: TypeSize.allCases.map(\.rawValue) + ["all"]
            case .device: devices.ids
            case .direction: LayoutDirection.allCases.map(\.rawValue)
            case .locale: [String]()
            case .orientation: Orientation.allCases.map(\.rawValue)
            }
        let list = names.joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                .wrongType, "“\(axis.rawValue)” cannot be \(node.kindName)", at: node.range,
                help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                    ?? "it is one of \(list)"))
    }
}
