import Forms
import Platform
import Source
import Tokens
import Values
import YAML

/// Reads the axes of a context matrix: each a value, a list, or `all`.
struct ContextReader {
    private(set) var diagnostics: [Diagnostic] = []
    let devices: DeviceCatalog

    init(devices: DeviceCatalog) {
        self.devices = devices
    }

    private static let axes = ManifestForms.contexts.names

    mutating func read(_ node: Node) -> ContextMatrix {
        var matrix = ContextMatrix()
        guard let entries = node.mapping else {
            diagnostics.append(.wrongType("a map of axes", found: node, of: "contexts"))
            return matrix
        }
        for entry in entries {
            if entry.value.isNull || (entry.value.sequence?.isEmpty ?? false), Self.axes.contains(entry.key) {
                diagnostics.append(
                    Diagnostic(
                        .wrongType, "“\(entry.key)” names no value",
                        at: entry.value.isNull ? entry.keyRange : entry.value.range,
                        help: "name one, or leave the axis out for what is usual"))
                continue
            }
            switch entry.key {
            case "appearance": matrix.isDark = values(entry, [("light", false), ("dark", true)])
            case "contrast": matrix.isIncreasedContrast = values(entry, [("standard", false), ("increased", true)])
            case "typeSize": matrix.typeSizes = typeSizes(entry)
            case "device": matrix.devices = phones(entry)
            case "direction": matrix.directions = values(entry, LayoutDirection.allCases.map { ($0.rawValue, $0) })
            case "locale": matrix.locales = (entry.value.sequence ?? [entry.value]).compactMap(\.string).uniqued()
            case "orientation": matrix.orientations = values(entry, Orientation.allCases.map { ($0.rawValue, $0) })
            default: diagnostics.append(.unknownKey(entry, known: Self.axes, in: "the contexts"))
            }
        }
        return matrix
    }

    private mutating func values<Value: Equatable>(_ entry: Node.Entry, _ named: [(name: String, value: Value)])
        -> [Value]
    {
        if entry.value.string == "all" { return named.map(\.value) }
        var result: [Value] = []
        for item in entry.value.sequence ?? [entry.value] {
            if let match = named.first(where: { $0.name == item.string }) {
                result.append(match.value)
            } else {
                unknown(item, of: entry.key, among: named.map(\.name))
            }
        }
        return result.uniqued()
    }

    private mutating func typeSizes(_ entry: Node.Entry) -> [TypeSize] {
        if entry.value.string == "all" { return TypeSize.allCases }
        var result: [TypeSize] = []
        for item in entry.value.sequence ?? [entry.value] {
            if let size = item.string.flatMap(TypeSize.init(name:)) {
                result.append(size)
            } else {
                unknown(item, of: entry.key, among: TypeSize.allCases.map(\.rawValue) + ["all"])
            }
        }
        return result.uniqued()
    }

    private mutating func phones(_ entry: Node.Entry) -> [Device] {
        if entry.value.string == "all" { return devices.devices }
        var result: [Device] = []
        for item in entry.value.sequence ?? [entry.value] {
            if let device = item.string.flatMap(devices.device(id:)) {
                result.append(device)
            } else {
                unknown(item, of: entry.key, among: devices.ids)
            }
        }
        return result.uniqued()
    }

    private mutating func unknown(_ node: Node, of axis: String, among names: [String]) {
        diagnostics.append(
            Diagnostic(
                .wrongType, "“\(axis)” cannot be \(node.kindName)", at: node.range,
                help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                    ?? "it is one of \(names.joined(separator: ", "))"))
    }
}

extension Array where Element: Equatable {
    /// Each value once: a context that is named twice is checked once.
    fileprivate func uniqued() -> [Element] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
