package import Project
package import Source
package import Tokens
import Values

/// Applies a project's waivers to its findings, before those that are alike are joined: a waiver may hold in one state
/// or appearance and not in another.
package struct WaiverMatching {
    private let waivers: [Waiver]
    private let owners: ComponentOwners
    private let places: WaiverPlaces
    private let checked: CheckedContexts
    /// Today, as YYYY-MM-DD.
    private let today: String

    /// - Parameters:
    ///   - tokens: all that a waiver may name; without them every name of a token is taken for one.
    ///   - contexts: those that are checked; without them every context is taken for one.
    package init(
        _ waivers: [Waiver], owners: ComponentOwners, tokens: [TokenPath] = [],
        contexts: CheckedContexts = CheckedContexts(), today: String
    ) {
        self.waivers = waivers
        self.owners = owners
        checked = contexts
        places = WaiverPlaces(library: owners.library, tokens: tokens)
        self.today = today
    }

    /// The findings with those that are waived marked, and what is wrong with the waivers themselves.
    ///
    /// - Parameter wasChecked: whether a rule ran; a waiver for one that did not says nothing of being unused.
    package func apply(
        to findings: [Finding], wasChecked: (RuleID) -> Bool = { _ in true }
    ) -> (findings: [Finding], diagnostics: [Diagnostic]) {
        guard !waivers.isEmpty else { return (findings, []) }
        var used: Set<Int> = []
        var marked = findings
        for index in marked.indices {
            for (number, waiver) in waivers.enumerated() where matches(waiver, marked[index]) {
                used.insert(number)
                if !isExpired(waiver), marked[index].waiver == nil { marked[index].waiver = waiver.reason }
            }
        }
        inherit(&marked)
        // What a waiver is for may stand in what could not be read.
        let isWhole = !findings.contains { $0.rule == .syntaxError }
        let diagnostics = waivers.enumerated().flatMap { number, waiver in
            let void = wasChecked(waiver.rule) ? waiver.namedContexts.filter(checked.leaveOut) : []
            // Nor does one say so whose contexts are not understood, which is told.
            let isRead = isWhole && waiver.contexts?.isWhole ?? true
            let isUsed = used.contains(number) || !wasChecked(waiver.rule) || !isRead || !void.isEmpty
            return problem(with: waiver, isUsed: isUsed).map { [$0] } ?? void.map { unused($0, by: waiver) }
        }
        return (marked, diagnostics)
    }

    /// Waivers for what does not exist: a rule, a place, a token or a context that is not checked.
    package var lost: [LostAcceptance] {
        waivers.filter { !isExpired($0) }.compactMap { waiver in
            if Registry.rule(waiver.rule) == nil { return LostAcceptance(of: waiver.rule, at: waiver.range) }
            let range = mistake(in: waiver)?.range ?? waiver.namedContexts.first(where: checked.leaveOut)?.range
            return range.map { LostAcceptance(of: waiver.rule, at: $0) }
        }
    }

    private func mistake(in waiver: Waiver) -> (WaiverPlaces.Mistake, range: SourceRange)? {
        let names = [(waiver.place, waiver.placeRange), (waiver.token ?? "", waiver.tokenRange ?? waiver.range)]
        return names.lazy.filter { !$0.0.isEmpty }.compactMap { name, range in
            places.mistake(in: name).map { ($0, range) }
        }.first
    }

    private func isExpired(_ waiver: Waiver) -> Bool {
        waiver.until.map { $0 < today } ?? false
    }

    // MARK: Matching

    /// Whether a waiver speaks of a finding: its rule, its place, and all its contexts.
    private func matches(_ waiver: Waiver, _ finding: Finding) -> Bool {
        guard waiver.rule == finding.rule, let place = finding.place else { return false }
        guard matches(waiver.place, place, writtenIn: owner(of: finding)) || isOf(waiver.place, finding) else {
            return false
        }
        if let token = waiver.token, !isOf(token, finding) { return false }
        guard let contexts = waiver.contexts else { return true }
        // What does not depend on a context is there in all.
        if finding.occurrences.isEmpty { return checked.lie(within: contexts) }
        return finding.occurrences.allSatisfy { occurrence in
            (occurrence.appearance.map(contexts.holds) ?? checked.haveAppearances(within: contexts))
                && (occurrence.metrics.map(contexts.holds) ?? checked.haveMetrics(within: contexts))
        }
    }

    /// `Component`, `Component:state`, `Component#node`, `Component:state#node`; without a state also wherever the
    /// component is used.
    private func matches(_ pattern: String, _ place: Finding.Place, writtenIn owner: String?) -> Bool {
        let parts = pattern.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let head = parts.first else { return false }
        if parts.count > 1, place.node != parts[1] { return false }
        return head == place.component || head == place.name || head == owner
    }

    /// Whether a waiver for a token, `{color.accent}`, speaks of a contrast that the token takes part in.
    private func isOf(_ token: String, _ finding: Finding) -> Bool {
        guard token.hasPrefix("{"), !finding.occurrences.isEmpty else { return false }
        return finding.occurrences.allSatisfy { occurrence in
            occurrence.pair?.stack.paints.contains { paint in
                paint.token.map { "{\($0.text)}" == token } ?? false
            } ?? false
        }
    }

    private func owner(of finding: Finding) -> String? {
        finding.diagnostic.range.flatMap(owners.component(at:))
    }

    // MARK: Uses

    /// One place in a file in one context.
    private struct Spot: Hashable {
        var rule: RuleID
        var range: SourceRange?
        var contexts: [Finding.Occurrence]

        init(_ finding: Finding) {
            rule = finding.rule
            range = finding.diagnostic.range
            contexts = finding.occurrences.map { Finding.Occurrence(metrics: $0.metrics, appearance: $0.appearance) }
        }
    }

    /// What is waived in a component wherever it shows there is waived where the component is used.
    private func inherit(_ findings: inout [Finding]) {
        var reasons: [Spot: [String?]] = [:]
        for finding in findings where finding.place?.component == owner(of: finding) {
            reasons[Spot(finding), default: []].append(finding.waiver)
        }
        for index in findings.indices where findings[index].waiver == nil {
            guard let place = findings[index].place, place.component != owner(of: findings[index]),
                let found = reasons[Spot(findings[index])], found.allSatisfy({ $0 != nil })
            else { continue }
            findings[index].waiver = found.first ?? nil
        }
    }

    // MARK: Messages

    private func problem(with waiver: Waiver, isUsed: Bool) -> Diagnostic? {
        if Registry.rule(waiver.rule) == nil {
            return Diagnostic(
                UnknownRule.facts.id, "there is no rule “\(waiver.rule)”", at: waiver.range,
                help: Suggestion.hint(for: waiver.rule.rawValue, among: Registry.ids.map(\.rawValue)),
                fixes: Spelling.fixes(
                    of: waiver.rule.rawValue, at: waiver.range, among: Registry.ids.map(\.rawValue)))
        }
        if isExpired(waiver) {
            return Diagnostic(
                ExpiredWaiver.facts.id, "the waiver of \(waiver.rule) at \(waiver.place) expired", at: waiver.range,
                help: "it was accepted until \(waiver.until ?? "") because: \(waiver.reason)")
        }
        guard !isUsed else { return nil }
        if let (mistake, range) = mistake(in: waiver) {
            return Diagnostic(
                UnusedWaiver.facts.id, .warning,
                "\(mistake.message), so the waiver of \(waiver.rule) waives nothing", at: range, help: mistake.help)
        }
        return Diagnostic(
            UnusedWaiver.facts.id, .warning, "the waiver of \(waiver.rule) at \(waiver.place) waives nothing",
            at: waiver.range, help: "remove it")
    }

    private func unused(_ context: NamedContext, by waiver: Waiver) -> Diagnostic {
        Diagnostic(
            UnusedWaiver.facts.id, .warning,
            "the waiver of \(waiver.rule) at \(waiver.place) waives nothing in \(context.axis.rawValue) \(context.text), "
                + "which is not checked",
            at: context.range, help: checked.help(for: context))
    }
}
