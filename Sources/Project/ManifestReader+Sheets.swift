import Forms
import Source
import Tokens
import YAML

extension ManifestReader {
    /// `sheets: { scale: 1, colors: 64, committed: [Chip] }`
    mutating func readSheets(_ node: Node, into manifest: inout Manifest) {
        let form = "a map such as { scale: 1, colors: 64 }"
        guard let entries = node.mapping else {
            return diagnostics.append(.mismatchedType(form, found: node, of: "sheets"))
        }
        if entries.isEmpty {
            diagnostics.append(
                Diagnostic(.missingKey, "“sheets” needs at least one key", at: node.range, help: "write \(form)"))
        }
        for entry in entries {
            let number = entry.value.number
            let range: String
            switch entry.key {
            case "scale":
                range = "a number from 0.5 to 4"
                manifest.sheetScale = number.flatMap { Self.sheetScales.contains($0) ? $0 : nil }
                if manifest.sheetScale != nil { continue }
            case "colors":
                range = "a whole number from 16 to 256"
                manifest.sheetColors = number.flatMap { Int(exactly: $0) }.flatMap {
                    Self.sheetColors.contains($0) ? $0 : nil
                }
                if manifest.sheetColors != nil { continue }
            case "language":
                if let language = entry.value.string.flatMap(SheetLanguage.init) {
                    manifest.sheetLanguage = language
                } else {
                    let names = SheetLanguage.allCases.map(\.rawValue).joined(separator: " or ")
                    diagnostics.append(.mismatchedType(names, found: entry.value, of: entry.key))
                }
                continue
            case "storyboard":
                manifest.storyboard = paths(entry.value, of: entry.key)
                continue
            case "committed":
                manifest.committedSheets = paths(entry.value, of: entry.key)
                continue
            default:
                diagnostics.append(.unknownKey(entry, known: ManifestForms.sheets.names, in: "“sheets”"))
                continue
            }
            var diagnostic = Diagnostic.mismatchedType(range, found: entry.value, of: entry.key)
            if number != nil { diagnostic.rule = .outOfRangeValue }
            diagnostics.append(diagnostic)
        }
    }

    private static let sheetScales = 0.5...4
    private static let sheetColors = 16...256
}
