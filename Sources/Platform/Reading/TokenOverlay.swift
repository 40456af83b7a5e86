import Source
import YAML

extension Node {
    /// This tree of token groups with a newer one laid over it: groups are joined, a token (what has `$value`) is
    /// replaced whole, and so is every other value.
    func overlaid(by newer: Node) -> Node {
        guard let mine = mapping, let theirs = newer.mapping, self["$value"] == nil, newer["$value"] == nil else {
            return newer
        }
        var entries = mine
        for entry in theirs {
            if let place = entries.firstIndex(where: { $0.key == entry.key }) {
                entries[place].value = entries[place].value.overlaid(by: entry.value)
            } else {
                entries.append(entry)
            }
        }
        return Node(.mapping(entries), range: range)
    }
}
