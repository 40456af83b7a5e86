package import Layout
import Platform
import Project
import Specs
package import Values

/// A hash of everything that one picture of a mock-up shows: the only one that decides whether two mock-ups look the
/// same, in `mockups.json`, `render --verify`, `diff` and sign-offs.
///
/// Places and widths of lines enter in steps of 1/64 pt, fonts by size and weight. Pixels do not, because another
/// version of cairo changes them. Changes of another appearance do not change it.
package enum SceneFingerprint {
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
        func only(_ color: BoundColor) -> BoundColor { Self.only(color, in: appearance) }
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
        var contents = Contents()
        for item in items { item.collect(into: &contents) }
        for width in contents.widths { result.add(" " + SceneText.number(width)) }
        for file in contents.files {
            result.add("\u{0}")
            if let bytes = bytes(file) { result.add(bytes) }
        }
        return result
    }

    /// Returns a color with its value in one appearance.
    private static func only(_ color: BoundColor, in appearance: Appearance) -> BoundColor {
        var color = color
        color.value = DynamicColor { [value = color.value] in
            $0.isElevated ? value[appearance.elevated] : value[appearance]
        }
        return color
    }

    /// Whether a component looks the same in several appearances. One with a material does not, because materials
    /// depend on the appearance.
    package static func looksSame(_ mockup: LaidOut, in appearances: [Appearance]) -> Bool {
        guard case .component = mockup.tree.arrangement else { return false }
        let items = Scene(of: mockup).items
        let texts = Set(appearances.map { look in SceneText.text(items.map { $0.recolored { only($0, in: look) } }) })
        return texts.count == 1 && texts.allSatisfy { !$0.contains("material") }
    }

    /// Returns the fingerprints of a mock-up's pictures by the names of their appearances.
    package static func fingerprints(
        of mockup: LaidOut, in appearances: [Appearance], bytes: (ShownFile) -> [UInt8]?
    ) -> [String: String] {
        appearances.reduce(into: [:]) { prints, appearance in
            prints[appearance.name] = fingerprint(of: mockup, in: appearance, bytes: bytes).description
        }
    }

    /// The files and lines that items show beyond their text form, in drawing order.
    fileprivate struct Contents {
        var files: [ShownFile] = []
        /// The widths of the lines of texts: with another font, glyphs are elsewhere.
        var widths: [Points] = []
    }
}

extension SceneItem {
    /// Collects the files and the lines that the item shows, in drawing order.
    fileprivate func collect(into contents: inout SceneFingerprint.Contents) {
        func add(_ symbol: BoundSymbol) { if let own = symbol.own { contents.files.append(.symbol(own.path)) } }
        func add(_ text: TextFrame) { contents.widths += text.lines.map(\.width) }
        switch kind {
        case .image(let image, _, _): if case .file(let path) = image.source { contents.files.append(.image(path)) }
        case .symbol(let symbol, _): add(symbol)
        case .text(let text, _): add(text)
        case .placeholder(let placeholder):
            switch placeholder.form {
            case .symbol(let symbol, _): add(symbol)
            case .text(let text): add(text)
            case .outline: break
            }
            if case .colored(_, let items) = placeholder.condition {
                for item in items { item.collect(into: &contents) }
            }
        case .group(_, let items): for item in items { item.collect(into: &contents) }
        case .fill, .stroke, .edges, .shadow, .display: break
        }
    }
}
