package import Canvas
package import Platform

/// What drawing needs besides the mock-up: one for each thread that draws. Files come through the loaders; drawing
/// itself never touches the disk.
package struct DrawingAssets {
    /// Sets texts; without it gray bars stand for their lines.
    package var text: TextEngine?
    package var masks: SymbolMasks
    package var facts: PlatformFacts
    package var symbols: SymbolCatalog
    package var fills: SystemFills
    /// The SVG of an icon, by its file name in Bootstrap Icons without `.svg`; nil where it is not there.
    package var icon: (String) -> [UInt8]?
    /// The PNG or SVG of a picture, by its path relative to the project; nil where it is not there.
    package var image: (String) -> [UInt8]?
    /// The SVG of a symbol of the project's own, by its path; nil where it is not there.
    package var ownSymbol: (String) -> [UInt8]?
    let pictures = PictureCache()
    let artworks = SymbolArtworks()

    package init(
        text: TextEngine?, masks: SymbolMasks = SymbolMasks(), facts: PlatformFacts,
        symbols: SymbolCatalog = .standard, fills: SystemFills,
        icon: @escaping (String) -> [UInt8]?, image: @escaping (String) -> [UInt8]? = { _ in nil },
        ownSymbol: @escaping (String) -> [UInt8]? = { _ in nil }
    ) {
        self.text = text
        self.masks = masks
        self.facts = facts
        self.symbols = symbols
        self.fills = fills
        self.icon = icon
        self.image = image
        self.ownSymbol = ownSymbol
    }
}
