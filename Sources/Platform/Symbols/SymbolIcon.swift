/// The drawing used for an SF Symbol, because Apple's own drawings must not be copied.
package struct SymbolIcon: Sendable, Hashable {
    /// The shape around the drawing, as in `heart.circle.fill`.
    package enum Enclosure: String, Sendable, Hashable {
        case circle
        case circleFill = "circle-fill"
        case square
        case squareFill = "square-fill"

        /// The file name of the enclosure's drawing, without `.svg`.
        package var name: String { rawValue }
        /// Whether the drawing inside is cut out.
        package var isFilled: Bool { self == .circleFill || self == .squareFill }
        /// The side of the inner drawing as a fraction of the enclosure's side. It is centered.
        package static let innerScale = 0.55
    }

    /// The file name in Bootstrap Icons without `.svg`, or the name of uispec's own drawing.
    package let name: String
    /// Whether a slash crosses it, from the top leading to the bottom trailing corner.
    package let isStruck: Bool
    /// The side of the drawn square as a multiple of the font size. It is centered on the cap height.
    package let scale: Double
    /// Whether it is mirrored in right-to-left layout.
    package let mirrors: Bool
    package let enclosure: Enclosure?
    /// The width of the symbol's frame as a multiple of the font size. The drawing is centered in it.
    package let width: Double

    package init(
        name: String, isStruck: Bool = false, scale: Double, mirrors: Bool, enclosure: Enclosure?, width: Double
    ) {
        self.name = name
        self.isStruck = isStruck
        self.scale = scale
        self.mirrors = mirrors
        self.enclosure = enclosure
        self.width = width
    }

    /// Reads a line of `symbol-icons.tsv`: symbol, icon, scale, mirrors, enclosure, width.
    init?(columns: [Substring]) {
        guard columns.count == 6, let scale = Double(columns[2]), scale > 0, let width = Double(columns[5]), width > 0,
            columns[3] == "yes" || columns[3] == "-"
        else { return nil }
        let enclosure = Enclosure(rawValue: String(columns[4]))
        guard enclosure != nil || columns[4] == "-" else { return nil }
        let parts = columns[1].split(separator: "/")
        guard let name = parts.first, parts.count == 1 || parts.dropFirst() == ["slash"] else { return nil }
        self.init(
            name: String(name), isStruck: parts.count == 2, scale: scale, mirrors: columns[3] == "yes",
            enclosure: enclosure, width: width)
    }
}
