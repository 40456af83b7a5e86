import Source

/// Builds nodes from libyaml's events. A file with syntax errors is read in several parts.
struct YAMLComposer {
    /// The reason why reading a part ended.
    enum Outcome {
        case finished
        /// libyaml reported a problem.
        case stuck(YAMLProblem, MarkCursor)
        /// Collections nest too deeply; the offset of the collection that exceeds the limit, in bytes.
        case tooDeep(Int)
    }

    let bytes: [UInt8]
    let limits: Limits
    var problems: ProblemList
    private let colors: UnquotedColors
    /// The offsets of supposed colors that are part of other text.
    private(set) var otherText: Set<Int> = []
    private var reportedColors: Set<Int> = []
    private(set) var documents: [Node] = []
    private(set) var anchors: YAMLAnchors
    /// The last scalar, which determines the message of an error after it.
    private(set) var lastScalar: (range: SourceRange, style: YAMLEvent.ScalarStyle)?

    private var open: [OpenCollection] = []
    private var root: Node?
    /// The root of a document that was interrupted by a syntax error. A part that continues the document adds to it.
    private var interrupted: OpenCollection?
    private var lastDocumentEndIsImplicit = false

    init(bytes: [UInt8], colors: UnquotedColors = UnquotedColors(), limits: Limits, problems: ProblemList) {
        self.bytes = bytes
        self.colors = colors
        self.limits = limits
        self.problems = problems
        anchors = YAMLAnchors(limits: limits)
    }

    /// The start of the outermost collection in brackets that is not closed yet.
    var flowStart: Int? { open.first(where: \.isFlow)?.start }

    /// Whether the root of the current or the interrupted document is a list.
    var rootIsSequence: Bool {
        (open.first ?? interrupted)?.kind == .sequence
    }

    /// The maximum size of comments and whitespace between two events, plus libyaml's read-ahead.
    private static let windowSlack = 1 << 20

    /// Reads from `start` to the end of the bytes, or to the first problem.
    mutating func readStretch(from start: Int) -> Outcome {
        lastScalar = nil
        var cursor = MarkCursor(start: start)
        do throws(YAMLProblem) {
            var events = try YAMLEventStream(bytes[start...], window: limits.scalarSize + Self.windowSlack)
            while true {
                let event = try events.next()
                if case .streamEnd = event.kind { return .finished }
                if let place = take(event, cursor: &cursor) { return .tooDeep(place) }
            }
        } catch {
            return .stuck(error, cursor)
        }
    }

    /// Keeps the values before a problem. The last scalar is dropped if it ends after `offset`.
    mutating func interrupt(beyond offset: Int) {
        anchors.mayHaveLostAnchors = true
        root = nil
        if let last = open.indices.last { open[last].dropUnreadable(beyond: offset) }
        while open.count > 1, let collection = open.popLast() {
            let last = open.count - 1
            // An unreadable value is dropped, because an empty value would be reported as a value of the wrong type.
            if collection.isEmpty {
                open[last].dropUnreadable(beyond: Int.max)
            } else if open[last].kind == .sequence || open[last].key != nil {
                let range = problems.range(collection.start, collection.contentEnd)
                open[last].append(Node(collection.content, range: range))
            }
        }
        if let collection = open.popLast() { interrupted = collection }
    }

    /// Reopens the last document if it was ended only by a syntax error.
    mutating func reopenLastDocument() {
        guard open.isEmpty, interrupted == nil, lastDocumentEndIsImplicit, let last = documents.last,
            let collection = OpenCollection(reopening: last)
        else { return }
        documents.removeLast()
        interrupted = collection
    }

    /// Ends an interrupted document with the values that could be read.
    mutating func finishInterrupted() {
        guard let collection = interrupted else { return }
        interrupted = nil
        guard !collection.isEmpty else { return }
        documents.append(Node(collection.content, range: problems.range(collection.start, collection.contentEnd)))
    }

    /// Handles one event. Returns the offset of a collection that nests too deeply.
    private mutating func take(_ event: YAMLEvent, cursor: inout MarkCursor) -> Int? {
        switch event.kind {
        case .streamStart, .streamEnd: break
        case .documentStart(let isImplicit):
            // Only the first document of a part is implicit. It continues the interrupted document, if there is one.
            guard !isImplicit else { break }
            finishInterrupted()
            anchors.startDocument()
        case .documentEnd(let isImplicit):
            lastDocumentEndIsImplicit = isImplicit
            if let root { documents.append(root) }
            root = nil
        case .alias(let name):
            let start = cursor.offset(of: event.start, in: bytes)
            let range = problems.range(start, cursor.offset(of: event.end, in: bytes))
            deliver(anchors.expand(name, at: range, depth: open.count, problems: &problems))
        case .scalar(let text, let style):
            takeScalar(text, style: style, of: event, cursor: &cursor)
        case .collectionStart(let kind, let isFlow):
            let start = contentStart(of: event, end: bytes.count, cursor: &cursor)
            guard open.count < limits.depth else { return start }
            anchors.open(event.anchor)
            if open.isEmpty, let collection = interrupted {
                interrupted = nil
                if collection.kind == kind {
                    open.append(collection)
                    break
                }
                interrupted = collection
                finishInterrupted()
            }
            open.append(OpenCollection(kind, start: start, isFlow: isFlow, anchor: event.anchor))
        case .collectionEnd:
            guard let collection = open.popLast() else { break }
            // libyaml knows the end of a block, and of a pair without braces in a list, only after the next token.
            let hasBracket = collection.isFlow && event.end > event.start
            let end = hasBracket ? cursor.offset(of: event.end, in: bytes) : collection.contentEnd
            let node = Node(collection.content, range: problems.range(collection.start, end))
            anchors.define(collection.anchor, as: node)
            deliver(node)
        }
        return nil
    }

    private mutating func takeScalar(
        _ text: String, style: YAMLEvent.ScalarStyle, of event: YAMLEvent, cursor: inout MarkCursor
    ) {
        var (text, style) = (text, style)
        var start = cursor.offset(of: event.start, in: bytes)
        var end = cursor.offset(of: event.end, in: bytes)
        let unknownTag = checkTag(of: event, at: start)
        if event.anchor != nil || event.tag != nil { start = YAMLText.afterProperties(bytes, from: start, to: end) }
        if let unknownTag, style == .plain, text.isEmpty {
            // This is most likely text that starts with “!”. Using it as text avoids further errors.
            text = String(decoding: bytes[unknownTag], as: UTF8.self)
            (start, end, style) = (unknownTag.lowerBound, unknownTag.upperBound, .plainText)
        }
        if let color = takeColor(in: start..<max(start, end), style: style) {
            (text, style, end) = (color, .quoted, start + color.utf8.count)
        }
        if style == .block || (start == end && text.isEmpty) {
            // libyaml ends a block scalar after the blank lines that follow it, and puts a missing value before the
            // next token.
            end = YAMLText.beforeBlanks(
                bytes, from: end, to: style == .block ? start : (open.last?.contentEnd ?? start))
            start = min(start, end)
        }
        let range = problems.range(start, end)
        if text.utf8.count > limits.scalarSize {
            problems.addSyntaxError(
                "this text has \(text.utf8.count) bytes; at most \(limits.scalarSize) are supported", at: range,
                help: "shorten it, or move it to its own file")
            text = ""
        }
        lastScalar = (range, style)
        let node = Node(.scalar(Scalar(text: text, isPlain: style == .plain)), range: range)
        anchors.define(event.anchor, as: node)
        deliver(node)
    }

    /// Reports a color without quotes and returns it; nil if the range contains other text.
    private mutating func takeColor(in range: Range<Int>, style: YAMLEvent.ScalarStyle) -> String? {
        guard !colors.isEmpty else { return nil }
        let found = colors.offsets(in: range)
        guard let first = found.first else { return nil }
        let isColor =
            first == range.lowerBound && (style == .plain || style == .plainText)
            && (!colors.onlyInFlow.contains(first) || (open.last?.isFlow ?? false))
        guard isColor, let end = colors.ends[first] else {
            otherText.formUnion(found)
            return nil
        }
        let color = "#" + String(decoding: bytes[first + 1..<end], as: UTF8.self)
        if reportedColors.insert(first).inserted {
            problems.addSyntaxError(
                "in YAML, “#” starts a comment, so the color \(color) is missing here", at: problems.range(first, end),
                help: "put the color in quotes: \"\(color)\"")
        }
        return color
    }

    private mutating func contentStart(of event: YAMLEvent, end: Int, cursor: inout MarkCursor) -> Int {
        let start = cursor.offset(of: event.start, in: bytes)
        checkTag(of: event, at: start)
        guard event.anchor != nil || event.tag != nil else { return start }
        return YAMLText.afterProperties(bytes, from: start, to: end)
    }

    /// Reports an unknown tag and returns its range.
    @discardableResult
    private mutating func checkTag(of event: YAMLEvent, at start: Int) -> Range<Int>? {
        guard let tag = event.tag, !YAMLTags.isKnown(tag), let place = YAMLTags.place(in: bytes, from: start) else {
            return nil
        }
        problems.addUnknownTag(
            String(decoding: bytes[place], as: UTF8.self), at: problems.range(place.lowerBound, place.upperBound))
        return place
    }

    /// Adds a finished node as a key or value of the innermost collection, or as the root of the document.
    private mutating func deliver(_ node: Node) {
        guard let last = open.indices.last else {
            root = node
            return
        }
        guard open[last].kind == .mapping, open[last].key == nil else {
            open[last].append(node)
            return
        }
        if let scalar = node.scalar {
            open[last].setKey(scalar.text, range: node.range, problems: &problems)
        } else {
            open[last].setUnusableKey(range: node.range)
            problems.addSyntaxError(
                "\(node.kindName) cannot be a key", at: node.range,
                help: "write the key as text; put quotes around text that starts with “{” or “[”")
        }
    }
}
