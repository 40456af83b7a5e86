import Forms
import Platform
import Source
import Tokens
import Values
import YAML

/// Reads the axes of a context matrix. Each axis takes a value, a list, or `all`.
struct ContextReader {
    private(set) var diagnostics: [Diagnostic] = []
    /// The values that the map names, with their ranges; without `all`.
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
            diagnostics.append(.mismatchedType("a map from axes to values", found: node, of: "contexts"))
        }
        if matrix.count > Self.maxContexts {
            diagnostics.append(
                Diagnostic(
                    .exceededLimit,
                    "these axes combine to \(matrix.count) contexts; at most \(Self.maxContexts) are supported",
                    at: node.range, help: "list fewer values; the contexts are all combinations of the axes"))
            matrix = ContextMatrix()
        }
        matrix.isComplete = diagnostics.isEmpty
        return matrix
    }

    /// Several times the number of all contexts in a dozen languages.
    private static let maxContexts = 100_000

    private mutating func read(_ entry: Node.Entry, into matrix: inout ContextMatrix) {
        guard let axis = ContextAxis(rawValue: entry.key) else {
            diagnostics.append(.unknownKey(entry, known: ManifestForms.contexts.names, in: "“contexts”"))
            return
        }
        if entry.value.isNull || (entry.value.sequence?.isEmpty ?? false) {
            diagnostics.append(
                Diagnostic(
                    .mismatchedType, "“\(entry.key)” needs at least one value",
                    at: entry.value.isNull ? entry.keyRange : entry.value.range,
                    help: "write a value, or remove \(entry.key) to use the default"))
            return
        }
        if entry.value.string == "all", let all = all(of: axis) { return matrix.formUnion(all) }
        var listed = ContextMatrix()
        for item in entry.value.sequence ?? [entry.value] {
            if let context = NamedContext(axis, item, devices: devices) {
                named.append(context)
                listed.append(context.contexts)
            } else {
                reportUnknown(item, of: axis)
            }
        }
        matrix.formUnion(listed)
    }

    /// Returns all values of an axis; nil for locales, which have no complete list.
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

    private mutating func reportUnknown(_ node: Node, of axis: ContextAxis) {
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
                .unknownValue, "“\(axis.rawValue)” cannot be \(node.kindName)", at: node.range,
                help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                    ?? "write one of \(list)"))
    }
}
