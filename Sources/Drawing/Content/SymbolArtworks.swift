import Platform
import Values

/// The artworks that were asked for, put together once for each thread that draws: each takes reading one or two files.
final class SymbolArtworks {
    private struct Key: Hashable {
        var icon: SymbolIcon
        var weight: FontWeight
        var isMirrored: Bool
    }

    private var artworks: [Key: SymbolArtwork?] = [:]

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
