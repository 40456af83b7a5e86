import Source
import Tokens
import Values
import YAML

/// The values of imported tokens as text.
struct ImportedValues {
    private let set: TokenSet
    /// The tokens whose values have members that pointers name. They keep their form.
    private let pointed: Set<TokenPath>

    init(_ set: TokenSet) {
        self.set = set
        var pointed: Set<TokenPath> = []
        for token in set.tokens {
            for value in [token.value] + token.modes.map(\.value) where Self.translucent(value, in: set) == nil {
                Self.collect(value, in: set, into: &pointed)
            }
        }
        self.pointed = pointed
    }

    /// A value, with the alpha that the source has beside it.
    func text(_ node: Node, of token: Token) -> String {
        let keepsForm = pointed.contains(token.path)
        if let alias = Self.translucent(node, in: set) {
            return "{ color: \"{\(alias.path)}\", alpha: \(DecimalText.short(alias.alpha, places: 6)) }"
        }
        let value = token.writtenType.map { StandardNotation.value(node, as: $0) } ?? node
        let text = FlowValue.text(value, keepsForm: keepsForm)
        guard let change = token.modification, isWritten(change, of: token) else { return text }
        let color = node.tokenReference.map { QuotedYAML.quoted("{\($0)}") } ?? text
        return "{ color: \(color), alpha: \(FlowValue.text(change.amount)) }"
    }

    /// The vendor data, with the change of the color if the value does not contain it.
    func extensions(of token: Token) -> Node? {
        let data = Self.foreign(token.extensions)
        guard let change = token.modification, !isWritten(change, of: token) else { return data }
        let kind = Node(.scalar(Scalar(text: change.kind.rawValue, isPlain: false)), range: change.range)
        var parts = [Self.entry("type", kind), Self.entry("value", change.amount)]
        if let space = change.space { parts.append(Self.entry("space", space)) }
        if let color = change.color { parts.append(Self.entry("color", color)) }
        let old = data?.mapping ?? []
        let studio = data?[VendorExtension.studio]?.mapping ?? []
        let known = studio.first { $0.key == VendorExtension.change }?.value.mapping ?? []
        parts += known.filter { member in !parts.contains { $0.key == member.key } }
        let own = Self.map(
            studio.filter { $0.key != VendorExtension.change } + [Self.entry(VendorExtension.change, Self.map(parts))])
        return Self.map(old.filter { $0.key != VendorExtension.studio } + [Self.entry(VendorExtension.studio, own)])
    }

    /// The vendor data at the root of the files as one; nil if there is none. Figma's name of the mode of a file is not
    /// that of several.
    var extensionsOfFiles: Node? {
        var entries: [Node.Entry] = []
        var kept: [Node.Entry] = []
        for (_, data) in set.extensions.sorted(by: { $0.key < $1.key }) {
            kept += VendorExtension.members(of: data)
            for entry in Self.foreign(data)?.mapping ?? [] where entry.key != VendorExtension.figmaMode {
                if !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
            }
        }
        if entries.isEmpty { return nil }
        return VendorExtension.adding(kept, to: Self.map(entries))
    }

    /// Vendor data without the values and tokens that uispec itself keeps there, which the files have as `$modes`,
    /// values and tokens; nil if nothing is left.
    static func foreign(_ data: Node?) -> Node? {
        guard let entries = data?.mapping else { return nil }
        let own: Set<String> = [VendorExtension.modes, VendorExtension.value, VendorExtension.tokens]
        let left = entries.compactMap { entry -> Node.Entry? in
            guard entry.key == VendorExtension.name, let members = entry.value.mapping else { return entry }
            let rest = members.filter { !own.contains($0.key) }
            return rest.isEmpty ? nil : Self.entry(entry.key, map(rest))
        }
        return left.isEmpty ? nil : map(left)
    }

    private static func entry(_ key: String, _ value: Node) -> Node.Entry {
        Node.Entry(key: key, keyRange: value.range, value: value)
    }

    private static func map(_ entries: [Node.Entry]) -> Node {
        Node(
            .mapping(entries), range: entries.last?.keyRange ?? SourceRange(file: FileID(rawValue: 0), start: 0, end: 0)
        )
    }

    /// Whether the vendor data has the change of the color.
    private static func hasChange(_ token: Token) -> Bool {
        token.extensions?[VendorExtension.studio]?[VendorExtension.change] != nil
    }

    /// Whether a change of the color is written as the alpha of the value, which is multiplied by that of the color.
    private func isWritten(_ change: ColorModification, of token: Token) -> Bool {
        change.kind == .alpha && change.space == nil && !Self.hasChange(token) && Self.isOpaque(token, in: set)
    }

    // MARK: Colors

    /// The token whose color a value has with another alpha, in pointers. The pointers stay if it is translucent.
    private static func translucent(_ node: Node, in set: TokenSet) -> (path: TokenPath, alpha: Double)? {
        guard let alias = node.pointedColor, let target = set[alias.path], target.modification == nil,
            isOpaque(target, in: set)
        else { return nil }
        return alias
    }

    /// The length of a chain of aliases.
    private static let longestChain = 64

    /// Whether all values of a token are opaque colors.
    private static func isOpaque(_ token: Token, in set: TokenSet, depth: Int = 0) -> Bool {
        ([token.value] + token.modes.map(\.value)).allSatisfy { value in
            if let path = value.tokenReference {
                guard depth < longestChain, let target = set[path], target.modification == nil else { return false }
                return isOpaque(target, in: set, depth: depth + 1)
            }
            if let text = value.string { return (try? Color(css: text))?.alpha == 1 }
            guard value["colorSpace"] != nil, value["components"]?.sequence?.count == 3 else { return false }
            return value["alpha"].map { $0.number == 1 } ?? true
        }
    }

    // MARK: Pointers

    private static func collect(_ node: Node, in set: TokenSet, into found: inout Set<TokenPath>) {
        if let path = node.pointedToken {
            var next: TokenPath? = path
            while let current = next, found.insert(current).inserted {
                next = set[current]?.value.tokenReference
                for mode in set[current]?.modes ?? [] { mode.value.tokenReference.map { _ = found.insert($0) } }
            }
            return
        }
        switch node.content {
        case .scalar: break
        case .sequence(let items): for item in items { collect(item, in: set, into: &found) }
        case .mapping(let entries): for entry in entries { collect(entry.value, in: set, into: &found) }
        }
    }
}
