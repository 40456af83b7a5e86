/// Applies fixes to the bytes of files. Only the replaced ranges change. Of fixes that overlap, the first one is
/// applied.
package struct FixApplication: Sendable {
    /// The files that change, with their new bytes, sorted by path.
    package private(set) var changed: [(file: SourceFile, bytes: [UInt8])] = []
    /// The number of applied fixes.
    package private(set) var count = 0
    /// The number of fixes that were left out because they overlap an applied one.
    package private(set) var conflicts = 0

    /// - Parameter fixes: a fix that several findings have is applied once.
    package init(_ fixes: [Fix], in sources: SourceMap) {
        var taken: [FileID: [Fix.Edit]] = [:]
        var seen: Set<[Fix.Edit]> = []
        for fix in fixes where seen.insert(fix.edits).inserted {
            let fits = fix.edits.allSatisfy { edit in
                Self.isWithin(edit.range, sources)
                    && !(taken[edit.range.file] ?? []).contains { Self.touch($0, edit) }
            }
            guard fits, !fix.edits.isEmpty else {
                conflicts += 1
                continue
            }
            count += 1
            for edit in fix.edits where !(taken[edit.range.file] ?? []).contains(edit) {
                taken[edit.range.file, default: []].append(edit)
            }
        }
        for (id, edits) in taken {
            guard let file = sources[id] else { continue }
            changed.append((file, Self.apply(edits, to: file.bytes)))
        }
        changed.sort { $0.file.path < $1.file.path }
    }

    private static func isWithin(_ range: SourceRange, _ sources: SourceMap) -> Bool {
        guard let file = sources[range.file] else { return false }
        return range.start <= range.end && Int(range.end) <= file.bytes.count
    }

    /// Whether two edits conflict. Equal edits do not.
    private static func touch(_ left: Fix.Edit, _ right: Fix.Edit) -> Bool {
        left != right && left.range.start <= right.range.end && right.range.start <= left.range.end
    }

    private static func apply(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
            result += bytes[position..<Int(edit.range.start)]
            result += Array(edit.replacement.utf8)
            position = Int(edit.range.end)
        }
        return result + bytes[position...]
    }
}
