import Forms
import Source
import Tokens
import Values
import YAML

/// Reads `overlays:`, the parts of tokens that the manifest replaces: `overlays: { font.body: { relativeTo: body } }`.
struct OverlaysReader {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func read(_ node: Node) -> [TokenOverlay] {
        guard let entries = node.mapping else {
            diagnostics.append(
                .mismatchedType("a map such as { font.body: { relativeTo: body } }", found: node, of: "overlays"))
            return []
        }
        return entries.compactMap { overlay($0) }
    }

    private mutating func overlay(_ entry: Node.Entry) -> TokenOverlay? {
        guard let members = entry.value.mapping, !members.isEmpty else {
            let keys = ManifestForms.overlay.names.joined(separator: ", ")
            diagnostics.append(.mismatchedType("a map with \(keys)", found: entry.value, of: entry.key))
            return nil
        }
        var overlay = TokenOverlay(TokenPattern(entry.key), at: entry.keyRange)
        for member in members {
            switch member.key {
            case "value": overlay.value = member.value
            case "modes": overlay.modes = modes(member.value)
            case "description":
                overlay.description = member.value.string
                if overlay.description == nil {
                    diagnostics.append(.mismatchedType("text", found: member.value, of: member.key))
                }
            case "relativeTo": overlay.textStyle = member.value
            default: diagnostics.append(.unknownKey(member, known: ManifestForms.overlay.names, in: "an overlay"))
            }
        }
        return overlay
    }

    private mutating func modes(_ node: Node) -> [Token.Mode] {
        guard let entries = node.mapping else {
            diagnostics.append(.mismatchedType("a map from modes to values", found: node, of: "modes"))
            return []
        }
        return entries.compactMap { entry in
            if let appearance = Appearance(modeName: entry.key) {
                return Token.Mode(appearance: appearance, nameRange: entry.keyRange, value: entry.value)
            }
            let known = Appearance.base.compactMap(\.modeName)
            diagnostics.append(.unknownKey(entry, known: known, in: "“modes”"))
            return nil
        }
    }
}
