/// The keys of a node other than its kind.
///
/// Stored as numbers, because nodes are queried for dozens of modifiers and numbers compare faster than strings.
package enum Modifier: UInt8, Sendable, Hashable, CaseIterable {
    // Structure
    case id
    case when
    case unless
    case each
    // Containers
    case spacing
    case lineSpacing
    case align
    case axis
    case snap
    case position
    case axes
    case columns
    // Use
    case with
    case state
    case slots
    // Size and position
    case padding
    case margin
    case width
    case height
    case minWidth
    case maxWidth
    case idealWidth
    case minHeight
    case maxHeight
    case idealHeight
    case aspect
    case layoutPriority
    case scalesWith
    case anchor
    // Decoration
    case background
    case border
    case radius
    case corner
    case clip
    case shadow
    case overlay
    // Effects
    case offset
    case scale
    case rotation
    case flip
    case saturation
    case blur
    case opacity
    // Text
    case font
    case color
    case tint
    case textAlign
    case lineLimit
    case reservesSpace
    case truncate
    case minimumScaleFactor
    case scales
    case largeContent
    // Content of some kinds
    case size
    case weight
    case variant
    case contentMode
    case fill
    case stroke
    case tail
    case redacted
    case placeholder
    case placeholderColor
    case focused
    case keyboardType
    case submitLabel
    // Screen bar
    case keyboard
    // Control
    case action
    case role
    case prominence
    case hitArea
    case hitInsets
    case disabled
    // VoiceOver
    case label
    case hint
    case value
    case traits
    case children
    case order
    case hidden
    case decorative
    case actions

    /// Creates the modifier with this key or with the name that SwiftUI or another tool uses for it.
    package init?(key: String) {
        guard let modifier = Self.byKey[key] ?? Self.otherSpellings[key] else { return nil }
        self = modifier
    }

    /// Names that SwiftUI and other tools use.
    static let otherSpellings: [String: Modifier] = [
        "lines": .lineLimit, "foregroundStyle": .color, "foregroundColor": .color, "cornerRadius": .radius,
        "aspectRatio": .aspect,
    ]

    /// The key as written in YAML.
    package var key: String { Self.names[Int(rawValue)] }

    /// The keys by raw value, because `String(describing:)` is slow.
    package static let names = allCases.map { String(describing: $0) }
    private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
}
