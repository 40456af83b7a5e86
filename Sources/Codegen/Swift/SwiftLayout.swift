/// A declaration in the layout of swift-format: on one line if it fits, otherwise with one argument per line.
///
/// The declaration is written once, on one line. If that line is too long, the recorded pieces determine where it
/// breaks.
struct SwiftLayout {
    static let longestLine = 120

    /// A part that can be on its own line: the declaration, an argument of a call, or an item of an array.
    private struct Piece {
        /// The range on the single line.
        var start: Int
        var end: Int
        /// The start of the pieces inside it, after the bracket; nil if the piece cannot be broken.
        var inside: Int?
        var isArray = false
        /// Whether a piece inside it has a comment, which requires separate lines.
        var mustBreak = false
        /// The range of its comment in the text of all comments; empty if there is none.
        var comment: Range<Int>
        /// The index of the first piece after it that is not inside it.
        var next: Int
    }

    /// The single line written so far.
    var line: [UInt8] = []
    /// The text of all comments.
    private var comments: [UInt8] = []
    /// The pieces, each before the pieces inside it. The first is the declaration.
    private var pieces: [Piece] = []
    /// The pieces that have not ended, innermost last.
    private var open: [Int] = []

    /// Starts a new declaration and reuses the memory of the last one.
    mutating func startDeclaration() {
        line.removeAll(keepingCapacity: true)
        comments.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        startPiece()
    }

    mutating func write(_ text: String) {
        line.append(text)
    }

    /// Writes the name and the opening bracket of a call whose arguments follow.
    mutating func openCall(_ name: String) {
        line.append(name)
        line.append(UInt8(ascii: "("))
        if let piece = open.last { pieces[piece].inside = line.count }
    }

    mutating func closeCall() {
        line.append(UInt8(ascii: ")"))
    }

    mutating func openArray() {
        line.append(UInt8(ascii: "["))
        guard let piece = open.last else { return }
        pieces[piece].inside = line.count
        pieces[piece].isArray = true
    }

    mutating func closeArray() {
        line.append(UInt8(ascii: "]"))
    }

    /// Starts an argument of the open call, whose value follows, or an item of the open array.
    mutating func startPiece(_ label: String? = nil) {
        if let parent = open.last, pieces[parent].inside != line.count { line.append(", ") }
        open.append(pieces.count)
        pieces.append(Piece(start: line.count, end: line.count, comment: 0..<0, next: pieces.count + 1))
        if let label {
            line.append(label)
            line.append(": ")
        }
    }

    mutating func endPiece() {
        guard let piece = open.popLast() else { return }
        pieces[piece].end = line.count
        pieces[piece].next = pieces.count
    }

    /// Adds a comment after the open piece, which is then on its own line.
    mutating func writeComment(_ write: (inout [UInt8]) -> Void) {
        guard let piece = open.last else { return }
        let start = comments.count
        write(&comments)
        pieces[piece].comment = start..<comments.count
        for outer in open.dropLast() { pieces[outer].mustBreak = true }
    }

    /// Ends the declaration and appends it with an indentation of `indent` spaces.
    mutating func endDeclaration(indent: Int, to source: inout [UInt8]) {
        endPiece()
        append(0, indent: indent, closings: 0, hasComma: false, to: &source)
    }

    /// - Parameters:
    ///   - closings: the number of `)` after the piece on its line, of calls whose last argument it is.
    ///   - hasComma: whether a comma follows these.
    private func append(_ number: Int, indent: Int, closings: Int, hasComma: Bool, to source: inout [UInt8]) {
        let piece = pieces[number]
        let trailing = closings + (hasComma ? 1 : 0)
        var child = number + 1
        if let inside = piece.inside, child < piece.next, !fits(piece, taken: indent + trailing) {
            source.append(contentsOf: line[piece.start..<inside])
            while child < piece.next {
                let next = pieces[child].next
                source.appendLine(indent: indent + 4)
                if piece.isArray || next < piece.next {
                    append(child, indent: indent + 4, closings: 0, hasComma: true, to: &source)
                } else {
                    append(child, indent: indent + 4, closings: closings + 1, hasComma: hasComma, to: &source)
                }
                let comment = pieces[child].comment
                if !comment.isEmpty {
                    source.append("  // ")
                    source.append(contentsOf: comments[comment])
                }
                child = next
            }
            guard piece.isArray else { return }
            source.appendLine(indent: indent)
            source.append(UInt8(ascii: "]"))
        } else {
            source.append(contentsOf: line[piece.start..<piece.end])
        }
        for _ in 0..<closings { source.append(UInt8(ascii: ")")) }
        if hasComma { source.append(UInt8(ascii: ",")) }
    }

    /// Whether the piece fits on a line with `taken` other characters. A text has at most as many characters as bytes.
    private func fits(_ piece: Piece, taken: Int) -> Bool {
        if piece.mustBreak { return false }
        if taken + piece.end - piece.start <= Self.longestLine { return true }
        let text = line[piece.start..<piece.end]
        if text.allSatisfy({ $0 < 0x80 }) { return false }
        return taken + String(decoding: text, as: UTF8.self).count <= Self.longestLine
    }
}

extension SwiftLayout {
    mutating func argument(_ label: String, _ number: Double) {
        startPiece(label)
        SwiftLiteral.append(number, to: &line)
        endPiece()
    }

    /// Adds an argument that is already Swift source.
    mutating func argument(_ label: String, swift text: String) {
        startPiece(label)
        line.append(text)
        endPiece()
    }
}
