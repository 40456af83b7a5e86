import Source

/// The kinds of node that each modifier applies to. Ignored modifiers are reported.
extension Modifier {
    /// The kinds that the modifier applies to; nil if it does not depend on the kind.
    var kinds: [NodeKind]? {
        switch self {
        case .spacing: [.hstack, .vstack, .flow, .grid, .scroll]
        case .align: [.hstack, .vstack, .zstack, .flow, .grid, .scroll]
        case .lineSpacing: [.flow, .grid]
        case .axis: [.scroll, .fits]
        case .axes: [.fits]
        case .snap, .position: [.scroll]
        case .columns: [.grid]
        case .with, .state, .slots: [.use]
        case .size, .variant: [.symbol]
        case .contentMode: [.image]
        case .decorative: [.text, .symbol, .shape, .image]
        case .reservesSpace: [.text]
        case .fill, .stroke, .tail: [.shape]
        case .truncate, .minimumScaleFactor: [.text, .field]
        case .placeholder, .placeholderColor, .focused, .keyboardType, .submitLabel: [.field]
        // Every node has a position, a size, an appearance and a meaning, and may pass text attributes to its
        // descendants.
        default: nil
        }
    }
}

extension NodeKind {
    /// Whether a modifier has an effect on a node of this kind.
    ///
    /// - Parameter isOverlaid: Whether the node has overlays, which inherit its text attributes.
    func takes(_ modifier: Modifier, isOverlaid: Bool) -> Bool {
        if self == .slot { return Self.ofSlot.contains(modifier) }
        if let kinds = modifier.kinds { return kinds.contains(self) }
        return isOverlaid || !ignoredOfTexts.contains(modifier)
    }

    /// The nodes in a slot have their own modifiers; the slot itself can be removed or repeated.
    private static let ofSlot = ModifierSet([.id, .when, .unless, .each])

    /// The inherited modifiers that a kind ignores, because it contains no text or symbol that would use them.
    private var ignoredOfTexts: ModifierSet {
        switch self {
        case .image, .spacer, .skeleton: Self.ofTextsAndColors
        case .shape, .divider: Self.ofTexts
        case .text: Self.ofControls
        case .symbol: Self.ofLines.union(Self.ofControls)
        // Their titles have the system's fonts and one line.
        case .toggle, .slider, .stepper, .segmented, .progress, .spinner, .pageControl, .wheel, .alert:
            Self.ofFonts.union(Self.ofLines)
        case .hstack, .vstack, .zstack, .flow, .grid, .scroll, .fits, .use, .slot, .field: ModifierSet()
        }
    }

    private static let ofLines = ModifierSet([.lineLimit, .textAlign])
    private static let ofFonts = ModifierSet([.font, .weight])
    private static let ofControls = ModifierSet([.tint])
    private static let ofTexts = ModifierSet([
        .font, .weight, .lineLimit, .textAlign, .scales, .largeContent, .tint,
    ])
    private static let ofTextsAndColors = ofTexts.union(ModifierSet([.color]))
}

extension Diagnostic {
    /// A modifier that has no effect on its node.
    static func ignoredModifier(
        _ modifier: Modifier, written key: String, of kind: NodeKind, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .unknownKey, message(modifier, written: key, of: kind), at: range,
            help: help(modifier, of: kind) ?? "remove it: it has no effect here")
    }

    private static func message(_ modifier: Modifier, written key: String, of kind: NodeKind) -> String {
        if kind == .slot { return "“\(key)” has no effect on a slot" }
        guard let kinds = modifier.kinds?.map(\.rawValue), let last = kinds.last else {
            return "“\(key)” has no effect on a node of kind “\(kind.rawValue)”"
        }
        let owners: String
        if kinds.count == 1 {
            owners = (last.first.map("aeio".contains) ?? false ? "an " : "a ") + last
        } else {
            owners = kinds.dropLast().joined(separator: ", ") + " and " + last
        }
        return "“\(key)” applies to \(owners), not to a node of kind “\(kind.rawValue)”"
    }

    /// Returns how to write the probable intention; nil if there is no equivalent.
    private static func help(_ modifier: Modifier, of kind: NodeKind) -> String? {
        let isText = kind == .text || kind == .field
        return switch modifier {
        case _ where kind == .slot: "write it on the nodes that fill the slot, or on a stack around the slot"
        case .size where isText: "write the size in the font: font: { size: 40 }"
        case .size: "write width and height"
        case .fill where isText: "write color to set the color of text"
        case .fill where kind == .symbol || kind == .divider: "write color"
        case .fill: "write background to fill the area behind a node"
        case .stroke: "write border to draw a line inside the edge of a node"
        case .lineSpacing where isText: "write lineHeight in the font to set the distance between lines"
        case .lineSpacing where Modifier.spacing.kinds?.contains(kind) ?? false:
            "write spacing to set the distance between the nodes"
        case .spacing where isText: "write letterSpacing in the font to set the distance between letters"
        case .align where isText: "write textAlign to align lines of text"
        case .align: "write anchor to place a node in a larger frame"
        case .axes where kind == .scroll: "write axis"
        case .columns where kind.containsNodes: "write grid instead of \(kind.rawValue)"
        case .truncate where kind.containsNodes, .minimumScaleFactor where kind.containsNodes:
            "write it on the text nodes inside"
        case .placeholder where kind == .text: "write field instead of text"
        case .placeholder where kind == .image: "write image: { placeholder: … }"
        case .color where kind == .image || kind == .skeleton: "write background to fill the area behind a node"
        case .tint where kind == .text || kind == .symbol: "write color to set the color of a \(kind.rawValue)"
        default: nil
        }
    }
}
