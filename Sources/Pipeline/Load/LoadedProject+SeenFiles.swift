import Loading
import Project
import Scene

extension LoadedProject {
    /// Reads a file that a mock-up shows, for its fingerprint.
    var shownFile: @Sendable (SceneFingerprint.ShownFile) -> [UInt8]? {
        { [images, symbols] file in
            switch file {
            case .image(let path): images.bytes(of: path)
            case .symbol(let path): symbols.bytes(of: path)
            }
        }
    }

    /// The names of contexts in decisions.
    var contextNames: SignoffContext { SignoffContext(manifest.contexts) }
}
