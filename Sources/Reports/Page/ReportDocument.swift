package import Checks
package import Comparison
import Platform
package import Project
import Source
package import Specs
import Texts
package import Tokens
package import Values

/// The data of the page of `report`, as JSON.
package struct ReportDocument: Sendable {
    /// The changes since an earlier version.
    package struct Since: Sendable {
        package var comparison: ComparisonResult

        package init(_ comparison: ComparisonResult) {
            self.comparison = comparison
        }
    }

    package var check: CheckResult
    package var tool: String
    /// The day of the check, as YYYY-MM-DD.
    package var date: String
    /// The version that decisions are about; nil if it is unknown.
    package var build: String?
    package var components: [Component]
    package var mockups: [ReportMockup]
    package var tokens: [ResolvedToken]
    package var signoff: Signoff
    package var contexts: SignoffContext
    package var since: Since?
    /// The number of mock-ups that the page leaves out.
    package var leftOut = 0

    package init(
        check: CheckResult, tool: String, date: String, components: [Component], mockups: [ReportMockup],
        tokens: [ResolvedToken], signoff: Signoff, contexts: SignoffContext
    ) {
        self.check = check
        self.tool = tool
        self.date = date
        self.components = components
        self.mockups = mockups
        self.tokens = tokens
        self.signoff = signoff
        self.contexts = contexts
    }

    package var json: JSONValue {
        let findings = ReportFindings(check)
        let names = Set(mockups.map(\.component))
        let used = Set(mockups.flatMap(\.tokens))
        var members: [(String, JSONValue)] = [
            ("version", .integer(1)), ("project", .text(check.project)), ("tool", .text(tool)), ("date", .text(date)),
        ]
        if let build { members.append(("build", .text(build))) }
        members += [
            ("leftOut", .integer(leftOut)),
            ("components", .list(components.filter { names.contains($0.name) }.map(component))),
            ("mockups", .list(mockups.map { mockup($0, findings) })),
            ("findings", .list(check.findings.map(finding))),
            ("general", .list(findings.general.map(JSONValue.integer))),
            ("criteria", .list(check.acceptance.map(criterion))),
            ("tokens", .list(tokens.filter { used.contains($0.path.text) }.map(token))),
            ("decisions", .list(signoff.decisions.map(SignoffText.json))),
        ]
        if let since { members.append(("since", ReportCauses(since.comparison).json)) }
        return .object(members)
    }

    // MARK: Components

    private func component(_ component: Component) -> JSONValue {
        var members: [(String, JSONValue)] = [("name", .text(component.name))]
        if let title = component.title { members.append(("title", .text(title))) }
        if let level = component.level { members.append(("level", .text(level.rawValue))) }
        if let summary = component.summary { members.append(("summary", .text(summary))) }
        if !component.notes.isEmpty { members.append(("notes", .list(component.notes.map { .text($0) }))) }
        if let location = check.sources.location(of: component.nameRange) {
            members += [("file", .text(location.path)), ("line", .integer(location.line))]
        }
        let states = component.states.compactMap { state in state.summary.map { (state.name, JSONValue.text($0)) } }
        if !states.isEmpty { members.append(("states", .object(states))) }
        return .object(members)
    }

    // MARK: Mock-ups

    private func mockup(_ mockup: ReportMockup, _ findings: ReportFindings) -> JSONValue {
        let metrics = mockup.metrics
        var members: [(String, JSONValue)] = [
            ("component", .text(mockup.component)), ("state", .text(mockup.state)),
            ("typeSize", .text(metrics.typeSize.rawValue)), ("device", .text(metrics.device.id)),
            ("orientation", .text(metrics.orientation.rawValue)), ("direction", .text(metrics.direction.rawValue)),
            ("locale", .text(metrics.locale)), ("key", .text(metrics.comparisonName)),
            ("size", .list([.number(mockup.size.width.value), .number(mockup.size.height.value)])),
            ("origin", .list([.number(mockup.origin.x.value), .number(mockup.origin.y.value)])),
            (
                "pictures",
                .list(
                    mockup.pictures.map { picture in
                        .object(
                            [
                                ("appearance", .text(picture.appearance.name)),
                                ("context", .text(contexts.name(of: metrics, in: picture.appearance))),
                                ("picture", .text(picture.fingerprint)), ("scene", .text(picture.scene)),
                            ] + (picture.before.map { [("before", .text($0))] } ?? [])
                                + (picture.backdrop.map { [("backdrop", .text($0.hexWithAlpha))] } ?? []))
                    })
            ),
        ]
        let shown = findings.findings(on: mockup).map { shown in
            JSONValue.object(
                [
                    ("finding", .integer(shown.index)),
                    ("in", .list(shown.appearances.map { .text($0.name) })),
                ] + (shown.area.map { [("area", Self.rect($0))] } ?? []))
        }
        if !shown.isEmpty { members.append(("findings", .list(shown))) }
        members += [("nodes", .list(mockup.nodes.map(Self.node))), ("spoken", .list(mockup.spoken.map(Self.spoken)))]
        if !mockup.tokens.isEmpty { members.append(("tokens", .list(mockup.tokens.map { .text($0) }))) }
        return .object(members)
    }

    private static func node(_ node: ReportMockup.Node) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("name", .text(node.name)), ("kind", .text(node.kind)), ("frame", rect(node.frame)),
        ]
        if let hit = node.hit { members.append(("hit", rect(hit))) }
        if !node.facts.isEmpty { members.append(("facts", .list(node.facts.map { .text($0) }))) }
        return .object(members)
    }

    private static func spoken(_ spoken: ReportMockup.Spoken) -> JSONValue {
        var members: [(String, JSONValue)] = [("text", .text(spoken.text)), ("area", rect(spoken.area))]
        if let hint = spoken.hint { members.append(("hint", .text(hint))) }
        if !spoken.actions.isEmpty { members.append(("actions", .list(spoken.actions.map { .text($0) }))) }
        return .object(members)
    }

    private static func rect(_ rect: Rect) -> JSONValue {
        .list([rect.minX, rect.minY, rect.width, rect.height].map { .number(($0.value * 100).rounded() / 100) })
    }

    // MARK: Findings

    private func finding(_ finding: Finding) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("rule", .text(finding.rule.rawValue)), ("severity", .text(finding.severity.rawValue)),
            ("message", .text(finding.diagnostic.message)),
        ]
        if let place = finding.place { members.append(("place", .text(place.fullName))) }
        if let snippet = SourceSnippet(finding.diagnostic.range, in: check.sources) {
            members += [
                ("file", .text(snippet.location.path)), ("line", .integer(snippet.location.line)),
                ("source", .list(snippet.parts.map { .text($0) })),
            ]
        }
        let contexts = ContextSummary(finding: finding, appearances: check.appearances, metrics: check.metrics).text
        if !contexts.isEmpty { members.append(("contexts", .text(contexts))) }
        if let help = finding.diagnostic.help { members.append(("help", .text(help))) }
        if let waiver = finding.waiver { members.append(("waiver", .text(waiver))) }
        if finding.isBaselined { members.append(("baselined", .flag(true))) }
        return .object(members)
    }

    // MARK: Criteria and tokens

    private func criterion(_ result: CriterionResult) -> JSONValue {
        let criterion = result.criterion
        var members: [(String, JSONValue)] = [
            ("id", .text(criterion.id)), ("text", .text(criterion.text)), ("status", .text(result.status.rawValue)),
            ("document", .text(result.document)), ("scene", .text(CriterionFingerprint.text(of: criterion))),
            ("rules", .list(criterion.rules.map { .text($0.name) })),
        ]
        if let reason = result.reason { members.append(("reason", .text(reason))) }
        let places = check.findings.indices.filter { result.findings.contains(check.findings[$0]) }
        if !places.isEmpty { members.append(("findings", .list(places.map(JSONValue.integer)))) }
        return .object(members)
    }

    private func token(_ token: ResolvedToken) -> JSONValue {
        let values = check.appearances.map { ($0.name, JSONValue.text(TokenText.text(token[$0]))) }
        var members: [(String, JSONValue)] = [
            ("name", .text(token.path.text)), ("type", .text(token.type.rawValue)), ("values", .object(values)),
        ]
        if case .color = token[.light] {
            let colors = check.appearances.compactMap { appearance -> (String, JSONValue)? in
                guard case .color(let color) = token[appearance] else { return nil }
                return (appearance.name, .text(color.hexWithAlpha))
            }
            members.append(("colors", .object(colors)))
        }
        if let location = check.sources.location(of: token.token.nameRange) {
            members += [("file", .text(location.path)), ("line", .integer(location.line))]
        }
        return .object(members)
    }
}
