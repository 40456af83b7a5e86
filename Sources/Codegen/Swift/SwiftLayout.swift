/// A declaration that lays itself out as swift-format would: on one line where it fits, else an argument a line.
///
/// It is written once, on one line. Where that line is too long, the pieces noted meanwhile tell where it breaks.
struct SwiftLayout {
    static let longestLine = 120

    /// What can have a line of its own: the declaration, an argument of a call, or an item of an array.
    private struct Piece {
        /// Where it is on the one line.
        var start: Int
        var end: Int
        /// Where the pieces within it start, behind the bracket; nil for a piece that cannot be broken.
        var inside: Int?
        var isArray = false
        /// Whether a comment stands behind one of the pieces within it, which only lines of their own can have.
        var mustBreak = false
        /// Where the comment behind it is among the comments; empty for none.
        var comment: Range<Int>
        /// The number of the first piece behind it that is not within it.
        var next: Int
    }

    /// What is written so far of the one line.
    var line: [UInt8] = []
    /// The comments of the pieces, one behind the other.
    private var comments: [UInt8] = []
    /// Each piece stands before those within it; the first is the declaration.
    private var pieces: [Piece] = []
    /// The pieces that are not yet at their end, the innermost last.
    private var open: [Int] = []

    /// Starts a new declaration, in the memory of the one before.
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

    /// The name and the bracket of a call whose arguments follow.
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

    /// Puts a comment behind the open piece, which then has a line of its own.
    mutating func writeComment(_ write: (inout [UInt8]) -> Void) {
        guard let piece = open.last else { return }
        let start = comments.count
        write(&comments)
        pieces[piece].comment = start..<comments.count
        for outer in open.dropLast() { pieces[outer].mustBreak = true }
    }

    /// Ends the declaration and appends it, from a column of `indent` spaces on.
    mutating func endDeclaration(indent: Int, to source: inout [UInt8]) {
        endPiece()
        append(0, indent: indent, closings: 0, hasComma: false, to: &source)
    }

    /// - Parameters:
    ///   - closings: how many `)` stand behind the piece on its line, of calls that it is the last argument of.
    ///   - hasComma: whether a comma stands behind these.
    private func append(_ number: Int, indent: Int, closings: Int, hasComma: Bool, to source: inout [UInt8]) {
        let piece = pieces[number]
        let trailing = closings + (hasComma ? 1 : 0)
        var child = number + 1
        if let inside = piece.inside, child < piece.next, !fits(piece, besides: indent + trailing) {
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

    /// Whether the piece fits on a line that holds so much besides. Characters count, of which there are at most as
    /// many as bytes.
    private func fits(_ piece: Piece, besides taken: Int) -> Bool {
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

    /// An argument that is written as Swift already.
    mutating func argument(_ label: String, swift text: String) {
        startPiece(label)
        line.append(text)
        endPiece()
    }
}
