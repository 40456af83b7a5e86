package import Canvas
package import Platform

/// The fonts, symbols, images and platform facts that every drawing uses.
///
/// Each drawing thread has its own instance. Files come through the loaders; drawing itself never reads the disk.
package final class DrawingAssets {
    /// Shapes and draws text. If nil, each line of text is drawn as a gray bar.
    package let text: TextEngine?
    package let masks: SymbolMaskCache
    package let facts: PlatformFacts
    package let symbols: SymbolCatalog
    package let fills: SystemFills
    /// Loads the SVG of an icon by its Bootstrap Icons file name without `.svg`; returns nil if it is missing.
    package let icon: (String) -> [UInt8]?
    /// Loads the PNG or SVG of an image by its path relative to the project; returns nil if it is missing.
    package let image: (String) -> [UInt8]?
    /// Loads the SVG of a project's own symbol by its path; returns nil if it is missing.
    package let ownSymbol: (String) -> [UInt8]?
    let images = ImageFileCache()
    let pictures = SamplePictureCache()
    let artworks = SymbolArtworkCache()

    package init(
        text: TextEngine?, masks: SymbolMaskCache = SymbolMaskCache(), facts: PlatformFacts,
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
