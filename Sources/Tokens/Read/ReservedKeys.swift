import Forms
import YAML

/// The members of a group or a token whose names the standard reserves, collected in one pass.
struct ReservedKeys {
    static let token = TokenForms.token.names
    static let group = TokenForms.group.names.filter { $0 != "$ref" }

    private(set) var value: Node?
    private(set) var reference: Node?
    private(set) var type: Node?
    private(set) var modes: Node?
    private(set) var description: Node?
    private(set) var deprecated: Node?
    private(set) var extensions: Node?
    private(set) var extends: Node?
    /// Whether a member has a name of its own, as in a group.
    private(set) var hasMembers = false
    /// Whether a reserved key is not a key of tokens.
    private(set) var hasForeignKeys = false

    init(_ entries: [Node.Entry]) {
        for entry in entries {
            guard entry.key.utf8.first == UInt8(ascii: "$") else {
                hasMembers = true
                continue
            }
            switch entry.key {
            case "$value": value = entry.value
            case "$ref": reference = entry.value
            case "$type": type = entry.value
            case "$modes": modes = entry.value
            case "$description": description = entry.value
            case "$deprecated": deprecated = entry.value
            case "$extensions": extensions = entry.value
            case "$extends":
                extends = entry.value
                hasForeignKeys = true
            default: hasForeignKeys = true
            }
        }
    }
}
