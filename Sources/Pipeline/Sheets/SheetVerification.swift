import Canvas
import Loading
import Source
import Specs

/// Compares sheets with those on disk, first by their bytes, then by their pixels.
struct SheetVerification: Sendable {
    let project: LoadedProject
    let format: PictureFormat
    let files: any FileSystem
    let folder: Folder

    /// A folder of sheets below the output folder.
    enum Folder: String {
        case sheets
        /// Sheets in contexts that flags name. They must not replace committed ones.
        case previews = "preview"
    }

    /// Returns nil if the file on disk shows the same.
    func compare(_ file: [UInt8], with path: String) throws(RunFailure) -> StaleDrawing? {
        guard files.kind(of: path) == .file else { return StaleDrawing(name: path, reason: .missing) }
        let old: [UInt8]
        do { old = try files.read(path) } catch { throw .file(error) }
        return old == file
            ? nil : difference(of: old, from: file).map { StaleDrawing(name: path, reason: .different($0)) }
    }

    private func difference(of old: [UInt8], from new: [UInt8]) -> String? {
        // A PDF page has no pixels to compare.
        guard format == .png else { return "has different bytes" }
        do {
            let new = try Surface.decodePNG(new)
            let old = try Surface.decodePNG(old)
            switch PictureDifference.between(old, new) {
            case .size(let old, let new): return "is \(old[0]) × \(old[1]) pixels, not \(new[0]) × \(new[1])"
            case .blocks(let count, let x, let y):
                let places = count == 1 ? "one place" : "\(count) places"
                return "differs in \(places), first at pixel \(x), \(y)"
            case nil: return nil
            }
        } catch {
            return "cannot be read: \(error)"
        }
    }

    /// Returns the sheets on disk that belong to no component, sorted.
    ///
    /// - Parameter drawn: the paths of the drawn sheets.
    func orphaned(excluding drawn: Set<String>) throws(RunFailure) -> [StaleDrawing] {
        // Sheets of `--annotate` and sheets that are not committed are not compared and must not be reported.
        let joined = Set(project.joinedAlerts.map(\.name))
        let others = project.library.components.flatMap { component in
            SheetKind.allCases.filter { $0 != .contact || !joined.contains(component.name) }.map {
                path(of: $0.name(of: component))
            }
        }
        let known = drawn.union(others + SheetName.ofProject.map(path))
        let folder = PathName.join(project.output, self.folder.rawValue)
        guard files.kind(of: folder) == .folder else { return [] }
        var found: [String] = []
        var visited: Set<String> = []
        do { try look(in: folder, for: &found, visited: &visited) } catch { throw .file(error) }
        return found.filter { !known.contains($0) }.map { StaleDrawing(name: $0, reason: .orphaned) }
    }

    /// Folders that symbolic links lead back to are searched once.
    private func look(
        in folder: String, for found: inout [String], visited: inout Set<String>
    ) throws(FileSystemError) {
        guard visited.insert(files.resolved(folder)).inserted else { return }
        for name in try files.list(folder) where !name.hasPrefix(".") {
            let path = PathName.join(folder, name)
            if files.kind(of: path) == .folder {
                try look(in: path, for: &found, visited: &visited)
            } else if name.hasSuffix(".\(format.rawValue)") {
                found.append(path)
            }
        }
    }

    /// Returns the path of a sheet.
    func path(of name: String) -> String {
        PathName.join(project.output, "\(folder.rawValue)/\(name).\(format.rawValue)")
    }
}
