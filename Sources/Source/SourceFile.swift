/// A source file: its path, its bytes and the starts of its lines.
package struct SourceFile: Sendable {
    /// The path for display: relative to the working directory, with forward slashes.
    package let path: String
    package let bytes: [UInt8]
    package let lines: LineIndex

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lines = LineIndex(bytes)
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    private init(path: String, bytes: [UInt8], lines: LineIndex) {
        self.path = path
        self.bytes = bytes
        self.lines = lines
    }

    /// The folder in the paths of files that are built in.
    package static let builtInFolder = "<built-in>"

    /// Whether the file is part of uispec, and not of a project.
    package var isBuiltIn: Bool { path.hasPrefix(Self.builtInFolder + "/") }

    /// Returns the same file under another path for display.
    package func renamed(to path: String) -> SourceFile { SourceFile(path: path, bytes: bytes, lines: lines) }

    /// The text of a line, counted from 0, without its line break. Bytes that are not UTF-8 become U+FFFD.
    package func lineText(_ line: Int) -> String {
        String(decoding: bytes[bytesOfLine(line)], as: UTF8.self)
    }

    /// The byte range of a line, counted from 0, without its line break; empty if the line does not exist.
    package func bytesOfLine(_ line: Int) -> Range<Int> {
        guard lines.lineStarts.indices.contains(line) else { return 0..<0 }
        let start = Int(lines.lineStarts[line])
        var end = line + 1 < lines.lineStarts.count ? Int(lines.lineStarts[line + 1]) : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// The text of a range of bytes, limited to the file.
    package func text(in range: SourceRange) -> String {
        let end = min(Int(range.end), bytes.count)
        let start = min(Int(range.start), end)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The line and column, both counted from 1, with columns in bytes of UTF-8.
    package func lineAndByteColumn(at offset: UInt32) -> (line: Int, column: Int) {
        let line = lines.line(at: offset)
        let start = lines.lineStarts.indices.contains(line) ? lines.lineStarts[line] : 0
        return (line + 1, Int(offset - min(start, offset)) + 1)
    }

    /// The line and column, both counted from 1, with columns in code points.
    package func lineAndColumn(at offset: UInt32) -> (line: Int, column: Int) {
        let line = lines.line(at: offset)
        return (line + 1, lines.codePoints(ofLine: line, to: Int(offset), in: bytes) + 1)
    }
}

/// The files of a run, by number.
package struct SourceMap: Sendable {
    package private(set) var files: [SourceFile] = []

    package init() {}

    /// Adds a file and returns its number.
    package mutating func add(_ file: SourceFile) -> FileID {
        files.append(file)
        return FileID(rawValue: UInt32(truncatingIfNeeded: files.count - 1))
    }

    /// Returns the same files under other paths for display.
    package func renamed(_ path: (String) -> String) -> SourceMap {
        var result = self
        result.files = files.map { $0.renamed(to: path($0.path)) }
        return result
    }

    package subscript(id: FileID) -> SourceFile? {
        let index = Int(id.rawValue)
        return files.indices.contains(index) ? files[index] : nil
    }

    /// The lines and columns of a range.
    package func location(of range: SourceRange) -> SourceLocation? {
        guard let file = self[range.file] else { return nil }
        let start = file.lineAndColumn(at: range.start)
        let end = file.lineAndColumn(at: range.end)
        return SourceLocation(
            path: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }

    /// The source text of a range.
    package func text(of range: SourceRange) -> String {
        self[range.file]?.text(in: range) ?? ""
    }
}
