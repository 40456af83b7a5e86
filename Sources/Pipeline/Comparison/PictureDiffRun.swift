import Canvas
package import Comparison
package import Loading
package import Source

/// `diff --pictures`: compares the pictures of two folders as a person sees them.
package struct PictureDiffRun: Sendable {
    private let base: String
    private let head: String
    private let output: String?
    private let comparison: PerceptualDifference.Options
    private let jobs: Int
    private let files: any FileSystem

    /// - Parameters:
    ///   - base: the folder of the older pictures.
    ///   - head: the folder of the newer pictures.
    ///   - output: the folder for pictures of the differences; nil for none.
    ///   - comparison: what counts as a difference.
    package init(
        base: String, head: String, output: String?, comparison: PerceptualDifference.Options = .init(), jobs: Int,
        files: any FileSystem
    ) {
        self.base = base
        self.head = head
        self.output = output
        self.comparison = comparison
        self.jobs = jobs
        self.files = files
    }

    package func run() async throws(RunFailure) -> PictureFolderResult {
        let (old, new) = (Set(try pictures(in: base)), Set(try pictures(in: head)))
        if old.isEmpty, new.isEmpty { throw .brokenProject("\(base) and \(head) contain no PNG files") }
        var result = PictureFolderResult(base: base, head: head)
        let shared = old.intersection(new).sorted()
        let findings = await Workers.map(shared, count: jobs, makeState: { 0 }) { path, _ in compare(path) }
        result.compared = shared.count
        result.pictures = zip(shared, findings).compactMap { path, finding in
            finding.map { PictureFolderResult.Picture(path: path, finding: $0) }
        }
        result.pictures += old.subtracting(new).map { .init(path: $0, finding: .removed) }
        result.pictures += new.subtracting(old).map { .init(path: $0, finding: .added) }
        result.pictures.sort { $0.path < $1.path }
        return result
    }

    private func compare(_ path: String) -> PictureFolderResult.Finding? {
        do {
            let before = try files.read(PathName.join(base, path))
            let after = try files.read(PathName.join(head, path))
            // Equal files are not decoded.
            if before == after { return nil }
            let pair = try SurfacePair(decodingPNG: before, after)
            let old = [pair.first.pixelWidth, pair.first.pixelHeight]
            let new = [pair.second.pixelWidth, pair.second.pixelHeight]
            guard old == new else { return .size(old: old, new: new) }
            let difference = PerceptualDifference(pair.first, pair.second, options: comparison)
            guard difference.pixels > 0, let box = difference.box else { return nil }
            if let output {
                try files.write(pair.second.difference(from: pair.first).png(), to: PathName.join(output, path))
            }
            return .pixels(difference.pixels, box: box)
        } catch let error as FileSystemError {
            return .unreadable(RunFailure.file(error).message)
        } catch {
            return .unreadable("it cannot be decoded: \(error)")
        }
    }

    /// Returns the PNG files in a folder, relative to it.
    private func pictures(in folder: String) throws(RunFailure) -> [String] {
        guard files.kind(of: folder) == .folder else { throw .pathNotFound(folder) }
        var found: [String] = []
        var visited: Set<String> = []
        do { try collect("", in: folder, into: &found, visited: &visited) } catch { throw .file(error) }
        return found
    }

    private func collect(
        _ path: String, in folder: String, into found: inout [String], visited: inout Set<String>
    ) throws(FileSystemError) {
        let full = path.isEmpty ? folder : PathName.join(folder, path)
        guard visited.insert(files.resolved(full)).inserted else { return }
        for name in try files.list(full) where !name.hasPrefix(".") {
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            switch files.kind(of: PathName.join(folder, inner)) {
            case .folder: try collect(inner, in: folder, into: &found, visited: &visited)
            case .file where name.lowercased().hasSuffix(".png"): found.append(inner)
            case .file, nil: break
            }
        }
    }
}
