package import Canvas
package import Platform

/// What drawing needs besides the mock-up: one for each thread that draws, which all frames share. Files come through the loaders; drawing
/// itself never touches the disk.
package final class DrawingAssets {
    /// Sets texts; without it gray bars stand for their lines.
    package let text: TextEngine?
    package let masks: SymbolMasks
    package let facts: PlatformFacts
    package let symbols: SymbolCatalog
    package let fills: SystemFills
    /// The SVG of an icon, by its file name in Bootstrap Icons without `.svg`; nil where it is not there.
    package let icon: (String) -> [UInt8]?
    /// The PNG or SVG of a picture, by its path relative to the project; nil where it is not there.
    package let image: (String) -> [UInt8]?
    /// The SVG of a symbol of the project's own, by its path; nil where it is not there.
    package let ownSymbol: (String) -> [UInt8]?
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
