import YAML

extension Token {
    /// Whether two tokens have the same type and, as written, the same values.
    func hasDefinition(of other: Token) -> Bool {
        (ownType ?? inheritedType) == (other.ownType ?? other.inheritedType)
            && value.hasContent(of: other.value) && isOnlyInModes == other.isOnlyInModes
            && Self.same(modification, other.modification) && modes.count == other.modes.count
            && modes.allSatisfy { mode in other.modes.contains(where: mode.hasDefinition) }
    }

    fileprivate static func same(_ one: ColorModification?, _ other: ColorModification?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.kind == other.kind && one.amount.hasContent(of: other.amount)
            && same(one.space, other.space) && same(one.color, other.color)
    }

    private static func same(_ one: Node?, _ other: Node?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.hasContent(of: other)
    }
}

extension Token.Mode {
    fileprivate func hasDefinition(of other: Self) -> Bool {
        guard appearance == other.appearance, value.hasContent(of: other.value) else { return false }
        guard let change, let others = other.change else { return change == nil && other.change == nil }
        return Token.same(change.modification, others.modification)
    }
}
