import Source
package import Specs
import Synchronization
import Values

/// The image files of a project's components. Each file is read once, to find its size or why it cannot be shown.
package final class ImageFiles: Sendable {
    private let folder: String
    private let files: any FileSystem
    private let known = Mutex<[String: ImageFacts]>([:])

    init(folder: String, files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    /// - Parameters:
    ///   - path: relative to the project's folder.
    ///   - measure: returns the size of a file in its own units, or why it cannot be shown.
    package func facts(of path: String, measure: ([UInt8]) -> ImageFacts) -> ImageFacts {
        if let facts = known.withLock({ $0[path] }) { return facts }
        let facts = look(at: path, measure)
        known.withLock { $0[path] = facts }
        return facts
    }

    /// Returns the bytes of a file, or nil if it cannot be read.
    package func bytes(of path: String) -> [UInt8]? {
        try? files.read(PathName.join(folder, path))
    }

    private func look(at path: String, _ measure: ([UInt8]) -> ImageFacts) -> ImageFacts {
        if let refusal = files.refusal(toRead: PathName.join(folder, path)) {
            return .unreadable(refusal.reason, help: ProjectFinder.allowance)
        }
        guard files.kind(of: PathName.join(folder, path)) == .file else { return .missing }
        let bytes: [UInt8]
        do { bytes = try files.read(PathName.join(folder, path)) } catch { return .unreadable(error.reason) }
        let facts = measure(bytes)
        guard case .size(let size) = facts else { return facts }
        return .size(
            size.map { Size(width: $0.width * (1 / scale(of: path)), height: $0.height * (1 / scale(of: path))) })
    }

    /// Returns the pixels per point, which a name such as `photo@2x.png` states, as in an app bundle.
    private func scale(of path: String) -> Double {
        let name = path.split(separator: ".").dropLast().joined(separator: ".")
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}
