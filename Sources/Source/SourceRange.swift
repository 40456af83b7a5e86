/// The number of a file in a ``SourceMap``.
package struct FileID: Hashable, Comparable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static func < (left: FileID, right: FileID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A range of one source file in UTF-8 bytes; `end` is exclusive.
///
/// It has twelve bytes, so that every node of a large token file can have one. Lines and columns are computed from the
/// file when a diagnostic is shown.
package struct SourceRange: Hashable, Sendable {
    package let file: FileID
    package let start: UInt32
    package let end: UInt32

    @inlinable package init(file: FileID, start: UInt32, end: UInt32) {
        self.file = file
        self.start = start
        self.end = max(start, end)
    }

    /// The empty range at the start of this one.
    package var startPoint: SourceRange {
        SourceRange(file: file, start: start, end: start)
    }

    /// Whether `other` is in the same file and within this range.
    package func contains(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}

/// A location for people: lines and columns counted from 1, columns in Unicode code points, the end exclusive.
package struct SourceLocation: Hashable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    package let endLine: Int
    package let endColumn: Int

    package init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.path = path
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }
}
