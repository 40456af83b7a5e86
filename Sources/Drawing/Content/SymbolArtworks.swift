import Platform
import Specs
import Values

/// The icons and artworks that were asked for, looked up and put together once for each thread that draws: each takes reading one or two files.
final class SymbolArtworks {
    private struct Key: Hashable {
        var icon: SymbolIcon
        var weight: FontWeight
        var isMirrored: Bool
    }

    private var icons: [String: SymbolIcon?] = [:]
    private var artworks: [Key: SymbolArtwork?] = [:]

    /// What is drawn for a symbol; nil where nothing comes near it.
    func icon(of symbol: BoundSymbol, in catalog: SymbolCatalog) -> SymbolIcon? {
        let name = symbol.fullName
        if let known = icons[name] { return known }
        let icon = catalog.icon(for: name) ?? catalog.icon(for: symbol.name.value)
        icons[name] = .some(icon)
        return icon
    }

    /// The artwork of an icon; nil where its files are not there.
    func artwork(
        of icon: SymbolIcon, weight: FontWeight, isMirrored: Bool, load: (String) -> [UInt8]?
    ) -> SymbolArtwork? {
        let key = Key(icon: icon, weight: weight, isMirrored: isMirrored)
        if let known = artworks[key] { return known }
        let artwork = SymbolArtwork(icon: icon, weight: weight, isMirrored: isMirrored, load: load)
        artworks[key] = .some(artwork)
        return artwork
    }
}
