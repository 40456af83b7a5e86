import Source
import Tokens
import Values

/// Searches the nearest token values that pass in every color pair with the token, in every context.
struct TokenChanges {
    typealias Plan = ContrastFixing.Plan

    let uses: ColorUses
    private let values: NearestValues
    private let twoColors: TwoColorSearch
    private let conflicts: ConflictSearch

    init(_ pairs: [InkPair], in design: Design) {
        uses = ColorUses(pairs, in: design)
        values = NearestValues(uses)
        twoColors = TwoColorSearch(uses)
        conflicts = ConflictSearch(uses)
    }

    /// Whether the changes of a plan pass in all uses that it concerns.
    func passes(_ plan: Plan) -> Bool {
        let colors = Dictionary(plan.changes.map { ($0.literal, $0.color) }, uniquingKeysWith: { first, _ in first })
        return uses.minimumShare(plan.changes.flatMap { uses.uses(of: $0.literal) }, with: colors) >= 1
    }

    /// Returns what to do about some pairs that fail; nil if none of their colors is a token of the project.
    func plan(for pairs: [InkPair]) -> Plan? {
        let roles = Self.roles(of: pairs, uses)
        if let best = single(of: roles) { return plan(FixText.nearest(best), best) }
        if let missing = roles.lazy.compactMap(missingDark).first {
            return Plan(help: FixText.missingDark(missing), fix: nil, changes: [missing])
        }
        if let separate = byAppearance(pairs, otherwise: { _ in nil }) {
            return plan(FixText.byAppearance(separate), separate)
        }
        let both = twoColors.changes(for: pairs).flatMap(IncreasedContrastChanges(uses).completed)
        if let both = both ?? byAppearance(pairs, otherwise: twoColors.changes) {
            return plan(both.count == 1 ? FixText.nearest(both) : FixText.both(both), both)
        }
        // A conflict is reported for the token of the ink, since users change the text color first.
        let conflict = pairs.lazy.compactMap { pair -> Plan? in
            guard let ink = pair.stack.ink, let literal = uses.literals(in: pair.stack)[ink] else { return nil }
            return conflicts.conflict(of: literal, around: pair).map {
                Plan(help: FixText.conflict(literal, $0, below: pair.stack.veils), fix: nil)
            }
        }.first
        if let conflict { return conflict }
        // The remaining value passes but differs too much to be set without a decision.
        return roles.lazy.compactMap { changes(of: $0, by: values.farther) }.first.map {
            Plan(
                help: FixText.anotherColor(
                    $0, isNearerPerAppearance: $0.allSatisfy { isNearerPerAppearance($0.literal) }), fix: nil,
                changes: $0)
        }
    }

    /// Whether separate values for each appearance would keep at least one of them near the present color.
    private func isNearerPerAppearance(_ literal: TokenLiteral) -> Bool {
        let byAppearance = Dictionary(grouping: uses.uses(of: literal)) { $0.pair.stack.appearance }
        let differences = byAppearance.values.map { own in
            uses.minimumShare(own, with: [:]) >= 1
                ? 0 : values.nearest(to: literal, in: own, within: .infinity)?.difference
        }
        return byAppearance.count > 1 && !differences.contains(nil)
            && differences.contains { ($0 ?? .infinity) < NearestPassingColor.maxDifference }
    }

    /// Returns the nearest values of one token that pass in all of its uses, or nil if no token has any.
    ///
    /// More alpha is tried only if no change of lightness passes.
    private func single(of roles: [Role]) -> [ContrastFixing.Change]? {
        for search in [values.nearest(to:), values.moreOpaque] {
            let singles = roles.compactMap { changes(of: $0, by: search) }
            if let best = singles.min(by: { Self.difference($0) < Self.difference($1) }) { return best }
        }
        return nil
    }

    /// Returns changes of a separate token for each appearance, or nil if one appearance has none.
    private func byAppearance(_ pairs: [InkPair], otherwise: ([InkPair]) -> [ContrastFixing.Change]?) -> [ContrastFixing
        .Change]?
    {
        let appearances = Set(pairs.map(\.stack.appearance)).sorted { $0.index < $1.index }
        guard appearances.count > 1 else { return nil }
        var all: [TokenLiteral: ContrastFixing.Change] = [:]
        var order: [TokenLiteral] = []
        for appearance in appearances {
            let own = pairs.filter { $0.stack.appearance == appearance }
            guard let found = single(of: Self.roles(of: own, uses)) ?? otherwise(own) else { return nil }
            for change in found {
                if let known = all[change.literal], known.color != change.color { return nil }
                if all[change.literal] == nil { order.append(change.literal) }
                all[change.literal] = change
            }
        }
        // A value chosen for one appearance may be shown in another too.
        let concerned = order.flatMap { uses.uses(of: $0) + uses.followers(of: $0) }
        guard uses.minimumShare(concerned, with: all.mapValues(\.color)) >= 1 else { return nil }
        return order.compactMap { all[$0] }
    }

    /// The literals of one role – the ink or one of the colors behind it – by appearance.
    private typealias Role = [Appearance: TokenLiteral]

    /// Groups the literals of pairs by token: the ink first, then the colors behind it.
    private static func roles(of pairs: [InkPair], _ uses: ColorUses) -> [Role] {
        var roles: [TokenPath: Role] = [:]
        var order: [TokenPath] = []
        for pair in pairs {
            for paint in pair.stack.paints.reversed() {
                guard let token = paint.token, let literal = uses.literals(in: pair.stack)[paint] else { continue }
                if roles[token] == nil { order.append(token) }
                roles[token, default: [:]][pair.stack.appearance] = literal
            }
        }
        let appearances = Set(pairs.map(\.stack.appearance))
        return order.compactMap { roles[$0] }.filter { Set($0.keys) == appearances }
    }

    /// Returns a change for each literal of a role, or nil if one of them has no value that passes everywhere.
    private func changes(
        of role: Role, by search: (TokenLiteral) -> (color: RGBA, difference: Double)?
    ) -> [ContrastFixing.Change]? {
        var changes: [TokenLiteral: ContrastFixing.Change] = [:]
        for appearance in role.keys.sorted(by: { $0.index < $1.index }) {
            guard let literal = role[appearance], changes[literal] == nil else { continue }
            guard let best = search(literal) else { return nil }
            changes[literal] = ContrastFixing.Change(
                literal: literal, color: best.color, difference: best.difference, appearance: appearance,
                uses: uses.count(of: literal))
        }
        let sorted = changes.values.sorted { $0.appearance.index < $1.appearance.index }
        return changes.isEmpty ? nil : IncreasedContrastChanges(uses).completed(sorted)
    }

    /// Returns the missing value for dark appearance of a color whose only value passes in light and fails in dark.
    ///
    /// The missing value is reported before any other color is changed.
    private func missingDark(_ role: Role) -> ContrastFixing.Change? {
        guard role.keys.allSatisfy(\.isDark), let appearance = role.keys.min(by: { $0.index < $1.index }),
            let literal = role[appearance], Set(role.values).count == 1
        else { return nil }
        let all = uses.uses(of: literal)
        let (light, dark) = (
            all.filter { !$0.pair.stack.appearance.isDark }, all.filter { $0.pair.stack.appearance.isDark }
        )
        // A palette color may serve one token in light and another in dark. Neither then lacks a value.
        guard Self.names(of: literal, in: dark).isSubset(of: Self.names(of: literal, in: light)),
            uses.minimumShare(light, with: [:]) >= 1, let best = values.nearest(to: literal, in: dark)
        else { return nil }
        return ContrastFixing.Change(
            literal: literal, color: best.color, difference: best.difference, appearance: appearance,
            uses: all.count - light.count)
    }

    /// The tokens through which a literal is used.
    private static func names(of literal: TokenLiteral, in uses: [ColorUses.Use]) -> Set<TokenPath> {
        Set(uses.flatMap { use in use.literals.filter { $0.value == literal }.compactMap(\.key.token) })
    }

    private static func difference(_ changes: [ContrastFixing.Change]) -> Double {
        changes.reduce(0) { $0 + $1.difference }
    }

    /// Makes a plan whose fix may be applied only if no imported token and no value shared with other tokens changes.
    /// It is never safe, because it changes a color everywhere.
    private func plan(_ help: String, _ changes: [ContrastFixing.Change]) -> Plan {
        let areOwn = changes.allSatisfy { uses.isOwn($0.literal) }
        let isShared = changes.contains { uses.isShared($0.literal) }
        let fix = Fix(
            title: FixText.title(changes), edits: edits(changes),
            applicability: areOwn && !isShared ? .unsafe : .displayOnly)
        return Plan(
            help: help + (areOwn ? isShared ? FixText.isPartOfOthers : "" : FixText.isImported), fix: fix,
            changes: changes)
    }

    private func edits(_ changes: [ContrastFixing.Change]) -> [Fix.Edit] {
        var colors = Dictionary(changes.map { ($0.literal, $0.color) }, uniquingKeysWith: { first, _ in first })
        return changes.flatMap { change in
            let written = change.literal.color(for: change.color) { candidate in
                let trial = colors.merging([change.literal: candidate]) { _, new in new }
                return uses.minimumShare(changes.flatMap { uses.uses(of: $0.literal) }, with: trial) >= 1
            }
            colors[change.literal] = written
            return change.literal.edits(to: written)
        }
    }
}
