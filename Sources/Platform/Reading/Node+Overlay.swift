import Source
import YAML

extension Node {
    /// This tree of token groups, overridden by a newer one. Groups are merged; tokens (maps with `$value`) and all
    /// other values are replaced whole.
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
