import Project
import Source

extension ProjectLoader {
    /// Reads the decisions beside the manifest. Lines that cannot be read are reported.
    mutating func readSignoff(in folder: String) throws(RunFailure) -> Signoff {
        let path = PathName.join(folder, Signoff.file)
        guard files.kind(of: path) == .file, !reportOutside(path, at: nil) else { return Signoff() }
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        let file = SourceFile(path: path, bytes: bytes)
        let (signoff, problems) = SignoffReader.read(file, id: sources.add(file))
        diagnostics += problems
        return signoff
    }
}
