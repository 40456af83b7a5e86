import Canvas
import Loading
package import Specs
import Values

/// The sizes of a project's pictures. Only Canvas can decode them.
extension LoadedProject {
    /// Creates a binder that knows the project's images and symbols.
    package func makeBinder() -> Binder {
        var binder = Binder(library: library, tokens: tokens, facts: facts)
        binder.imageFacts = { [images] in images.facts(of: $0) }
        binder.ownSymbols = ownSymbols
        binder.ownFonts = fonts.own
        return binder
    }

    /// The symbols for binding and for rules.
    var ownSymbols: OwnSymbols {
        symbols.symbols { bytes in
            do throws(CanvasError) {
                return .size(try SVGDocument(bytes: bytes).viewBox?.size)
            } catch {
                return .unreadable(error.description, help: error.help)
            }
        }
    }
}

extension ImageFiles {
    /// - Parameter path: relative to the project's folder.
    func facts(of path: String) -> ImageFacts {
        facts(of: path) { bytes in
            do throws(CanvasError) {
                return .size(try PictureSize.of(bytes))
            } catch {
                return .unreadable(error.description, help: error.help)
            }
        }
    }
}
