/// A set of modifiers with one bit each, so membership of a group is a single operation.
struct ModifierSet: Sendable, Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ modifiers: [Modifier]) {
        for modifier in modifiers { insert(modifier) }
    }

    mutating func insert(_ modifier: Modifier) {
        if modifier.rawValue < 64 { low |= modifier.bit } else { high |= modifier.bit }
    }

    mutating func remove(_ modifier: Modifier) {
        if modifier.rawValue < 64 { low &= ~modifier.bit } else { high &= ~modifier.bit }
    }

    func contains(_ modifier: Modifier) -> Bool {
        (modifier.rawValue < 64 ? low : high) & modifier.bit != 0
    }

    func union(_ other: ModifierSet) -> ModifierSet {
        var union = self
        union.low |= other.low
        union.high |= other.high
        return union
    }

    func shares(_ other: ModifierSet) -> Bool {
        low & other.low != 0 || high & other.high != 0
    }
}

extension Modifier {
    fileprivate var bit: UInt64 { 1 << UInt64(rawValue % 64) }
}

extension ModifierSet {
    static let sizing = ModifierSet([
        .width, .height, .minWidth, .maxWidth, .idealWidth, .minHeight, .maxHeight, .idealHeight, .aspect,
        .layoutPriority,
    ])
    static let decoration = ModifierSet([.background, .border, .radius, .corner, .clip, .shadow])
    static let effects = ModifierSet([.offset, .scale, .rotation, .flip, .saturation, .blur, .opacity])
    static let voice = ModifierSet([.label, .hint, .value, .traits, .children, .hidden, .decorative, .order, .actions])
    /// The modifiers that a node's descendants inherit.
    static let inherited = ModifierSet([
        .font, .weight, .color, .tint, .lineLimit, .textAlign, .largeContent, .scales, .disabled, .redacted,
    ])
}
