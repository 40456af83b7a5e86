import Source
import Tokens
import Values
import YAML

/// Reads `modes:`, the sources of the values for other appearances: `modes: { dark: { theme: dark } }`.
struct ModesReader {
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var suffixes = ModeSuffixes()

    private static let names = ["light"] + Appearance.base.compactMap(\.modeName)

    mutating func read(_ node: Node) -> [Appearance: [ResolverInput]] {
        guard let entries = node.mapping else {
            diagnostics.append(
                .mismatchedType("a map such as { dark: { theme: dark } }", found: node, of: "modes"))
            return [:]
        }
        var modes: [Appearance: [ResolverInput]] = [:]
        for entry in entries {
            guard let appearance = appearance(of: entry) else { continue }
            if modes.updateValue(inputs(of: entry, in: appearance), forKey: appearance) == nil { continue }
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "“modes” has two entries for \(appearance.modeName ?? "light")",
                    at: entry.keyRange, help: "delete one of the two entries"))
        }
        return modes
    }

    private mutating func appearance(of entry: Node.Entry) -> Appearance? {
        if entry.key == "light" { return .light }
        if let appearance = Appearance(modeName: entry.key), Appearance.base.contains(appearance) { return appearance }
        diagnostics.append(.unknownKey(entry, known: Self.names, in: "“modes”"))
        return nil
    }

    private mutating func inputs(of entry: Node.Entry, in appearance: Appearance) -> [ResolverInput] {
        guard let members = entry.value.mapping, !members.isEmpty else {
            diagnostics.append(
                .mismatchedType(
                    "a map from modifiers to contexts, such as { theme: dark }", found: entry.value, of: entry.key))
            return []
        }
        return members.compactMap { member in
            guard member.key == "suffix" else { return input(member) }
            if let text = member.value.string, !text.isEmpty, !member.value.isNull {
                suffixes.suffixes[appearance] = .init(text: text, range: member.value.range)
            } else {
                diagnostics.append(
                    .mismatchedType("the end of a name such as _dark", found: member.value, of: member.key))
            }
            return nil
        }
    }

    /// Reads a modifier with its context, as in `inputs: { brand: a }`.
    mutating func input(_ entry: Node.Entry) -> ResolverInput? {
        guard let context = entry.value.string else {
            diagnostics.append(.mismatchedType("the name of a context", found: entry.value, of: entry.key))
            return nil
        }
        if entry.value.scalar?.isPlain == true, entry.value.bool != nil || entry.value.number != nil {
            diagnostics.append(
                Diagnostic(
                    .mismatchedType, .warning,
                    "the context of “\(entry.key)” must be text, not \(entry.value.kindName)", at: entry.value.range,
                    help: "write \"\(context)\", in quotes"))
        }
        return ResolverInput(
            modifier: entry.key, modifierRange: entry.keyRange, context: context, contextRange: entry.value.range)
    }
}
