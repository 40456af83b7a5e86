import Source
import Values
import YAML

extension RuleID {
    /// An error in a built-in data file. Users never see it, because the tests read every file.
    static let brokenPlatformData: RuleID = "broken-platform-data"
}

/// Reads one map of a data file. Every key that is read must exist, and every key except `source` and `status` must be
/// read.
///
/// Errors are reported and read as zero, so that one pass reports all errors.
struct FactReader {
    private let node: Node?
    private let path: String
    private var asked: Set<String> = ["source", "status"]
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter node: nil if the map itself is missing, which is already reported.
    init(_ node: Node?, path: String) {
        self.node = node
        self.path = path
        if let node, node.mapping == nil { report("\(path) is \(node.kindName), not a map", at: node.range) }
    }

    /// Reads a whole document.
    static func read<Value>(
        _ document: Node, path: String, _ body: (inout FactReader) -> Value
    ) -> (value: Value, diagnostics: [Diagnostic]) {
        var reader = FactReader(document, path: path)
        let value = body(&reader)
        return (value, reader.finish())
    }

    /// Returns the value of a key, converted by `read`, which returns nil if the node is not `expected`.
    mutating func value<Value>(
        _ key: String, _ expected: String, fallback: Value, _ read: (Node) -> Value?
    ) -> Value {
        guard let child = child(key) else { return fallback }
        guard let value = read(child) else {
            report("\(path).\(key) is \(child.kindName), not \(expected)", at: child.range)
            return fallback
        }
        return value
    }

    /// A nested map.
    mutating func map<Value>(_ key: String, _ read: (inout FactReader) -> Value) -> Value {
        nested(child(key), path: "\(path).\(key)", read)
    }

    /// A list of maps.
    mutating func list<Value>(_ key: String, _ read: (inout FactReader) -> Value) -> [Value] {
        let nodes = value(key, "a list", fallback: []) { $0.sequence }
        return nodes.enumerated().map { nested($1, path: "\(path).\(key)[\($0)]", read) }
    }

    /// Reads every entry of a nested map with arbitrary keys. `read` receives the key and a reader of its value.
    mutating func entries<Value>(_ key: String, _ read: (String, inout FactReader) -> Value) -> [Value] {
        let entries = value(key, "a map", fallback: []) { $0.mapping }
        return entries.map { entry in
            nested(entry.value, path: "\(path).\(key).\(entry.key)") { read(entry.key, &$0) }
        }
    }

    /// Whether the map has a key, for optional keys.
    func has(_ key: String) -> Bool {
        node?[key] != nil
    }

    mutating func report(_ message: String, at range: SourceRange? = nil) {
        diagnostics.append(Diagnostic(.brokenPlatformData, .error, message, at: range ?? node?.range))
    }

    private mutating func child(_ key: String) -> Node? {
        asked.insert(key)
        guard let node, node.mapping != nil else { return nil }
        guard let child = node[key] else {
            report("\(path) has no “\(key)”")
            return nil
        }
        return child
    }

    private mutating func nested<Value>(
        _ node: Node?, path: String, _ read: (inout FactReader) -> Value
    ) -> Value {
        var reader = FactReader(node, path: path)
        let value = read(&reader)
        diagnostics += reader.finish()
        return value
    }

    private func finish() -> [Diagnostic] {
        let unread = (node?.mapping ?? []).filter { !asked.contains($0.key) }
        return diagnostics
            + unread.map {
                Diagnostic(.brokenPlatformData, .error, "unknown key \(path).\($0.key)", at: $0.keyRange)
            }
    }
}
