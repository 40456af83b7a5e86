import Source
import Tokens
import YAML

/// Substitution of properties in values.
extension Binder {
    /// Substitutes `$name` as a whole value of any type, `${name}` inside a text, and `$$` for a dollar sign.
    mutating func substitute(_ scalar: Scalar, at range: SourceRange, in scope: Scope) -> Node? {
        let text = scalar.text
        if text.hasPrefix("$"),
            Self.isPath(text.dropFirst()) || scope.property(String(text.dropFirst())) != nil
        {
            guard let value = scope.value(of: text.dropFirst(), at: range) else {
                reportUnknownProperty(text.dropFirst(), at: range, in: scope)
                return nil
            }
            return value
        }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            if rest.hasPrefix("$") {
                result += "$"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("{"), let close = rest.firstIndex(of: "}") {
                let path = rest[rest.index(after: rest.startIndex)..<close]
                rest = rest[rest.index(after: close)...]
                if let value = scope.value(of: path, at: range) {
                    guard let string = value.string else {
                        report(
                            Diagnostic(
                                .mismatchedType,
                                "“${\(path)}” is \(value.kindName), which cannot be inserted into text", at: range))
                        continue
                    }
                    result += value.isNull ? "" : string
                } else {
                    reportUnknownProperty(path, at: range, in: scope)
                }
            } else {
                let before = text.utf8.distance(from: text.startIndex, to: rest.startIndex) - 1
                reportBareName(rest, of: scalar, before: before, at: range, in: scope)
                result += "$"
            }
            guard result.utf8.count <= Self.maxTextBytes else {
                report(
                    Diagnostic(
                        .exceededLimit,
                        "this text is longer than \(Self.maxTextBytes) bytes after its properties are inserted",
                        at: range))
                return nil
            }
        }
        return Node(
            .scalar(Scalar(text: result + rest, isPlain: scalar.isPlain, isInterpolated: true)), range: range)
    }

    /// The maximum length of a text after substitution, in bytes.
    private static var maxTextBytes: Int { 1 << 20 }

    private static func isPath(_ text: Substring) -> Bool {
        // Most names are ASCII, so Unicode properties are rarely looked up.
        if text.utf8.allSatisfy(\.isPlainPathByte) { return text.utf8.first?.isPlainNameStart ?? false }
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "_" else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "."
        }
    }

    /// Reports a property without braces inside a text, which is not substituted.
    ///
    /// - Parameters:
    ///   - rest: The text after the dollar sign.
    ///   - before: The number of bytes before the dollar sign.
    private mutating func reportBareName(
        _ rest: Substring, of scalar: Scalar, before: Int, at range: SourceRange, in scope: Scope
    ) {
        guard let path = Self.bareName(rest, at: range, in: scope) else { return }
        let quotes = scalar.isPlain ? 0 : 1
        // In an escaped or folded text the exact place is unknown, so the whole text is underlined.
        let isWrittenAsRead = Int(range.end) - Int(range.start) == scalar.text.utf8.count + 2 * quotes
        let start = range.start + UInt32(clamping: before + quotes)
        let place = SourceRange(
            file: range.file, start: start, end: start + UInt32(clamping: path.utf8.count + 1))
        report(
            Diagnostic(
                .unknownProperty, "“$\(path)” is not replaced inside text, because it has no braces",
                at: isWrittenAsRead ? place : range,
                help: "write “${\(path)}” to insert the value, or “$$\(path)” for the literal text",
                fixes: isWrittenAsRead ? Self.braces(around: path, in: scalar, before: before, at: range, place) : []))
    }

    /// Returns the property name at the start of a text, with as many path steps as refer to a value.
    private static func bareName(_ rest: Substring, at range: SourceRange, in scope: Scope) -> String? {
        func isKnown(_ name: Substring) -> Bool {
            scope.properties[String(name)] != nil || (scope.item != nil && (name == "item" || name == "index"))
        }
        func name(_ text: Substring) -> Substring { text.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
        let letters = name(rest)
        // Japanese has no space between a name and the text that follows.
        guard let head = [letters, letters.prefix { $0.isASCII }].first(where: isKnown) else { return nil }
        var path = head
        while rest[path.endIndex...].first == "." {
            let step = name(rest[path.endIndex...].dropFirst())
            let longer = rest[path.startIndex..<step.endIndex]
            guard !step.isEmpty, scope.value(of: longer, at: range) != nil else { break }
            path = longer
        }
        return String(path)
    }

    /// Returns the fix that puts a name into braces. It also quotes an unquoted text, because a brace would end it in a
    /// flow mapping.
    private static func braces(
        around path: String, in scalar: Scalar, before: Int, at range: SourceRange, _ place: SourceRange
    ) -> [Fix] {
        let title = "Write ${\(path)}"
        guard scalar.isPlain else {
            return [Fix(title: title, edits: [.init(range: place, replacement: "${\(path)}")], applicability: .safe)]
        }
        let bytes = scalar.text.utf8
        guard !bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return [] }
        let head = String(decoding: bytes.prefix(before), as: UTF8.self)
        let tail = String(decoding: bytes.dropFirst(before + 1 + path.utf8.count), as: UTF8.self)
        return [
            Fix(
                title: title, edits: [.init(range: range, replacement: "\"\(head)${\(path)}\(tail)\"")],
                applicability: .safe)
        ]
    }

    private mutating func reportUnknownProperty(_ path: Substring, at range: SourceRange, in scope: Scope) {
        let head = path.prefix { $0 != "." }
        guard scope.names.contains(String(head)) else {
            report(
                Diagnostic(
                    .unknownProperty, "“\(scope.component)” has no property “\(head)”", at: range,
                    help: Suggestion.nearest(to: String(head), among: scope.names).map { "did you mean “$\($0)”?" },
                    // The range covers a whole value including its dollar sign; other values get no fix.
                    fixes: Spelling.fixes(of: String(path), at: range, among: scope.names, before: 1)))
            return
        }
        let known = knownPart(of: path, at: range, in: scope)
        let step = path[known.path.endIndex...].dropFirst().prefix { $0 != "." }
        let parts = known.value.mapping?.map(\.key) ?? []
        report(
            Diagnostic(
                .unknownProperty, "“$\(path)” does not refer to a value", at: range,
                help: Suggestion.nearest(to: String(step), among: parts).map { "did you mean “$\(known.path).\($0)”?" }
                    ?? "“$\(known.path)” \(Self.description(ofPartsOf: known.value))"))
    }

    /// Returns the longest beginning of a path that refers to a value, and the value.
    private func knownPart(
        of path: Substring, at range: SourceRange, in scope: Scope
    ) -> (path: Substring, value: Node) {
        var known = (path: path.prefix { $0 != "." }, value: Node.null(at: range))
        var end = known.path.endIndex
        while let value = scope.value(of: path[..<end], at: range) {
            known = (path[..<end], value)
            guard end < path.endIndex else { break }
            end = path[path.index(after: end)...].firstIndex(of: ".") ?? path.endIndex
        }
        return known
    }

    private static func description(ofPartsOf value: Node) -> String {
        switch value.content {
        case .mapping(let entries) where !entries.isEmpty:
            "contains \(entries.prefix(5).map(\.key).joined(separator: ", "))\(entries.count > 5 ? " …" : "")"
        case .sequence(let items) where !items.isEmpty: "has the items 0 to \(items.count - 1)"
        default: "is \(value.kindName), which has no parts"
        }
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter or an underscore.
    fileprivate var isPlainNameStart: Bool {
        (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == UInt8(ascii: "_")
    }

    /// Whether it may occur in an ASCII path: a letter, an underscore, a digit or a dot.
    fileprivate var isPlainPathByte: Bool {
        isPlainNameStart || (0x30...0x39).contains(self) || self == UInt8(ascii: ".")
    }
}
