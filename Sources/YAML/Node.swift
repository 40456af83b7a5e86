package import Source

/// A value of a YAML or JSON file with its source range.
///
/// Aliases are already expanded (within ``Limits``), and merge keys are not interpreted. Mappings keep the order and
/// the key ranges of the file. Of duplicate keys, which the reader reports, only the first is kept.
package struct Node: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case scalar(Scalar)
        case sequence([Node])
        case mapping([Entry])
    }

    /// One key of a mapping with its value.
    package struct Entry: Sendable, Equatable {
        package var key: String
        package var keyRange: SourceRange
        package var value: Node

        package init(key: String, keyRange: SourceRange, value: Node) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    package var content: Content
    package var range: SourceRange

    package init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }
}

/// A scalar: its text, and whether the schema determines its type.
package struct Scalar: Sendable, Hashable {
    /// The text after unescaping and folding.
    package var text: String
    /// Whether the scalar has no quotes, so that the YAML 1.2 core schema determines its type. In JSON, numbers,
    /// `true`, `false` and `null` are plain; strings are not.
    package var isPlain: Bool
    /// Whether the text was composed by interpolation, so that a dollar sign in it is literal.
    package var isInterpolated: Bool

    package init(text: String, isPlain: Bool, isInterpolated: Bool = false) {
        self.text = text
        self.isPlain = isPlain
        self.isInterpolated = isInterpolated
    }
}
