package import Checks
import Platform
import Project
import Source
package import Values

/// `check --format json`, version 1.
package enum CheckJSON {
    /// - Parameter results: one result per project, in the order of the findings.
    package static func document(_ results: [CheckResult], version: String) -> JSONValue {
        let summary: [(String, JSONValue)] = [
            ("errors", .integer(results.reduce(0) { $0 + $1.count(.error) })),
            ("warnings", .integer(results.reduce(0) { $0 + $1.count(.warning) })),
            ("waived", .integer(results.reduce(0) { $0 + $1.waived })),
            ("baselined", .integer(results.reduce(0) { $0 + $1.baselined })),
            ("components", .integer(results.reduce(0) { $0 + $1.components })),
            ("mockups", .integer(results.reduce(0) { $0 + $1.mockups })),
        ]
        return .object([
            ("version", .integer(1)), ("tool", .text("uispec \(version)")), ("summary", .object(summary)),
            ("findings", .list(results.flatMap { result in result.findings.map { finding($0, in: result) } })),
            ("acceptance", .list(AcceptanceJSON.criteria(of: results))),
        ])
    }

    private static func finding(_ finding: Finding, in result: CheckResult) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("rule", .text(finding.rule.rawValue)), ("severity", .text(finding.severity.rawValue)),
            ("message", .text(finding.diagnostic.message)),
        ]
        members += location(finding.diagnostic.range, in: result.sources)
        if let place = finding.place {
            members.append((place.isToken ? "token" : "component", .text(place.component)))
            if let state = place.state { members.append(("state", .text(state))) }
            if let node = place.node { members.append(("node", .text(node))) }
        }
        if !finding.otherPlaces.isEmpty { members.append(("also", .list(finding.otherPlaces.map { .text($0.name) }))) }
        let hasLocales = result.metrics.contains { $0.locale != result.metrics.first?.locale }
        let contexts = result.contexts(of: finding).map { context($0, hasLocales: hasLocales) }
        if !contexts.isEmpty { members.append(("contexts", .list(contexts))) }
        if let measure = finding.worstFirst.first?.measure { members += measured(measure) }
        if let help = finding.diagnostic.help { members.append(("help", .text(help))) }
        let related = finding.diagnostic.notes.map { note in
            JSONValue.object([("message", .text(note.message))] + location(note.range, in: result.sources))
        }
        if !related.isEmpty { members.append(("related", .list(related))) }
        let implied = finding.implied.map { other in
            JSONValue.object([("rule", .text(other.rule.rawValue)), ("message", .text(other.message))])
        }
        if !implied.isEmpty { members.append(("implied", .list(implied))) }
        members.append(("fixes", .list(finding.diagnostic.fixes.flatMap { edits($0, in: result.sources) })))
        members.append(("waived", .flag(finding.isWaived)))
        if let reason = finding.waiver { members.append(("waiver", .text(reason))) }
        if finding.isBaselined { members.append(("baselined", .flag(true))) }
        if finding.isPreview { members.append(("preview", .flag(true))) }
        return .object(members)
    }

    private static func location(_ range: SourceRange?, in sources: SourceMap) -> [(String, JSONValue)] {
        guard let location = range.flatMap(sources.location(of:)) else { return [] }
        return [
            ("file", .text(location.path)), ("line", .integer(location.line)), ("column", .integer(location.column)),
            ("endLine", .integer(location.endLine)), ("endColumn", .integer(location.endColumn)),
        ]
    }

    private static func context(_ occurrence: Finding.Occurrence, hasLocales: Bool) -> JSONValue {
        var members: [(String, JSONValue)] = []
        if let appearance = occurrence.appearance {
            members.append(("appearance", .text(appearance.isDark ? "dark" : "light")))
            members.append(("contrast", .text(appearance.isIncreasedContrast ? "increased" : "standard")))
        }
        if let metrics = occurrence.metrics {
            members.append(("typeSize", .text(metrics.typeSize.rawValue)))
            members.append(("device", .text(metrics.device.id)))
            // Less common axes appear only if they do not have their default value.
            if metrics.orientation != .portrait { members.append(("orientation", .text(metrics.orientation.rawValue))) }
            if metrics.direction != .leftToRight { members.append(("direction", .text(metrics.direction.rawValue))) }
            if hasLocales { members.append(("locale", .text(metrics.locale))) }
        }
        if let measure = occurrence.measure { members += measured(measure) }
        return .object(members)
    }

    private static func measured(_ measure: Finding.Measure) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = [
            ("measured", .number(measure.measured)), ("required", .number(measure.required)),
            ("unit", .text(measure.unit.rawValue)),
        ]
        if let color = measure.foreground { members.append(("foreground", .text(color.hex))) }
        if let color = measure.background { members.append(("background", .text(color.hex))) }
        return members
    }

    /// Returns the edits of a fix, each with its title. Only all of them together fix the finding.
    private static func edits(_ fix: Fix, in sources: SourceMap) -> [JSONValue] {
        fix.edits.map { edit in
            .object(
                [("title", .text(fix.title))] + location(edit.range, in: sources)
                    + [
                        ("replacement", .text(edit.replacement)),
                        ("safe", .flag(fix.applicability == .safe)),
                        ("applicability", .text(fix.applicability.rawValue)),
                    ])
        }
    }
}
