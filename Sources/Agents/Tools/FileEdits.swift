import Source

/// Edits of files that are tried and not written.
struct FileEdits {
    static let inputs = [
        ToolInput("file", .text, "The path of an existing file of the project.", isRequired: true),
        ToolInput("content", .text, "The whole new text of the file."),
        ToolInput("oldText", .text, "Text that occurs once in the file, with newText as its replacement."),
        ToolInput("newText", .text, "The replacement of oldText."),
        ToolInput("line", .integer, "With column, endLine, endColumn and replacement: the edit of a fix from check."),
        ToolInput("column", .integer, "The first column, in characters from 1."),
        ToolInput("endLine", .integer, "The line after the replaced text."),
        ToolInput("endColumn", .integer, "The column after the replaced text."),
        ToolInput("replacement", .text, "The text to write there."),
    ]

    private struct Edit {
        var bytes: Range<Int>
        var replacement: [UInt8]
    }

    /// The new bytes by the path that the project reads a file with.
    private(set) var changed: [String: [UInt8]] = [:]

    /// - Parameters:
    ///   - edits: places refer to the files before all edits.
    ///   - file: returns a file of the projects by the path that an edit names.
    init(_ edits: [ToolArguments], file: (String) -> SourceFile?) throws(ToolFailure) {
        guard !edits.isEmpty else { throw ToolFailure("“edits” is empty") }
        var open: [String: (file: SourceFile, edits: [Edit])] = [:]
        for arguments in edits {
            let path = arguments.text("file") ?? ""
            guard let file = file(path) else {
                throw ToolFailure("“\(path)” is not a file of the project; list_components names its files")
            }
            open[file.path, default: (file, [])].edits.append(try Self.edit(arguments, of: file))
        }
        for (path, (file, edits)) in open {
            changed[path] = try Self.apply(edits, to: file)
        }
    }

    private static func edit(_ arguments: ToolArguments, of file: SourceFile) throws(ToolFailure) -> Edit {
        if let content = arguments.text("content") {
            return Edit(bytes: 0..<file.bytes.count, replacement: Array(content.utf8))
        }
        if let old = arguments.text("oldText") {
            guard let new = arguments.text("newText") else { throw ToolFailure("oldText needs newText") }
            return Edit(bytes: try range(of: Array(old.utf8), in: file), replacement: Array(new.utf8))
        }
        guard let line = arguments.integer("line"), let column = arguments.integer("column"),
            let endLine = arguments.integer("endLine"), let endColumn = arguments.integer("endColumn"),
            let replacement = arguments.text("replacement")
        else {
            throw ToolFailure(
                "an edit needs content, or oldText and newText, or line, column, endLine, endColumn and replacement")
        }
        guard let start = offset(line, column, in: file), let end = offset(endLine, endColumn, in: file), start <= end
        else { throw ToolFailure("\(file.path) has no text from \(line):\(column) to \(endLine):\(endColumn)") }
        return Edit(bytes: start..<end, replacement: Array(replacement.utf8))
    }

    private static func range(of text: [UInt8], in file: SourceFile) throws(ToolFailure) -> Range<Int> {
        guard !text.isEmpty else { throw ToolFailure("oldText is empty") }
        guard let first = file.bytes.firstRange(of: text) else {
            throw ToolFailure("\(file.path) does not contain oldText")
        }
        guard file.bytes[(first.lowerBound + 1)...].firstRange(of: text) == nil else {
            throw ToolFailure("\(file.path) contains oldText more than once; pass more of the text around it")
        }
        return first
    }

    /// The byte offset of a place, both counted from 1, with columns in code points.
    private static func offset(_ line: Int, _ column: Int, in file: SourceFile) -> Int? {
        guard file.lines.lineStarts.indices.contains(line - 1) else { return nil }
        let bytes = file.bytesOfLine(line - 1)
        var left = column - 1
        var offset = bytes.lowerBound
        while left > 0, offset < bytes.upperBound {
            offset += 1
            while offset < bytes.upperBound, file.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            left -= 1
        }
        return left == 0 ? offset : nil
    }

    private static func apply(_ edits: [Edit], to file: SourceFile) throws(ToolFailure) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
            guard edit.bytes.lowerBound >= end else { throw ToolFailure("edits of \(file.path) overlap") }
            result += file.bytes[end..<edit.bytes.lowerBound]
            result += edit.replacement
            end = edit.bytes.upperBound
        }
        return result + file.bytes[end...]
    }
}
