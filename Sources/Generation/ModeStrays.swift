import Codegen
import Loading
import Source

/// Files in a folder of DTCG files that an earlier run wrote for an appearance that has no values of its own anymore,
/// or in another form.
enum ModeStrays {
    /// The paths of these files. Files that uispec did not write are not among them.
    static func paths(
        in folder: String, expected: Set<String>, files: any FileSystem
    ) throws(RunFailure) -> [String] {
        var strays: [String] = []
        for path in DTCGTarget.folderFiles.map({ PathName.join(folder, $0) }) {
            guard !expected.contains(path), files.kind(of: path) == .file else { continue }
            let bytes: [UInt8]
            do { bytes = try files.read(path) } catch { throw .file(error) }
            if !bytes.isEmpty, GeneratedMark.isPresent(in: bytes) { strays.append(path) }
        }
        return strays
    }
}
