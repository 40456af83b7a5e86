import Platform
import Specs
import Values

/// The icons and artworks of one drawing thread.
///
/// Each one is built once, because building it means reading one or two files.
final class SymbolArtworkCache {
    private struct Key: Hashable {
        var icon: SymbolIcon
        var weight: FontWeight
        var isMirrored: Bool
    }

    private var icons: [String: SymbolIcon?] = [:]
    private var artworks: [Key: SymbolArtwork?] = [:]

    /// Returns the icon that substitutes for a symbol, or nil if the catalog has none.
    func icon(of symbol: BoundSymbol, in catalog: SymbolCatalog) -> SymbolIcon? {
        let name = symbol.fullName
        if let cached = icons[name] { return cached }
        let icon = catalog.icon(for: name) ?? catalog.icon(for: symbol.name.value)
        icons[name] = .some(icon)
        return icon
    }

    /// Returns the artwork of an icon, or nil if its files are missing.
    func artwork(
        of icon: SymbolIcon, weight: FontWeight, isMirrored: Bool, load: (String) -> [UInt8]?
    ) -> SymbolArtwork? {
        let key = Key(icon: icon, weight: weight, isMirrored: isMirrored)
        if let cached = artworks[key] { return cached }
        let artwork = SymbolArtwork(icon: icon, weight: weight, isMirrored: isMirrored, load: load)
        artworks[key] = .some(artwork)
        return artwork
    }
}
