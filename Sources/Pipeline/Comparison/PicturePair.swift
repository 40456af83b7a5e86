import Canvas
import Comparison
import Loading
import Source
import Values

/// The pictures of a mock-up in both versions.
struct PicturePair: ~Copyable {
    private let old: Surface
    private let new: Surface
    private let path: String

    /// - Parameter path: the path of the picture below the output folder.
    init(_ old: consuming Surface, _ new: consuming Surface, path: String) {
        self.old = old
        self.new = new
        self.path = path
    }

    func compared(by comparison: MockupComparison) -> MockupDifference.Picture? {
        comparison.compare(old, new, path: path, scale: new.scale)
    }

    /// Writes both pictures, each once, and returns the fingerprint of the older one.
    func keep(in kept: KeptPictures, files: any FileSystem) throws -> String {
        try files.write(new.png(), to: PathName.join(kept.output, path))
        let before = try old.png()
        let fingerprint = Fingerprint(before).description
        try files.write(before, to: PathName.join(kept.before, fingerprint + ".png"))
        return fingerprint
    }

    /// Writes both pictures and their difference to a folder: `Chip/plain/light-large-iphone-15-before.png`.
    func write(_ picture: MockupDifference.Picture, to folder: String, files: any FileSystem) throws {
        let start = PathName.join(folder, picture.start)
        try files.write(old.png(), to: start + "-before.png")
        try files.write(new.png(), to: start + "-after.png")
        try files.write(new.difference(from: old).png(), to: start + "-difference.png")
    }
}
