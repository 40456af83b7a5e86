package import Project
package import Source
package import Tokens
import Values

/// Applies a project's waivers to its findings.
///
/// It runs before ``FindingMerger``, because a waiver may hold in one state or appearance and not in another.
package struct WaiverMatching {
    private let waivers: [Waiver]
    /// The indices of the waivers, by the place or the token that each names.
    private let byPlace: [String: [Int]]
    private let owners: ComponentOwners
    private let places: WaiverPlaces
    private let checked: CheckedContexts
    /// The current date, as YYYY-MM-DD.
    private let today: String

    /// - Parameters:
    ///   - tokens: The tokens that a waiver may name; if empty, every token name is accepted.
    ///   - contexts: The checked contexts; by default every context counts as checked.
    package init(
        _ waivers: [Waiver], owners: ComponentOwners, tokens: [TokenPath] = [],
        contexts: CheckedContexts = CheckedContexts(), today: String
    ) {
        self.waivers = waivers
        byPlace = Dictionary(grouping: waivers.indices) { waivers[$0].place }
        self.owners = owners
        checked = contexts
        places = WaiverPlaces(library: owners.library, tokens: tokens)
        self.today = today
    }

    /// Marks the waived findings, and returns them with the diagnostics about the waivers themselves.
    ///
    /// - Parameter wasChecked: Whether the rules that an id addresses ran; otherwise its waivers are never unused.
    package func apply(
        to findings: [Finding], wasChecked: (RuleID) -> Bool = { _ in true }
    ) -> (findings: [Finding], diagnostics: [Diagnostic]) {
        guard !waivers.isEmpty else { return (findings, []) }
        var used: Set<Int> = []
        var marked = findings
        for index in marked.indices {
            for number in candidates(for: marked[index]) where matches(waivers[number], marked[index]) {
                let waiver = waivers[number]
                used.insert(number)
                if !isExpired(waiver), marked[index].waiver == nil { marked[index].waiver = waiver.reason }
            }
        }
        inherit(&marked)
        // A waived finding may be in a file that could not be read.
        let isComplete = !findings.contains { $0.rule == .syntaxError }
        let diagnostics = waivers.enumerated().flatMap { number, waiver in
            let void = wasChecked(waiver.rule) ? waiver.namedContexts.filter(checked.excludes) : []
            // A waiver with invalid contexts, which are reported, is never unused.
            let isRead = isComplete && waiver.contexts?.isComplete ?? true
            let isUsed = used.contains(number) || !wasChecked(waiver.rule) || !isRead || !void.isEmpty
            return problem(with: waiver, isUsed: isUsed).map { [$0] } ?? void.map { unused($0, by: waiver) }
        }
        return (marked, diagnostics)
    }

    /// The waivers that name an unknown rule, an unknown place or token, or a context that is not checked.
    package var unresolved: [UnresolvedAcceptance] {
        waivers.filter { !isExpired($0) }.compactMap { waiver in
            if Registry.isUnknown(waiver.rule) { return UnresolvedAcceptance(of: waiver.rule, at: waiver.range) }
            let range = mistake(in: waiver)?.range ?? waiver.namedContexts.first(where: checked.excludes)?.range
            return range.map { UnresolvedAcceptance(of: waiver.rule, at: $0) }
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

    /// The indices of the waivers that may cover a finding, in order.
    private func candidates(for finding: Finding) -> [Int] {
        guard let place = finding.place else { return [] }
        var names = [place.component, place.name]
        if let owner = owner(of: finding) { names.append(owner) }
        if let node = place.node { names += names.map { "\($0)#\(node)" } }
        names += (finding.occurrences.first?.pair?.stack.paints ?? []).compactMap(\.token).map { "{\($0.text)}" }
        return Set(names).flatMap { byPlace[$0] ?? [] }.sorted()
    }

    /// Whether a waiver covers a finding: its rule, its place, and all its contexts.
    private func matches(_ waiver: Waiver, _ finding: Finding) -> Bool {
        guard waiver.rule.covers(finding.rule), let place = finding.place else { return false }
        guard matches(waiver.place, place, writtenIn: owner(of: finding)) || uses(waiver.place, in: finding) else {
            return false
        }
        if let token = waiver.token, !uses(token, in: finding) { return false }
        guard let contexts = waiver.contexts else { return true }
        // A finding that does not depend on the context occurs in all contexts.
        if finding.occurrences.isEmpty { return checked.areContained(in: contexts) }
        return finding.occurrences.allSatisfy { occurrence in
            (occurrence.appearance.map(contexts.contains) ?? checked.appearancesAreContained(in: contexts))
                && (occurrence.metrics.map(contexts.contains) ?? checked.metricsAreContained(in: contexts))
        }
    }

    /// Whether a place matches `Component`, `Component:state`, `Component#node` or `Component:state#node`.
    ///
    /// A pattern without a state also matches where the component is used.
    private func matches(_ pattern: String, _ place: Finding.Place, writtenIn owner: String?) -> Bool {
        let parts = pattern.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let head = parts.first else { return false }
        if parts.count > 1, place.node != parts[1] { return false }
        return head == place.component || head == place.name || head == owner
    }

    /// Whether a token, `{color.accent}`, is one of the colors in each contrast of a finding.
    private func uses(_ token: String, in finding: Finding) -> Bool {
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

    /// A rule at one range of a file, in the same contexts.
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

    /// Waives a finding where a component is used, if it is waived everywhere in the component itself.
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
        if Registry.isUnknown(waiver.rule) { return UnknownRule.diagnostic(waiver.rule, at: waiver.range) }
        if isExpired(waiver) { return ExpiredWaiver.diagnostic(waiver) }
        guard !isUsed else { return nil }
        if let (mistake, range) = mistake(in: waiver) {
            return UnusedWaiver.diagnostic(waiver, at: range, because: mistake.message, help: mistake.help)
        }
        return UnusedWaiver.diagnostic(waiver)
    }

    private func unused(_ context: NamedContext, by waiver: Waiver) -> Diagnostic {
        UnusedWaiver.diagnostic(waiver, in: context, help: checked.help(for: context))
    }
}
