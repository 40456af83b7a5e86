import Source

/// The grammar of JSON, without recursion: the tokens that may come next, and the open collections.
struct JSONParser: ~Copyable {
    private enum Expected {
        /// A value: the root, after a colon, or in a list.
        case value
        /// A key, or the end of a map.
        case key
        /// A comma, or the end of the collection.
        case separator
        /// Only whitespace: the root is complete.
        case end
    }

    var scanner: JSONScanner
    let limits: Limits
    private var open = JSONNesting()
    private var root: Node?
    private var expected = Expected.value
    /// The comma directly before the current position, if there is one.
    private var comma: Int?
    /// The end of the last key or value.
    private var lastEnd: Int

    init(scanner: JSONScanner, limits: Limits) {
        self.scanner = scanner
        self.limits = limits
        lastEnd = scanner.offset
    }

    /// Returns the root value, as far as it could be read.
    mutating func parse() -> Node? {
        while !scanner.problems.isFull {
            guard let byte = scanner.nextToken() else { break }
            switch expected {
            case .value: readValue(byte)
            case .key: readKey(byte)
            case .separator: readSeparator(byte)
            case .end:
                scanner.report(JSONMessages.textBehindEnd, at: scanner.offset, to: scanner.bytes.count)
                return root
            }
        }
        if let last = open.last {
            let bracket = last.kind == .mapping ? "{" : "["
            scanner.report(JSONMessages.unclosedBracket(bracket), at: last.start, to: last.start + 1)
        } else if root == nil, scanner.problems.diagnostics.isEmpty {
            scanner.report(JSONMessages.emptyFile, at: scanner.offset, to: scanner.offset)
        }
        while let last = open.last { close(at: max(lastEnd, last.contentEnd)) }
        return root
    }

    private mutating func readValue(_ byte: UInt8) {
        let start = scanner.offset
        switch byte {
        case UInt8(ascii: "{"): begin(.mapping, at: start)
        case UInt8(ascii: "["): begin(.sequence, at: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let text = scanner.string(quote: byte)
            deliver(.scalar(Scalar(text: text, isPlain: false)), from: start)
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let text = scanner.number()
            deliver(.scalar(Scalar(text: text, isPlain: true)), from: start)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard let kind = open.kind else {
                scanner.reportUnexpected()
                return
            }
            if kind == .mapping {
                missingValue(at: start)
            } else {
                endCollection(byte)
            }
        case UInt8(ascii: ","):
            guard let kind = open.kind else {
                scanner.reportUnexpected()
                return
            }
            if kind == .mapping {
                missingValue(at: start)
            } else {
                scanner.report(JSONMessages.extraComma, at: start, to: start + 1)
                scanner.offset += 1
                comma = nil
            }
        default:
            guard JSONScanner.isWord(byte) else {
                scanner.reportUnexpected()
                return
            }
            let word = scanner.word()
            let isLiteral = ["true", "false", "null"].contains(word)
            if !isLiteral { scanner.report(JSONMessages.unquotedText(word), at: start, to: scanner.offset) }
            deliver(.scalar(Scalar(text: word, isPlain: isLiteral)), from: start)
        }
    }

    private mutating func readKey(_ byte: UInt8) {
        let start = scanner.offset
        var isUsable = true
        var text = ""
        switch byte {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            endCollection(byte)
            return
        case UInt8(ascii: ","):
            scanner.report(JSONMessages.extraComma, at: start, to: start + 1)
            scanner.offset += 1
            comma = nil
            return
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            text = scanner.string(quote: byte)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            scanner.skipCollection()
            scanner.report(JSONMessages.collectionAsKey, at: start, to: start + 1)
            isUsable = false
        default:
            guard JSONScanner.isWord(byte) || byte == UInt8(ascii: "-") else {
                scanner.reportUnexpected()
                return
            }
            text = scanner.word()
            scanner.reportUnlessJSON5(JSONMessages.unquotedKey(text), at: start, to: scanner.offset)
        }
        comma = nil
        lastEnd = scanner.offset
        let range = scanner.problems.range(start, lastEnd)
        if isUsable {
            open.setKey(text, range: range, problems: &scanner.problems)
        } else {
            open.setUnusableKey(range: range)
        }
        readColon()
    }

    private mutating func readColon() {
        expected = .value
        let next = scanner.nextToken()
        if next == UInt8(ascii: ":") {
            scanner.offset += 1
            return
        }
        // A key at the end of a collection also lacks its value, which is reported instead.
        guard let next, next == UInt8(ascii: "=") || JSONScanner.startsValue(next) else { return }
        scanner.report(JSONMessages.missingColon, at: lastEnd, to: lastEnd)
        if next == UInt8(ascii: "=") { scanner.offset += 1 }
    }

    private mutating func readSeparator(_ byte: UInt8) {
        let kind = open.kind
        switch byte {
        case UInt8(ascii: ","):
            comma = scanner.offset
            scanner.offset += 1
            expected = kind == .mapping ? .key : .value
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            endCollection(byte)
        case UInt8(ascii: ":") where kind == .sequence:
            scanner.report(JSONMessages.keyInList, at: scanner.offset, to: scanner.offset + 1)
            scanner.offset += 1
            expected = .value
        default:
            guard JSONScanner.startsValue(byte) else {
                scanner.reportUnexpected()
                return
            }
            scanner.report(JSONMessages.missingComma, at: lastEnd, to: lastEnd)
            expected = kind == .mapping ? .key : .value
        }
    }

    /// Reports a missing value and uses null. The byte at its place is not consumed.
    private mutating func missingValue(at offset: Int) {
        scanner.report(JSONMessages.missingValue, at: offset, to: offset + 1)
        let end = scanner.offset
        scanner.offset = lastEnd
        deliver(.scalar(Scalar(text: "null", isPlain: true)), from: lastEnd)
        scanner.offset = end
    }

    private mutating func begin(_ kind: JSONNesting.Kind, at start: Int) {
        comma = nil
        guard open.levels.count < limits.depth else {
            scanner.report(JSONMessages.tooDeep(limits.depth), at: start, to: start + 1)
            scanner.skipCollection()
            deliver(kind == .mapping ? .mapping([]) : .sequence([]), from: start)
            return
        }
        open.open(kind, at: start)
        scanner.offset += 1
        expected = kind == .mapping ? .key : .value
    }

    /// Reads a closing bracket. A bracket that closes an outer collection also closes the collections inside it.
    private mutating func endCollection(_ byte: UInt8) {
        let offset = scanner.offset
        if let comma { scanner.reportUnlessJSON5(JSONMessages.trailingComma, at: comma, to: comma + 1) }
        comma = nil
        let kind: JSONNesting.Kind = byte == UInt8(ascii: "}") ? .mapping : .sequence
        if let last = open.last, last.kind != kind {
            let place = scanner.problems.range(last.start, last.start + 1)
            let (bracket, opening) = kind == .mapping ? ("}", "[") : ("]", "{")
            scanner.report(
                JSONMessages.wrongBracket(bracket, opening: opening), at: offset, to: offset + 1,
                notes: [.init("it is opened here", at: place)])
            if open.levels.contains(where: { $0.kind == kind }) {
                while let last = open.last, last.kind != kind { close(at: lastEnd) }
            }
        }
        scanner.offset = offset + 1
        close(at: offset + 1)
    }

    /// Closes the innermost collection, which ends before `end`.
    private mutating func close(at end: Int) {
        guard let (start, content) = open.close() else { return }
        scanner.offset = max(scanner.offset, end)
        finish(Node(content, range: scanner.problems.range(start, end)))
    }

    private mutating func deliver(_ content: Node.Content, from start: Int) {
        finish(Node(content, range: scanner.problems.range(start, scanner.offset)))
    }

    private mutating func finish(_ node: consuming Node) {
        comma = nil
        lastEnd = Int(node.range.end)
        if open.isEmpty {
            root = node
            expected = .end
        } else {
            open.append(node)
            expected = .separator
        }
    }
}
