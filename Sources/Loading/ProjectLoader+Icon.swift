import Project
import Source
import Values

/// Reads the properties of the app's icon that a rule checks.
extension ProjectLoader {
    mutating func icon(of manifest: Manifest, in folder: String) -> AppIcon? {
        guard let icon = manifest.icon else { return nil }
        let path = PathName.join(folder, icon.text)
        if reportOutside(path, at: icon.range) { return nil }
        switch files.kind(of: path) {
        case nil: return AppIcon(path: path, range: icon.range, picture: .missing)
        // Icon Composer documents are folders, whose parts can have any size.
        case .folder where path.hasSuffix(".icon"): return nil
        case .folder: return AppIcon(path: path, range: icon.range, picture: .other)
        case .file: break
        }
        let header = (try? files.read(path)).flatMap { PNGHeader($0) }
        let picture = header.map {
            AppIcon.Picture.png(width: $0.width, height: $0.height, hasAlpha: $0.hasAlpha)
        }
        return AppIcon(path: path, range: icon.range, picture: picture ?? .other)
    }
}
