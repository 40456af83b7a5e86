package import Source

/// A value as it stands in a YAML or JSON file, with the range it stands in.
///
/// Aliases are already expanded (within ``Limits``), merge keys are not interpreted, and mappings keep the order and the
/// key ranges of the file; a duplicate key is reported by the reader, and the first one kept.
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

/// A scalar: its text, and whether the file left its type open.
package struct Scalar: Sendable, Hashable {
    /// The text after unescaping and folding.
    package var text: String
    /// Whether the scalar stands without quotes, so that the YAML 1.2 core schema gives it a type. JSON's numbers,
    /// `true`, `false` and `null` are plain; JSON's strings are not.
    package var isPlain: Bool
    /// Whether the text is not the file's, but was put together from it, so that a dollar in it is a dollar.
    package var isPutTogether: Bool

    package init(text: String, isPlain: Bool, isPutTogether: Bool = false) {
        self.text = text
        self.isPlain = isPlain
        self.isPutTogether = isPutTogether
    }
}
