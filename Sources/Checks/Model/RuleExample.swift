/// A small project that shows a rule at work: the place that it must flag stands between `»` and `«`.
package struct RuleExample: Sendable, Hashable {
    /// What the example shows, where that is not plain.
    package var note: String?
    /// One or more YAML documents: tokens (without `component:`), components, screens.
    package var marked: String
    /// Settings of the rule that the example needs, as they stand in a manifest.
    package var settings: String?
    /// What else the example's manifest says; a rule of the manifest has its marks here.
    package var markedManifest: String?
    /// Files that are no texts, such as pictures, by path.
    package var files: [String: [UInt8]]

    package init(
        _ marked: String, note: String? = nil, settings: String? = nil, manifest: String? = nil,
        files: [String: [UInt8]] = [:]
    ) {
        self.marked = marked
        self.note = note
        self.settings = settings
        markedManifest = manifest
        self.files = files
    }

    /// The document without its marks.
    package var text: String { Self.text(of: marked) }

    /// The part of the manifest without its marks.
    package var manifest: String? { markedManifest.map(Self.text(of:)) }

    /// A text without its marks.
    package static func text(of marked: String) -> String {
        marked.filter { $0 != "»" && $0 != "«" }
    }

    /// Where the marks stand, in bytes of the text without them; nil where there are none.
    package static func markedRange(of marked: String) -> Range<Int>? {
        guard let open = marked.firstIndex(of: "»"), let close = marked.firstIndex(of: "«"), open < close else {
            return nil
        }
        let start = marked[..<open].utf8.count
        let length = marked[marked.index(after: open)..<close].utf8.count
        return start..<(start + length)
    }
}
