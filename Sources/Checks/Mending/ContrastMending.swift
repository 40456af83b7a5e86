import Source
import Tokens
import Values

/// Finds for each contrast that is too low the nearest value of the token, not of the place: one that passes in every
/// pair that the token takes part in, in every context.
package struct ContrastMending {
    private let uses: ColorUses
    private let twoColors: TwoColorSearch
    private let conflicts: ConflictSearch

    package init(_ pairs: some Sequence<InkPair>, in design: Design) {
        uses = ColorUses(pairs, in: design)
        twoColors = TwoColorSearch(uses)
        conflicts = ConflictSearch(uses)
    }

    /// The findings with help that names tokens, and with fixes, as far as there are any.
    package func mend(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            let pairs = finding.occurrences.compactMap(\.pair)
            guard !pairs.isEmpty, !pairs.contains(where: uses.isOutOfReach) else { return finding }
            var result = finding
            if let plan = plan(for: pairs) {
                result.diagnostic.help = plan.help
                result.diagnostic.fixes = plan.fix.map { [$0] } ?? []
            } else if let help = helpForLiteral(in: pairs) {
                result.diagnostic.help = help
            }
            return result
        }
    }

    /// What is to be written where no token says the color of some ink: the nearest ink and the nearest ground that pass in
    /// every appearance, the nearer of the two first. What passes in one of them alone would be told again.
    private func helpForLiteral(in pairs: [InkPair]) -> String? {
        let appearances = Set(pairs.map(\.stack.appearance)).sorted { $0.index < $1.index }
        guard appearances.count > 1, let first = pairs.first?.stack, let ink = first.ink, ink.token == nil,
            pairs.allSatisfy({ $0.stack.ink == ink && !$0.stack.hasUnknown })
        else { return nil }
        let mends = [("color", ink, \InkStack.ink), ("background", first.ground, \.ground)].compactMap {
            role, paint, place in
            paint.flatMap { paint in
                NearestContrast.mends(for: paint.color, required: 1) { candidate in
                    pairs.map { uses.share($0, painting: $0.stack[keyPath: place], candidate) }.min() ?? 1
                }.map { (role: role, color: $0.best.color, difference: $0.best.difference) }
            }
        }.sorted { $0.difference < $1.difference }
        let near = mends.prefix(1) + mends.dropFirst().filter { $0.difference < NearestHere.farthestMend }
        return MendingText.literal(near.map { ($0.role, $0.color) }, in: appearances)
    }

    /// The findings whose tokens could be mended, were all pairs known that these take part in: they say so.
    package static func waiting(_ findings: [Finding], in design: Design) -> [Finding] {
        let uses = ColorUses([], in: design)
        return findings.map { finding in
            guard finding.occurrences.compactMap(\.pair).contains(where: { !uses.literals(in: $0.stack).isEmpty })
            else {
                return finding
            }
            var result = finding
            result.diagnostic.help = [finding.diagnostic.help, MendingText.waiting].compactMap(\.self)
                .joined(separator: "; ")
            return result
        }
    }

    // MARK: Plans

    struct Plan {
        var help: String
        var fix: Fix?
    }

    /// One literal and what it should say.
    struct Change {
        var literal: TokenLiteral
        var color: RGBA
        var difference: Double
        var appearance: Appearance
        var uses: Int
    }

    private func plan(for pairs: [InkPair]) -> Plan? {
        let roles = Self.roles(of: pairs, uses)
        if let best = single(of: roles) { return plan(MendingText.nearest(best), best) }
        if let lacking = roles.lazy.compactMap(lackingDark).first {
            return Plan(help: MendingText.lackingDark(lacking), fix: nil)
        }
        if let apart = byAppearance(pairs, otherwise: { _ in nil }) { return plan(MendingText.apart(apart), apart) }
        let both = twoColors.changes(for: pairs).flatMap(FollowingColors(uses).completed)
        if let both = both ?? byAppearance(pairs, otherwise: twoColors.changes) {
            return plan(both.count == 1 ? MendingText.nearest(both) : MendingText.both(both), both)
        }
        // What excludes each other is told of the ink: whoever sees a text that is too pale looks for its color.
        let conflict = pairs.lazy.compactMap { pair -> Plan? in
            guard let ink = pair.stack.ink, let literal = uses.literals(in: pair.stack)[ink] else { return nil }
            return conflicts.conflict(of: literal, around: pair).map {
                Plan(help: MendingText.conflict(literal, $0, below: pair.stack.veils), fix: nil)
            }
        }.first
        if let conflict { return conflict }
        // Some value passes, and is so far off that only a person may want it.
        return roles.lazy.compactMap { changes(of: $0, by: farther) }.first.map {
            let advice = MendingText.anotherColor(isParted: $0.allSatisfy { isParted($0.literal) })
            return Plan(help: MendingText.nearest($0) + advice, fix: nil)
        }
    }

    /// Whether a literal that several appearances share could stay near to what it is in one of them, had each its own.
    private func isParted(_ literal: TokenLiteral) -> Bool {
        let byAppearance = Dictionary(grouping: uses.uses(of: literal)) { $0.pair.stack.appearance }
        let differences = byAppearance.values.map { own in
            uses.leastShare(own, with: [:]) >= 1 ? 0 : nearest(to: literal, in: own, within: .infinity)?.difference
        }
        return byAppearance.count > 1 && !differences.contains(nil)
            && differences.contains { ($0 ?? .infinity) < NearestHere.farthestMend }
    }

    /// The nearest values of one token that pass in all of its uses, before them those with more alpha; nil where no token
    /// has any.
    private func single(of roles: [Role]) -> [Change]? {
        for search in [nearest, AlphaSearch(uses).nearest] {
            let singles = roles.compactMap { changes(of: $0, by: search) }
            if let best = singles.min(by: { Self.difference($0) < Self.difference($1) }) { return best }
        }
        return nil
    }

    /// One token in each appearance, where they are not the same in all; nil where one appearance has none.
    private func byAppearance(_ pairs: [InkPair], otherwise: ([InkPair]) -> [Change]?) -> [Change]? {
        let appearances = Set(pairs.map(\.stack.appearance)).sorted { $0.index < $1.index }
        guard appearances.count > 1 else { return nil }
        var all: [TokenLiteral: Change] = [:]
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
        // What does in one appearance may be seen in another too.
        let concerned = order.flatMap { uses.uses(of: $0) + uses.followers(of: $0) }
        guard uses.leastShare(concerned, with: all.mapValues(\.color)) >= 1 else { return nil }
        return order.compactMap { all[$0] }
    }

    /// The literals of one role – the ink, or one of the colors behind it – by appearance.
    private typealias Role = [Appearance: TokenLiteral]

    /// The ink's literals first, then those of what is behind it, by their token.
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

    /// What each literal of a role should say; nil where one of them has no value that passes everywhere.
    private func changes(
        of role: Role, by search: (TokenLiteral) -> (color: RGBA, difference: Double)?
    ) -> [Change]? {
        var changes: [TokenLiteral: Change] = [:]
        for appearance in role.keys.sorted(by: { $0.index < $1.index }) {
            guard let literal = role[appearance], changes[literal] == nil else { continue }
            guard let best = search(literal) else { return nil }
            changes[literal] = Change(
                literal: literal, color: best.color, difference: best.difference, appearance: appearance,
                uses: uses.count(of: literal))
        }
        let sorted = changes.values.sorted { $0.appearance.index < $1.appearance.index }
        return changes.isEmpty ? nil : FollowingColors(uses).completed(sorted)
    }

    /// The value for dark appearance that a color of a role lacks: its one value is read well in light and not in dark. That
    /// nobody decided on it must not change other colors.
    private func lackingDark(_ role: Role) -> Change? {
        guard role.keys.allSatisfy(\.isDark), let appearance = role.keys.min(by: { $0.index < $1.index }),
            let literal = role[appearance], Set(role.values).count == 1
        else { return nil }
        let all = uses.uses(of: literal)
        let (light, dark) = (
            all.filter { !$0.pair.stack.appearance.isDark }, all.filter { $0.pair.stack.appearance.isDark }
        )
        // A color of a palette may serve one name in light and another in dark: then none of them lacks a value.
        guard Self.names(of: literal, in: dark).isSubset(of: Self.names(of: literal, in: light)),
            uses.leastShare(light, with: [:]) >= 1, let best = nearest(to: literal, in: dark)
        else { return nil }
        return Change(
            literal: literal, color: best.color, difference: best.difference, appearance: appearance,
            uses: all.count - light.count)
    }

    /// The tokens through which a literal is used.
    private static func names(of literal: TokenLiteral, in uses: [ColorUses.Use]) -> Set<TokenPath> {
        Set(uses.flatMap { use in use.literals.filter { $0.value == literal }.compactMap(\.key.token) })
    }

    /// The nearest color of the hue that passes in all uses.
    private func nearest(to literal: TokenLiteral) -> (color: RGBA, difference: Double)? {
        nearest(to: literal, in: uses.uses(of: literal))
    }

    /// The nearest color of the hue that passes in all uses, however far off it is.
    private func farther(to literal: TokenLiteral) -> (color: RGBA, difference: Double)? {
        nearest(to: literal, in: uses.uses(of: literal), within: .infinity)
    }

    private func nearest(
        to literal: TokenLiteral, in all: [ColorUses.Use], within farthest: Double = NearestHere.farthestMend
    ) -> (color: RGBA, difference: Double)? {
        guard let color = uses.colors[literal] else { return nil }
        let mends = NearestContrast.mends(for: color, required: 1, within: min(farthest, 1)) { candidate in
            uses.leastShare(all, with: [literal: candidate])
        }
        guard let best = mends?.best, best.direction != nil, best.difference < farthest else {
            return nil
        }
        return (best.color, best.difference)
    }

    private static func difference(_ changes: [Change]) -> Double {
        changes.reduce(0) { $0 + $1.difference }
    }

    /// Tokens of other projects are theirs to change, and what is a part of several colors is for a person to change: what
    /// would mend them is told, and left to people.
    private func plan(_ help: String, _ changes: [Change]) -> Plan {
        let areOwn = changes.allSatisfy { uses.isOwn($0.literal) }
        let areRead = changes.contains { uses.isRead($0.literal) }
        let fix = Fix(title: MendingText.title(changes), edits: edits(changes), isSafe: areOwn && !areRead)
        return Plan(
            help: help + (areOwn ? areRead ? MendingText.isRead : "" : MendingText.leftToOthers), fix: fix)
    }

    private func edits(_ changes: [Change]) -> [Fix.Edit] {
        var colors = Dictionary(changes.map { ($0.literal, $0.color) }, uniquingKeysWith: { first, _ in first })
        return changes.flatMap { change in
            let written = change.literal.color(for: change.color) { candidate in
                let trial = colors.merging([change.literal: candidate]) { _, new in new }
                return uses.leastShare(changes.flatMap { uses.uses(of: $0.literal) }, with: trial) >= 1
            }
            colors[change.literal] = written
            return change.literal.edits(to: written)
        }
    }
}
