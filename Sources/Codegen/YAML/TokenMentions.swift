package import Source
package import YAML

/// The references to tokens in a file, also inside of texts: `{color.red}`, `#/color/red/$value`.
package enum TokenMentions {
    package struct Mention: Hashable {
        package var path: String
        package var range: SourceRange
    }

    /// In the order of the file. The nesting of nodes is limited by their reader.
    package static func all(in node: Node) -> [Mention] {
        switch node.content {
        case .scalar(let scalar): return paths(in: scalar.text).map { Mention(path: $0, range: node.range) }
        case .sequence(let items): return items.flatMap { all(in: $0) }
        case .mapping(let entries):
            if let path = node.reference { return [Mention(path: path, range: node.range)] }
            return entries.flatMap { all(in: $0.value) }
        }
    }

    private static func paths(in text: String) -> [String] {
        if text.hasPrefix("#/") {
            let parts = text.dropFirst(2).split(separator: "/").prefix { !$0.hasPrefix("$") || $0 == "$root" }
            return [parts.joined(separator: ".")]
        }
        var result: [String] = []
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "{") {
            // A dollar sign makes it a property of a component.
            let isProperty = start > rest.startIndex && rest[rest.index(before: start)] == "$"
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: "}") else { break }
            if !isProperty { result.append(String(rest[..<end])) }
            rest = rest[rest.index(after: end)...]
        }
        return result
    }
}

extension TokenUpdate {
    /// The places of the names of tokens in files, by path.
    package static func names(in documents: [Node]) -> [String: SourceRange] {
        let tokens = WrittenTokens(documents)
        return Dictionary(
            tokens.tokens.map { (tokens.items[$0].path, tokens.items[$0].entry.keyRange) },
            uniquingKeysWith: { first, _ in first })
    }
}
