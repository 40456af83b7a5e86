package import Source
import YAML

/// Where the tokens of a set are written, to find out whether a diagnostic is about a single token.
package struct TokenPlaces: Sendable {
    /// The ranges of a file by their starts. Each end is the largest so far, so that one comparison is enough.
    private struct File: Sendable {
        var starts: [UInt32] = []
        var ends: [UInt32] = []
    }

    private var files: [FileID: File] = [:]
    /// The places of members that are not tokens.
    private let unreadable: Set<SourceRange>

    package init(_ set: TokenSet) {
        unreadable = Set(set.broken.values.map(\.startPoint))
        var ranges = Array(set.broken.values)
        for token in set.tokens {
            let values = [token.value.range] + token.modes.map(\.value.range)
            ranges += values
            let ends = values.filter { $0.file == token.nameRange.file }.map(\.end)
            let end = max(token.nameRange.end, ends.max() ?? 0)
            ranges.append(SourceRange(file: token.nameRange.file, start: token.nameRange.start, end: end))
        }
        for range in ranges.sorted(by: { $0.start < $1.start }) {
            var file = files.removeValue(forKey: range.file) ?? File()
            file.ends.append(max(range.end, file.ends.last ?? 0))
            file.starts.append(range.start)
            files[range.file] = file
        }
    }

    /// Whether a range is inside a token or another member: its name, its value or a mode.
    package func contain(_ range: SourceRange) -> Bool {
        guard let file = files[range.file] else { return false }
        var (low, high) = (0, file.starts.count)
        while low < high {
            let middle = low + (high - low) / 2
            if file.starts[middle] <= range.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && file.ends[low - 1] >= range.end
    }

    /// Whether a member that is not a token starts at a place.
    package func hasUnreadable(at range: SourceRange) -> Bool { unreadable.contains(range.startPoint) }
}
