import Canvas
import Comparison
import Source

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

    /// Writes both pictures and their difference to a folder: `Chip/plain/light-large-iphone-15-before.png`.
    func write(_ picture: MockupDifference.Picture, to folder: String, files: any FileSystem) throws {
        let start = PathName.join(folder, picture.start)
        try files.write(old.png(), to: start + "-before.png")
        try files.write(new.png(), to: start + "-after.png")
        try files.write(new.difference(from: old).png(), to: start + "-difference.png")
    }
}
