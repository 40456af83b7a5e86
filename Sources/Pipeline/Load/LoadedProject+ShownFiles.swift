import Drawing
import Loading
import Specs

extension LoadedProject {
    /// Returns the images and the own symbols that a node itself shows, with their bytes, which are empty for a file
    /// that cannot be read.
    func files(shownBy node: BoundNode, from assets: DrawingAssets) -> [(name: String, bytes: [UInt8])] {
        var files = node.imageFiles.map { ($0, assets.image($0) ?? []) }
        if case .symbol(let symbol) = node.content, let own = symbol.own {
            files.append((name(of: own.path), assets.ownSymbol(own.path) ?? []))
        }
        return files
    }
}

extension BoundNode {
    /// The image files that the node itself shows.
    fileprivate var imageFiles: [String] {
        var images: [BoundImage] = []
        if case .image(let image) = content { images.append(image) }
        for case .image(let image) in decoration.background { images.append(image) }
        return images.compactMap { image in
            if case .file(let path) = image.source { path } else { nil }
        }
    }
}
