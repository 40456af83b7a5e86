import Platform
import Source
import Tokens
import YAML

/// Reads a node of a component with its kind, its modifiers and its children.
struct ElementReader {
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a node could not be read, so that its id is unknown.
    private(set) var losesNodes = false
    /// The source, for fixes that add a key.
    private let source: SourceFile?

    init(in source: SourceFile?) {
        self.source = source
    }

    mutating func read(_ node: Node) -> Element? {
        guard let entries = node.mapping else {
            losesNodes = true
            diagnostics.append(
                Diagnostic(
                    .mismatchedType, "a node must be a map, not \(node.kindName)", at: node.range,
                    help: "write a map with a kind, such as { text: … } or { hstack: […] }"))
            return nil
        }
        guard let kindEntry = kind(of: entries, at: node.range), let kind = NodeKind(rawValue: kindEntry.key) else {
            losesNodes = true
            return nil
        }
        if kind == .text { reportHiddenText(of: kindEntry) }
        let range = SourceRange(
            file: kindEntry.keyRange.file, start: kindEntry.keyRange.start,
            end: kind.containsNodes ? kindEntry.keyRange.end : kindEntry.value.range.end)
        var modified = Element.Modified()
        let unknown = entries.filter { Modifier(key: $0.key) == nil && NodeKind(rawValue: $0.key) == nil }
        diagnostics += Diagnostic.unknownKeys(unknown, known: Modifier.names, in: "a node", siblings: entries) {
            entry in
            cutText(before: entry, among: entries) ?? ForeignKeys.entry(for: entry.key)?.instruction
        }
        let isOverlaid = entries.contains { $0.key == Modifier.overlay.key }
        for entry in entries where entry.keyRange != kindEntry.keyRange {
            add(entry, to: &modified, of: kind, isOverlaid: isOverlaid)
        }
        return Element(
            kind: kind, kindRange: range, range: node.range, content: kindEntry.value, modified,
            keyPlace: keyPlace(in: node, of: kindEntry, entries),
            children: kind.containsNodes ? readList(kindEntry.value) : [])
    }

    /// Reads a list of nodes. A single node counts as a list of one.
    mutating func readList(_ node: Node) -> [Element] {
        if let items = node.sequence { return items.compactMap { read($0) } }
        if node.isNull { return [] }
        return read(node).map { [$0] } ?? []
    }

    /// Returns the only entry whose key is a kind; reports a missing or second kind.
    private mutating func kind(of entries: [Node.Entry], at range: SourceRange) -> Node.Entry? {
        let kinds = entries.filter { NodeKind(rawValue: $0.key) != nil }
        if let first = kinds.first {
            for extra in kinds.dropFirst() {
                diagnostics.append(
                    Diagnostic(
                        .unknownKey, "a node must have exactly one kind, not both “\(first.key)” and “\(extra.key)”",
                        at: extra.keyRange, notes: [.init("the first kind is here", at: first.keyRange)],
                        help: "remove one of the two, or put both into a stack: vstack: [{ … }, { … }]"))
            }
            return kinds.count == 1 ? first : nil
        }
        if let merge = entries.lazy.compactMap(Diagnostic.mergeKey).first {
            diagnostics.append(merge)
            return nil
        }
        let others = entries.lazy.filter { Modifier(key: $0.key) == nil }
        let foreign = others.compactMap { entry in
            ForeignKeys.entry(for: entry.key).flatMap { $0.isKind ? (entry, $0.instruction) : nil }
        }
        if let (entry, instruction) = foreign.first {
            diagnostics.append(
                Diagnostic(
                    .unknownKey, "unknown kind of node “\(entry.key)”", at: entry.keyRange, help: instruction))
            return nil
        }
        let names = NodeKind.allCases.map(\.rawValue)
        let near =
            others.compactMap { entry in Suggestion.nearest(to: entry.key, among: names).map { (entry, $0) } }.first
        diagnostics.append(
            Diagnostic(
                .unknownKey, near.map { "unknown kind of node “\($0.0.key)”" } ?? "this node has no kind",
                at: near?.0.keyRange ?? entries.first?.keyRange ?? range,
                help: near.map { "did you mean “\($0.1)”?" } ?? "write a kind, such as text:, symbol:, vstack: or use:",
                fixes: near.map { Spelling.fixes(of: $0.0.key, at: $0.0.keyRange, among: names) } ?? []))
        return nil
    }

    /// Returns the instruction to quote a text that a comma ends in a flow map: `{ text: 6,300 a day }`.
    private func cutText(before entry: Node.Entry, among entries: [Node.Entry]) -> String? {
        guard let source, entry.value.isNull, let index = entries.firstIndex(where: { $0.keyRange == entry.keyRange }),
            index > 0
        else { return nil }
        let text = entries[index - 1]
        guard let words = text.value.string,
            let gap = source.text(from: text.value.range.end, to: entry.keyRange.start),
            gap.first == ",", gap.allSatisfy({ $0 == "," || $0 == " " }),
            source.text(from: text.value.range.start, to: text.value.range.end) == words,
            source.nextCharacter(after: entry.keyRange.end) != ":"
        else { return nil }
        return "a comma ends a text between braces; quote it: \(text.key): \"\(words)\(gap)\(entry.key)\""
    }

    /// Reports a text without quotes, such as `text: #cafes`, which YAML takes for a comment.
    private mutating func reportHiddenText(of entry: Node.Entry) {
        guard let source, entry.value.isNull, let hidden = source.hiddenText(after: entry.keyRange.end) else { return }
        let text = String(decoding: source.bytes[hidden], as: UTF8.self)
        diagnostics.append(
            Diagnostic(
                .syntaxError, "in YAML, “#” starts a comment, so the text \(text) is missing here",
                at: SourceRange(
                    file: entry.keyRange.file, start: UInt32(truncatingIfNeeded: hidden.lowerBound),
                    end: UInt32(truncatingIfNeeded: hidden.upperBound)),
                help: "put the text in quotes: \"\(text)\""))
    }

    /// Returns the place where a fix can add a key to a control: after its action, its role or its kind.
    private func keyPlace(in node: Node, of kind: Node.Entry, _ entries: [Node.Entry]) -> KeyPlace? {
        guard let source, NodeKind(rawValue: kind.key)?.isControl ?? false || entries.contains(where: \.makesControl)
        else { return nil }
        let before = entries.filter(\.makesControl) + [kind]
        return before.lazy.compactMap { entry -> KeyPlace? in
            guard entry.value.endsWithItsRange(in: source) else { return nil }
            return KeyPlace(in: node.range, behind: entry.keyRange, valueEnd: entry.value.range.end, of: source)
        }.first
    }

    private mutating func add(
        _ entry: Node.Entry, to element: inout Element.Modified, of kind: NodeKind, isOverlaid: Bool
    ) {
        guard let modifier = Modifier(key: entry.key) else { return }
        if element.modifiers[modifier] != nil {
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "“\(entry.key)” is set twice on this node", at: entry.keyRange,
                    help: "delete one of the two"))
            return
        }
        guard kind.takes(modifier, isOverlaid: isOverlaid) else {
            diagnostics.append(.ignoredModifier(modifier, written: entry.key, of: kind, at: entry.keyRange))
            return
        }
        element.modifiers[modifier] = Element.Value(keyRange: entry.keyRange, node: entry.value)
        switch modifier {
        case .id:
            element.id = entry.value.string
            if element.id?.isEmpty ?? true {
                diagnostics.append(.mismatchedType("a name", found: entry.value, of: "id"))
            }
        case .overlay: element.overlay = readList(entry.value)
        case .slots:
            guard let slots = entry.value.mapping else {
                diagnostics.append(.mismatchedType("a map from slot names to nodes", found: entry.value, of: "slots"))
                return
            }
            for slot in slots { element.slots[slot.key] = readList(slot.value) }
        default: break
        }
    }
}

extension Node.Entry {
    /// Whether the key makes its node a control.
    fileprivate var makesControl: Bool { key == Modifier.action.key || key == Modifier.role.key }
}

extension SourceFile {
    fileprivate func text(from start: UInt32, to end: UInt32) -> String? {
        guard start <= end, Int(end) <= bytes.count else { return nil }
        return String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }

    /// The first character after an offset that is not a space.
    fileprivate func nextCharacter(after offset: UInt32) -> Character? {
        bytes.dropFirst(Int(offset)).first { $0 != UInt8(ascii: " ") }.map { Character(Unicode.Scalar($0)) }
    }
}

extension SourceFile {
    /// The rest of the line behind a key and its colon, if it starts with “#” and another character than a space.
    fileprivate func hiddenText(after offset: UInt32) -> Range<Int>? {
        let line = bytes[min(Int(offset), bytes.count)...].prefix {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        let value = line.drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard value.first == UInt8(ascii: "#"), let next = value.dropFirst().first, !isBlank(next),
            let last = value.lastIndex(where: { !isBlank($0) })
        else { return nil }
        return value.startIndex..<last + 1
    }
}

extension Node {
    /// Whether the range ends with the value's last character. It does not for block collections and block scalars.
    fileprivate func endsWithItsRange(in source: SourceFile) -> Bool {
        guard range.start < range.end, Int(range.start) < source.bytes.count else { return false }
        let first = source.bytes[Int(range.start)]
        if scalar != nil { return first != UInt8(ascii: "|") && first != UInt8(ascii: ">") }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
