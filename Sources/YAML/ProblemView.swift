import Source

/// A problem of libyaml with the source around it, from which the message is chosen.
struct ProblemView {
    let problem: YAMLProblem
    let place: Int
    let contextPlace: Int
    let flowStart: Int?
    let lastScalar: (range: SourceRange, style: YAMLEvent.ScalarStyle)?
    let bytes: [UInt8]
    let problems: ProblemList

    /// The byte where libyaml stopped; nil at the end of the file.
    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }
    private var startsLine: Bool { YAMLText.startsLine(bytes, at: place) }
    private var lineStart: Int { YAMLText.lineStart(bytes, at: place) }

    private func error(_ message: String, help: String, at start: Int, length: Int = 1) -> YAMLSyntaxError {
        var end = min(start + length, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return YAMLSyntaxError(message: message, help: help, start: start, end: end)
    }

    var tooLong: YAMLSyntaxError? {
        guard problem.problem == YAMLProblem.tooLong else { return nil }
        return error(
            "the text that starts here exceeds the maximum of \(problems.limits.scalarSize) bytes",
            help: "shorten it, or move it to its own file", at: place)
    }

    var unclosedQuote: YAMLSyntaxError? {
        let message = "this quote is never closed"
        let help = "put the same quote at the end of the text"
        if problem.context == "while scanning a quoted scalar" { return error(message, help: help, at: contextPlace) }
        // An opening quote was closed by a later opening quote, and the problem is after that one.
        guard let (range, style) = lastScalar, style == .quoted, Int(range.start) < lineStart,
            Int(range.end) > lineStart, problem.problem != "found unknown escape character"
        else { return nil }
        return error(
            "this quote is closed on a later line", help: "put the same quote at the end of the text",
            at: Int(range.start))
    }

    var tab: YAMLSyntaxError? {
        let isTab = byte == UInt8(ascii: "\t") && problem.problem.contains("cannot start any token")
        guard isTab || problem.problem.contains("a tab character") else { return nil }
        var start = place
        while start > 0, bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return error("lines cannot be indented with tabs", help: "use spaces", at: start, length: max(1, place - start))
    }

    /// A bracket that is never closed, because a comment contains the closing bracket.
    var comment: YAMLSyntaxError? {
        let isUnclosed = problem.problem.hasPrefix("did not find expected ','")
        guard let flowStart, isUnclosed || problem.problem == "did not find expected node content",
            let start = HiddenBracket.comment(in: bytes, from: flowStart, to: place)
        else { return nil }
        return error(
            "“#” starts a comment, so the rest of this line is not read",
            help: "put quotes around text that starts with “#” or contains “#” after a space", at: start)
    }

    var bracket: YAMLSyntaxError? {
        guard problem.problem.hasPrefix("did not find expected ','") else { return nil }
        let closing = problem.problem.hasSuffix("']'") ? "]" : "}"
        let opening = closing == "]" ? "[" : "{"
        let name = closing == "]" ? "list" : "map"
        let isOutdented =
            place > contextPlace && lineStart > contextPlace
            && (byte == nil || !YAMLText.isBlank(bytes[lineStart]))
        if byte == nil || isOutdented {
            return error(
                "the \(name) that starts with this “\(opening)” is never closed",
                help: "put “\(closing)” after its last value", at: contextPlace)
        }
        var found = error(
            "a comma or “\(closing)” is missing before this",
            help: "put “,” between the values of a \(name), or “\(closing)” after the last one", at: place)
        found.note = .init(
            "the \(name) starts here", at: problems.range(contextPlace, contextPlace + 1))
        return found
    }

    var indentation: YAMLSyntaxError? {
        switch problem.problem {
        case "mapping values are not allowed in this context":
            if let (range, _) = lastScalar, Int(range.start) < lineStart, Int(range.end) > lineStart {
                if YAMLText.startsLine(bytes, at: Int(range.start)) { return missingKey(at: Int(range.start)) }
                let start = YAMLText.afterProperties(bytes, from: lineStart, to: place)
                return error(
                    "this line is nested under a key that already has a value",
                    help: "align it with the keys of the same map", at: start, length: place - start)
            }
            return error(
                "unquoted text cannot contain a colon followed by a space",
                help: "put quotes around the text, or move a nested key to a line of its own", at: place)
        case "did not find expected key":
            if byte == UInt8(ascii: "-"), startsLine {
                return error(
                    "a key is expected here, not a list item", help: "indent the item under its key", at: place)
            }
            return startsLine ? misaligned : trailing
        case "did not find expected '-' indicator":
            return startsLine
                ? error(
                    "a list item is expected here",
                    help: "start the line with “- ”, or align it with the map that it belongs to",
                    at: place, length: wordLength)
                : trailing
        case "did not find expected <document start>":
            if startsLine, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") {
                var found = error(
                    "this line is not part of the value above",
                    help: "align it with the lines above, or start a new document with “---”", at: place,
                    length: wordLength)
                found.isLineValid = true
                return found
            }
            return trailing
        default:
            return nil
        }
    }

    private func missingKey(at start: Int) -> YAMLSyntaxError {
        let end = YAMLText.textEnd(bytes, from: start)
        let hasColon = bytes[start..<max(start, end)].contains(UInt8(ascii: ":"))
        return error(
            "a key with a colon is expected here",
            help: hasColon ? "put a space after the colon" : "write “key: value”, or indent the text under its key",
            at: start, length: max(1, end - start))
    }

    private var misaligned: YAMLSyntaxError {
        error(
            "the indentation of this line does not match any line above",
            help: "align it with the keys of the same map", at: place, length: wordLength)
    }

    private var trailing: YAMLSyntaxError {
        let isQuoted = lastScalar.map { $0.style == .quoted && Int($0.range.end) <= place } ?? false
        return error(
            "there is text after the end of the value",
            help: isQuoted ? "put quotes around the whole text, and double or escape quotes inside it" : "remove it",
            at: place, length: wordLength)
    }

    /// The length of the rest of the line, without whitespace at its end.
    private var wordLength: Int { max(1, YAMLText.textEnd(bytes, from: place) - place) }

    var scalar: YAMLSyntaxError? {
        switch problem.problem {
        case "could not find expected ':'":
            return missingKey(at: contextPlace)
        case "found character that cannot start any token":
            let character = byte.map { String(decoding: [$0], as: UTF8.self) } ?? ""
            return error("unquoted text cannot start with “\(character)”", help: "put quotes around it", at: place)
        case "found unknown escape character":
            return error(
                "unknown escape sequence", help: "write “\\\\” for a backslash, or use single quotes", at: place,
                length: 2)
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            return error(
                "this escape sequence is not a Unicode character",
                help: "write the character itself, or \\u and four digits", at: place, length: 2)
        case "found unexpected ':'":
            return error("unquoted text cannot contain this colon", help: "put quotes around the text", at: place)
        case "did not find expected node content":
            return error(
                byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
                    ? "this closing bracket has no opening bracket" : "a value is missing here",
                help: "write the value, or put quotes around text that starts with a bracket or comma", at: place)
        default:
            return nil
        }
    }

    var other: YAMLSyntaxError {
        switch problem.context {
        case "while scanning a block scalar":
            return error(
                "only a comment may follow “|” or “>” on this line",
                help: "start the text on the next line and indent it", at: place)
        case "while scanning an alias", "while scanning an anchor":
            return error(
                "“*” and “&” must be followed by a name of letters and digits",
                help: "put quotes around text that starts with “*” or “&”", at: contextPlace)
        case "while scanning a tag", "while parsing a tag", "while parsing a node":
            return error("this tag is invalid", help: "put quotes around text that starts with “!”", at: contextPlace)
        case let context where context.contains("directive"):
            return error(
                "unknown directive", help: "remove the line, or put quotes around text that starts with “%”",
                at: contextPlace)
        default:
            break
        }
        switch problem.problem {
        case "found incompatible YAML document":
            return error(
                "only YAML 1.1 and 1.2 are supported", help: "remove the line that starts with “%YAML”", at: place)
        case "block sequence entries are not allowed in this context":
            return error("a list item cannot start here", help: "start the list on its own line", at: place)
        case "mapping keys are not allowed in this context":
            return error("a key cannot start here", help: "put quotes around text that starts with “?”", at: place)
        default:
            return error(
                "invalid YAML: \(problem.problem)", help: "correct the line to match YAML 1.2 syntax", at: place)
        }
    }
}
