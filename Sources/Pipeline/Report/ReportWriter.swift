import Generation
import Loading
import Reports
import Source
import Values

/// Writes the page of `report`: a folder with each picture once, or one file.
struct ReportWriter {
    private let project: LoadedProject
    private let files: any FileSystem
    private let budget: Int
    /// The file to write, if everything fits into it.
    private let file: String?
    /// The folder to write otherwise.
    private let folder: String

    private static let page = "index.html"
    private static let ending = ".html"

    /// - Parameter output: nil for the folder `report` in the output folder.
    init(_ project: LoadedProject, output: String?, budget: Int, files: any FileSystem) throws(RunFailure) {
        self.project = project
        self.budget = budget
        if let output {
            self.files = files
            let isFile = output.lowercased().hasSuffix(Self.ending) && files.kind(of: output) != .folder
            file = isFile ? output : nil
            folder = isFile ? String(output.dropLast(Self.ending.count)) : output
        } else {
            let targets = OutputTargets(project, files: files)
            if let problem = targets.problemOfFolder { throw problem }
            self.files = GuardedFiles(base: files, targets: targets)
            file = nil
            folder = PathName.join(project.output, "report")
        }
        for path in [file, PathName.join(folder, Self.page)].compactMap(\.self) { try requireOwn(path) }
    }

    /// - Parameter before: the folder of older pictures.
    func write(
        _ document: ReportDocument, mockups: [ReportMockup], before: String
    ) throws(RunFailure) -> WrittenPage {
        let sources = Self.sources(of: mockups, output: project.output, before: before)
        let data = document.json
        do {
            var excess: Int?
            if let file {
                let page = try single(data, sources)
                if case .fits(let bytes) = page {
                    try files.write(bytes, to: file)
                    return WrittenPage(path: file, pictures: nil)
                }
                if case .exceeds(let size) = page { excess = size }
            }
            let pictures = PathName.join(folder, ReportPage.pictureFolder)
            for (fingerprint, path) in sources {
                let target = PathName.join(pictures, fingerprint + ".png")
                if let known = try? files.read(target), Fingerprint(known).description == fingerprint { continue }
                try files.write(try files.read(path), to: target)
            }
            let path = PathName.join(folder, Self.page)
            try files.write(ReportPage.document(data, title: project.name, pictures: nil), to: path)
            try removeOthers(in: pictures, keeping: Set(sources.map(\.fingerprint)))
            return WrittenPage(path: path, pictures: sources.count, excess: excess)
        } catch {
            throw .file(error)
        }
    }

    // MARK: One file

    private enum Single {
        case fits([UInt8])
        case exceeds(Int)
    }

    /// Reads no more pictures than fit.
    private func single(
        _ data: JSONValue, _ sources: [(fingerprint: String, path: String)]
    ) throws(FileSystemError) -> Single {
        var size = ReportPage.document(data, title: project.name, pictures: []).count
        var pictures: [(fingerprint: String, file: [UInt8])] = []
        for (fingerprint, path) in sources {
            let bytes = try files.read(path)
            size += (bytes.count + 2) / 3 * 4
            if size <= budget { pictures.append((fingerprint, bytes)) } else { pictures = [] }
        }
        guard size <= budget else { return .exceeds(size) }
        let page = ReportPage.document(data, title: project.name, pictures: pictures)
        return page.count <= budget ? .fits(page) : .exceeds(page.count)
    }

    // MARK: Pictures

    /// The distinct pictures by fingerprint, with the files that they are copied from.
    private static func sources(
        of mockups: [ReportMockup], output: String, before: String
    ) -> [(fingerprint: String, path: String)] {
        var paths: [String: String] = [:]
        for picture in mockups.flatMap(\.pictures) {
            paths[picture.fingerprint] = PathName.join(output, picture.path)
            if let old = picture.before, paths[old] == nil { paths[old] = PathName.join(before, old + ".png") }
        }
        return paths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Removes the pictures of earlier pages.
    private func removeOthers(in folder: String, keeping known: Set<String>) throws(FileSystemError) {
        files.removeLeftovers(in: folder)
        guard files.kind(of: folder) == .folder else { return }
        for name in try files.list(folder) where Self.isPicture(name) && !known.contains(String(name.dropLast(4))) {
            try files.remove(PathName.join(folder, name))
        }
    }

    private static func isPicture(_ name: String) -> Bool {
        name.hasSuffix(".png") && name.utf8.count == 20
            && name.utf8.prefix(16).allSatisfy { Array("0123456789abcdef".utf8).contains($0) }
    }

    /// Refuses to overwrite a page that uispec did not write.
    private func requireOwn(_ path: String) throws(RunFailure) {
        guard files.kind(of: path) == .file else { return }
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        let head = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        guard bytes.isEmpty || head.contains(ReportPage.mark) else {
            throw .brokenProject("\(path) exists and was not written by uispec report; name another path with --output")
        }
    }
}
