import Source

/// Which kinds of node a modifier says something of. What says nothing is told, so that nobody waits for its effect.
extension Modifier {
    /// The kinds that take it; nil where it is no matter of the kind.
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
        case .fill, .stroke, .tail: [.shape]
        case .truncate, .minimumScaleFactor: [.text, .field]
        case .placeholder, .placeholderColor, .focused, .keyboardType, .submitLabel: [.field]
        // Every node has a place, a size, a look and a meaning; what texts inherit, every node may hand down.
        default: nil
        }
    }
}

extension NodeKind {
    /// Whether a modifier says something of a node of this kind.
    ///
    /// - Parameter isOverlaid: whether nodes lie over it, which inherit what it says of texts.
    func takes(_ modifier: Modifier, isOverlaid: Bool) -> Bool {
        if self == .slot { return Self.ofSlot.contains(modifier) }
        if let kinds = modifier.kinds { return kinds.contains(self) }
        return isOverlaid || !ignoredOfTexts.contains(modifier)
    }

    /// What stands in a slot has modifiers of its own; the slot is left out or repeated.
    private static let ofSlot = ModifierSet([.id, .when, .unless, .each])

    /// What a node hands down to texts and symbols, where it holds none that would take it.
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
    /// A modifier that says nothing of the node that it stands at.
    static func idle(_ modifier: Modifier, written key: String, of kind: NodeKind, at range: SourceRange) -> Diagnostic
    {
        Diagnostic(
            .unknownKey, message(modifier, written: key, of: kind), at: range,
            help: help(modifier, of: kind) ?? "leave it out: it changes nothing here")
    }

    private static func message(_ modifier: Modifier, written key: String, of kind: NodeKind) -> String {
        if kind == .slot { return "“\(key)” says nothing of a slot, in whose place the nodes stand that fill it" }
        guard let kinds = modifier.kinds?.map(\.rawValue), let last = kinds.last else {
            return "“\(key)” says nothing of a node of kind “\(kind.rawValue)”"
        }
        let owners: String
        if kinds.count == 1 {
            owners = (last.first.map("aeio".contains) ?? false ? "an " : "a ") + last
        } else {
            owners = kinds.dropLast().joined(separator: ", ") + " and " + last
        }
        return "“\(key)” belongs to \(owners), not to a node of kind “\(kind.rawValue)”"
    }

    /// What the writer may have meant; nil where nothing else says it.
    private static func help(_ modifier: Modifier, of kind: NodeKind) -> String? {
        let isText = kind == .text || kind == .field
        return switch modifier {
        case _ where kind == .slot: "write it at a stack around the slot"
        case .size where isText: "the size of a text is part of its font, as in font: { size: 40 }"
        case .size: "write width and height"
        case .fill where isText: "the color of a text is its “color”"
        case .fill where kind == .symbol || kind == .divider: "its color is its “color”"
        case .fill: "what is behind a node is its “background”"
        case .stroke: "a line inside the edge of a node is its “border”"
        case .lineSpacing where isText: "the distance of lines is part of the font, as its lineHeight"
        case .lineSpacing where Modifier.spacing.kinds?.contains(kind) ?? false:
            "what is between its nodes is its “spacing”"
        case .spacing where isText: "the distance of letters is part of the font, as its letterSpacing"
        case .align where isText: "the lines of a text are placed by “textAlign”"
        case .align: "“anchor” places a node in a larger frame"
        case .axes where kind == .scroll: "write “axis”"
        case .columns where kind.holdsNodes: "write grid in place of \(kind.rawValue)"
        case .truncate where kind.holdsNodes, .minimumScaleFactor where kind.holdsNodes:
            "write it at the texts that it is about"
        case .placeholder where kind == .text: "write field in place of text"
        case .placeholder where kind == .image: "write image: { placeholder: … }"
        case .color where kind == .image || kind == .skeleton: "what is behind a node is its “background”"
        case .tint where kind == .text || kind == .symbol: "the color of a \(kind.rawValue) is its “color”"
        default: nil
        }
    }
}
