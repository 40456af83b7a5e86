import Source
import YAML

/// Members that are neither tokens nor groups: texts, numbers and lists between tokens.
extension TokenReader {
    /// Reads a text or a number in place of a token, to which references of Style Dictionary may refer.
    mutating func readPlainMember(_ entry: Node.Entry, in parent: Parent) {
        let path = TokenPath(parent.prefix + entry.key)
        if isStandard || isOlder, entry.value.scalar != nil, !entry.value.isNull {
            let plain = PlainValues.Member(value: entry.value, nameRange: entry.keyRange, isReported: isOlder)
            tokens.plainValues[path] = plain
            if let prefix = parent.dottedPrefix { tokens.plainValues[TokenPath(prefix + entry.key)] = plain }
        }
        if isOlder {
            // Style Dictionary allows data between tokens, such as the name of a theme.
            diagnostics.append(
                .departure("“\(entry.key)” is \(entry.value.kindName), not a token; it is ignored", at: entry.keyRange))
            keep([entry], ofGroup: parent.group)
            return
        }
        tokens.broken[path] = Self.whole(entry)
        // Whether references use such members of the file is known only after the last file.
        if tokens.plainValues[path] == nil { diagnostics.append(PlainValues.error(path, entry.value)) }
    }

    /// The `type` of a token without a dollar sign, if it has no other type: neither its own, nor that of its group or
    /// of the token that it refers to.
    func plainType(of token: Node, keys: ReservedKeys, in parent: Parent) -> Node? {
        guard isStandard, keys.hasMembers, keys.type == nil, parent.type == nil, !parent.hasUnreadableType,
            keys.value?.reference == nil, let type = token["type"], type.scalar?.isPlain == false
        else { return nil }
        return type
    }
}
