package import Source

/// A small project that demonstrates a rule. The place that the rule must report is between `»` and `«`.
package struct RuleExample: Sendable, Hashable {
    /// A short explanation of the example, if it needs one.
    package var note: String?
    /// One or more YAML documents: tokens (without `component:`), components, screens.
    package var marked: String
    /// The rule's settings that the example needs, in the form of a manifest.
    package var settings: String?
    /// The other keys of the example's manifest. The marks of a rule about the manifest are here.
    package var markedManifest: String?
    /// The severity of its finding; nil if it is the rule's.
    package var severity: Severity?
    /// Binary files such as images, by path.
    package var files: [String: [UInt8]]

    package init(
        _ marked: String, note: String? = nil, settings: String? = nil, manifest: String? = nil,
        severity: Severity? = nil, files: [String: [UInt8]] = [:]
    ) {
        self.marked = marked
        self.note = note
        self.settings = settings
        markedManifest = manifest
        self.severity = severity
        self.files = files
    }

    /// The documents without marks.
    package var text: String { Self.text(of: marked) }

    /// The manifest keys without marks.
    package var manifest: String? { markedManifest.map(Self.text(of:)) }

    /// Removes the marks from a text.
    package static func text(of marked: String) -> String {
        marked.filter { $0 != "»" && $0 != "«" }
    }

    /// The marked range, in bytes of the text without marks; nil without marks.
    package static func markedRange(of marked: String) -> Range<Int>? {
        guard let open = marked.firstIndex(of: "»"), let close = marked.firstIndex(of: "«"), open < close else {
            return nil
        }
        let start = marked[..<open].utf8.count
        let length = marked[marked.index(after: open)..<close].utf8.count
        return start..<(start + length)
    }
}
