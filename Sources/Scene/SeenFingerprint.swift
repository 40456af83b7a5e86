package import Layout
import Platform
import Project
import Specs
package import Values

/// A hash of everything that one picture of a mock-up shows, without pixels: it is the same on every machine, and
/// changes of another appearance do not change it.
package enum SeenFingerprint {
    /// A file that a mock-up shows.
    package enum ShownFile: Sendable, Hashable {
        /// The path of an image, as in the spec.
        case image(String)
        /// The path of a symbol of the project.
        case symbol(String)
    }

    /// - Parameter bytes: the content of a file; nil if it cannot be read.
    package static func fingerprint(
        of mockup: LaidOut, in appearance: Appearance, bytes: (ShownFile) -> [UInt8]?
    ) -> Fingerprint {
        func only(_ color: BoundColor) -> BoundColor {
            var color = color
            color.value = DynamicColor { [value = color.value] in
                $0.isElevated ? value[appearance.elevated] : value[appearance]
            }
            return color
        }
        let tree = mockup.tree
        let items = Scene(of: mockup).items.map { $0.recolored(by: only) }
        var result = Fingerprint(appearance.name)
        // Materials, the status bar and sample pictures depend on these.
        result.add(" \(SceneText.number(mockup.size.width))×\(SceneText.number(mockup.size.height))")
        result.add(" \(tree.metrics.device.id) \(tree.metrics.orientation.rawValue) \(tree.isSheet)")
        switch tree.arrangement {
        case .component: for backdrop in tree.backdrops.prefix(1) { result.add(" " + SceneText.words(only(backdrop))) }
        case .screen(let screen): result.add(" " + SceneText.words(only(screen.background)))
        }
        result.add(" \(tree.behavior.presentation?.value.rawValue ?? "")\n")
        result.add(SceneText.text(items))
        var files: [ShownFile] = []
        for item in items { item.collect(into: &files) }
        for file in files {
            result.add("\u{0}")
            if let bytes = bytes(file) { result.add(bytes) }
        }
        return result
    }
}

extension SceneItem {
    /// Collects the files that the item shows, in drawing order.
    fileprivate func collect(into files: inout [SeenFingerprint.ShownFile]) {
        func add(_ symbol: BoundSymbol) { if let own = symbol.own { files.append(.symbol(own.path)) } }
        switch kind {
        case .image(let image, _, _): if case .file(let path) = image.source { files.append(.image(path)) }
        case .symbol(let symbol, _): add(symbol)
        case .placeholder(let placeholder):
            if case .symbol(let symbol, _) = placeholder.form { add(symbol) }
            if case .colored(_, let items) = placeholder.condition { for item in items { item.collect(into: &files) } }
        case .group(_, let items): for item in items { item.collect(into: &files) }
        case .fill, .stroke, .edges, .text, .shadow, .display: break
        }
    }
}
