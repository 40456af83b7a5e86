/// The SF Symbols up to iOS 17.2: their availability, and the drawings used for them.
///
/// The embedded tables are searched in place and not parsed in advance.
package struct SymbolCatalog: Sendable {
    package static let standard = SymbolCatalog(
        symbols: EmbeddedData.ios17Symbols, icons: EmbeddedData.ios17SymbolIcons,
        drawings: EmbeddedData.ios17SymbolDrawings)

    private let symbols: SortedLines
    private let icons: SortedLines
    private let drawings: SortedLines

    private init(symbols: String, icons: String, drawings: String) {
        self.symbols = SortedLines(symbols)
        self.icons = SortedLines(icons)
        self.drawings = SortedLines(drawings)
    }

    /// Whether Apple has a symbol with this name.
    package func contains(_ name: String) -> Bool {
        symbols.columns(of: name) != nil
    }

    /// The first iOS version with the symbol; nil for an unknown symbol.
    package func availability(_ name: String) -> OSVersion? {
        guard let columns = symbols.columns(of: name), columns.count == 2 else { return nil }
        return OSVersion(columns[1])
    }

    /// The newest iOS version in the list of symbols.
    package static let newest = OSVersion(major: 17, minor: 2)

    /// The drawing used for a symbol; nil if none is similar.
    package func icon(for name: String) -> SymbolIcon? {
        icons.columns(of: name).flatMap(SymbolIcon.init(columns:))
    }

    /// The SVG of uispec's own drawing, for symbols without a similar one in Bootstrap Icons; nil if the name is
    /// unknown.
    package func drawing(named name: String) -> [UInt8]? {
        guard let columns = drawings.columns(of: name), columns.count == 2 else { return nil }
        return Array("<svg viewBox=\"0 0 16 16\">\(columns[1])</svg>".utf8)
    }

    /// The suggestion for an unknown name: the same words in another order, or else the nearest name.
    package func nearest(to name: String) -> String? {
        Self.allNames.nearest(to: name)
    }

    private static let allNames = SymbolNames(standard.names)

    /// Every name, sorted by its bytes.
    package var names: [String] { Array(symbols.keys) }

    /// Every symbol that has a drawing, sorted by its bytes.
    package var drawnNames: [String] { Array(icons.keys) }
}
