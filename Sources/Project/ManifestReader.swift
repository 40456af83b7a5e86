import Forms
package import Platform
package import Source
import Tokens
import Values
package import YAML

/// Reads `uispec.yaml`: a project, or a workspace that joins projects.
package struct ManifestReader {
    package enum Result: Sendable {
        case project(Manifest)
        /// The folders of the projects, relative to the manifest's.
        case workspace([Manifest.Path])
    }

    package internal(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// Returns the platform of a manifest. Its devices are needed to read the contexts.
    package static func platform(of document: Node) -> PlatformVersion {
        document["platform"]?.string.flatMap(PlatformVersion.init) ?? .ios17
    }

    /// The versions of uispec that a manifest or a workspace accepts, and where it names them; nil if it accepts all.
    package static func requirement(of document: Node) -> (VersionRequirement, range: SourceRange)? {
        guard let node = document["requires"], let requirement = node.string.flatMap(VersionRequirement.init) else {
            return nil
        }
        return (requirement, node.range)
    }

    /// Reads the manifest; nil if it is not a map.
    package mutating func read(_ document: Node, devices: DeviceCatalog) -> Result? {
        guard let entries = document.mapping else {
            diagnostics.append(
                Diagnostic(
                    .invalidDocument, "uispec.yaml must contain a map, not \(document.kindName)", at: document.range,
                    help: "start it with uispec: 1"))
            return nil
        }
        if let workspace = readWorkspace(document) { return .workspace(workspace) }
        var manifest = Manifest()
        for entry in entries { read(entry, into: &manifest, devices: devices) }
        if document["uispec"] == nil {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "the manifest needs a key “uispec”", at: document.range.startPoint,
                    help: "start it with uispec: 1"))
        }
        return .project(manifest)
    }

    /// Reads the projects of a workspace; nil if the document is not a workspace.
    package mutating func readWorkspace(_ document: Node) -> [Manifest.Path]? {
        guard let workspace = document["workspace"] else { return nil }
        for entry in document.mapping ?? [] where !ManifestForms.workspace.has(entry.key) {
            diagnostics.append(.unknownKey(entry, known: ManifestForms.workspace.names, in: "a workspace"))
        }
        let members = paths(workspace, of: "workspace")
        if workspace.sequence?.isEmpty ?? false {
            diagnostics.append(
                Diagnostic(
                    .mismatchedType, "“workspace” needs at least one project", at: workspace.range,
                    help: "list the folders of the projects"))
        }
        return members
    }

    private mutating func read(_ entry: Node.Entry, into manifest: inout Manifest, devices: DeviceCatalog) {
        let value = entry.value
        switch entry.key {
        case "uispec":
            if value.number != 1 { diagnostics.append(.unknownValue("the version 1", found: value, of: "uispec")) }
        case "requires": readRequirement(value)
        case "name": readName(value, into: &manifest)
        case "platform": readPlatform(value, into: &manifest)
        case "tokens": manifest.tokens = paths(value, of: entry.key)
        case "specs": manifest.specs = paths(value, of: entry.key)
        case "imports": manifest.imports = paths(value, of: entry.key)
        case "output": manifest.output = path(value, of: entry.key)
        case "contexts": manifest.contexts = contexts(value, devices: devices)
        case "render": manifest.render = contexts(value, devices: devices)
        case "sheets": readSheets(value, into: &manifest)
        case "rules":
            manifest.rules = rules(value)
            if let written = value["profile"] { manifest.profile = profile(written) }
        case "waivers": manifest.waivers = waivers(value, devices: devices)
        case "generate": manifest.generate = generate(value)
        case "symbols": manifest.symbols = paths(value, of: entry.key)
        case "fonts": manifest.fonts = paths(value, of: entry.key)
        case "icon": manifest.icon = path(value, of: entry.key)
        case "inputs": manifest.inputs.fixed = inputs(value)
        case "modes": readModes(value, into: &manifest)
        case "overlays":
            var reader = OverlaysReader()
            manifest.overlays = reader.read(value)
            diagnostics += reader.diagnostics
        default: diagnostics.append(.unknownKey(entry, known: ManifestForms.manifest.names, in: "the manifest"))
        }
    }

    /// The requirement itself is enforced before anything else is read (`requirement(of:)`).
    private mutating func readRequirement(_ node: Node) {
        if node.string.flatMap(VersionRequirement.init) != nil { return }
        diagnostics.append(.mismatchedType("versions such as \">=0.2\"", found: node, of: "requires"))
    }

    private mutating func readName(_ node: Node, into manifest: inout Manifest) {
        if let name = node.string {
            manifest.name = name
        } else {
            diagnostics.append(.mismatchedType("a name", found: node, of: "name"))
        }
    }

    private mutating func readPlatform(_ node: Node, into manifest: inout Manifest) {
        if let platform = node.string.flatMap(PlatformVersion.init) {
            manifest.platform = platform
        } else {
            let names = PlatformVersion.allCases.map(\.rawValue)
            diagnostics.append(.unknownValue("one of \(names.joined(separator: ", "))", found: node, of: "platform"))
        }
    }

    private mutating func path(_ node: Node, of name: String) -> Manifest.Path? {
        if let text = node.string, !text.isEmpty, !node.isNull { return Manifest.Path(text: text, range: node.range) }
        diagnostics.append(.mismatchedType("a path", found: node, of: name))
        return nil
    }

    /// Reads a path or a list of paths.
    mutating func paths(_ node: Node, of name: String) -> [Manifest.Path] {
        var result: [Manifest.Path] = []
        for item in node.sequence ?? [node] {
            if let text = item.string, !text.isEmpty {
                result.append(Manifest.Path(text: text, range: item.range))
            } else {
                diagnostics.append(.mismatchedType("a path or a list of paths", found: item, of: name))
            }
        }
        return result
    }

    /// `inputs: { brand: a }`: the contexts of a resolver document's modifiers in all appearances.
    private mutating func inputs(_ node: Node) -> [ResolverInput] {
        guard let entries = node.mapping else {
            diagnostics.append(.mismatchedType("a map from modifiers to their contexts", found: node, of: "inputs"))
            return []
        }
        var reader = ModesReader()
        let inputs = entries.compactMap { reader.input($0) }
        diagnostics += reader.diagnostics
        return inputs
    }

    private mutating func readModes(_ node: Node, into manifest: inout Manifest) {
        var reader = ModesReader()
        manifest.inputs.modes = reader.read(node)
        manifest.inputs.suffixes = reader.suffixes
        diagnostics += reader.diagnostics
    }

    // MARK: Contexts

    /// Reads a matrix of contexts: `contexts:`, `render:`.
    private mutating func contexts(_ node: Node, devices: DeviceCatalog) -> ContextMatrix {
        var reader = ContextReader(devices: devices)
        let matrix = reader.read(node)
        diagnostics += reader.diagnostics
        return matrix
    }

    // MARK: Rules and waivers

    private mutating func rules(_ node: Node) -> [RuleSetting] {
        guard let entries = node.mapping else {
            diagnostics.append(.mismatchedType("a map from rule ids to settings", found: node, of: "rules"))
            return []
        }
        return entries.filter { $0.key != "profile" }.map { entry in
            var setting = RuleSetting(rule: RuleID(entry.key), ruleRange: entry.keyRange)
            if let members = entry.value.mapping {
                if let severity = entry.value["severity"] {
                    setting.severity = self.severity(severity, of: "severity", among: "error, warning or note")
                }
                setting.settings = members.filter { $0.key != "severity" }.map {
                    RuleSetting.Setting(
                        name: $0.key, nameRange: $0.keyRange, value: SettingValue($0.value), valueRange: $0.value.range)
                }
            } else if entry.value.string == "off" {
                setting.isOff = true
            } else {
                setting.severity = severity(
                    entry.value, of: entry.key, among: "off, error, warning, note or a map of settings")
            }
            return setting
        }
    }

    private mutating func profile(_ node: Node) -> RuleProfile {
        if let name = node.string.flatMap(RuleProfile.Name.init) { return RuleProfile(name, range: node.range) }
        let names = RuleProfile.Name.allCases.map(\.rawValue)
        var diagnostic = Diagnostic.unknownValue(names.joined(separator: ", "), found: node, of: "profile")
        if let hint = node.string.flatMap({ Suggestion.hint(for: $0, among: names) }) { diagnostic.help = hint }
        diagnostics.append(diagnostic)
        return RuleProfile()
    }

    private mutating func severity(_ node: Node, of name: String, among expected: String) -> Severity? {
        if let severity = node.string.flatMap(Severity.init) { return severity }
        diagnostics.append(.unknownValue(expected, found: node, of: name))
        return nil
    }

    private mutating func waivers(_ node: Node, devices: DeviceCatalog) -> [Waiver] {
        guard let items = node.sequence else {
            diagnostics.append(.mismatchedType("a list of waivers", found: node, of: "waivers"))
            return []
        }
        return items.compactMap { waiver($0, devices: devices) }
    }

    private mutating func waiver(_ node: Node, devices: DeviceCatalog) -> Waiver? {
        for entry in node.mapping ?? [] where !ManifestForms.waiver.has(entry.key) {
            diagnostics.append(.unknownKey(entry, known: ManifestForms.waiver.names, in: "a waiver"))
        }
        guard let rule = node["rule"]?.string, let reason = node["reason"], !reason.isNull, let words = reason.string,
            !words.allSatisfy(\.isWhitespace)
        else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "a waiver needs a rule and a reason", at: node.range,
                    help: "write { rule: small-text, at: Chip, reason: Required by the brand. }"))
            return nil
        }
        let token = node["token"]
        if let token, token.reference == nil {
            diagnostics.append(.mismatchedType("a token such as \"{color.accent}\"", found: token, of: "token"))
            return nil
        }
        let placeNode = node["at"] ?? token
        guard let place = placeNode?.reference.map({ "{\($0)}" }) ?? node["at"]?.string else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "a waiver needs a key “at” or “token”", at: node.range,
                    help: "write at: with Component, Component:state, Component#node or {token}"))
            return nil
        }
        let narrower = node["at"] == nil ? nil : token
        var reader = ContextReader(devices: devices)
        let contexts = node["in"].map { reader.read($0) }
        diagnostics += reader.diagnostics
        return Waiver(
            rule: RuleID(rule), place: place, token: narrower?.reference.map { "{\($0)}" }, contexts: contexts,
            namedContexts: reader.named, reason: words, until: node["until"].flatMap { day($0) },
            range: node["rule"]?.range ?? node.range, placeRange: placeNode?.range ?? node.range,
            tokenRange: narrower?.range)
    }

    /// Reads a date as YYYY-MM-DD, which sorts like text.
    private mutating func day(_ node: Node) -> String? {
        if let text = node.string, CalendarDay.isDay(text) { return text }
        diagnostics.append(.unknownValue("a date such as 2027-03-31", found: node, of: "until"))
        return nil
    }

    // MARK: Output

    private mutating func generate(_ node: Node) -> GenerateOutputs {
        var reader = GenerateReader()
        let outputs = reader.read(node)
        diagnostics += reader.diagnostics
        return outputs
    }
}

extension SettingValue {
    fileprivate init(_ node: Node) {
        switch node.content {
        case .sequence(let items):
            self = .list(items.map(SettingValue.init))
        case .mapping(let entries):
            self = .map(
                Dictionary(
                    entries.map { ($0.key, SettingValue($0.value)) }, uniquingKeysWith: { first, _ in first }))
        case .scalar(let scalar):
            if let flag = node.bool {
                self = .flag(flag)
            } else if let number = node.number {
                self = .number(number)
            } else {
                self = .text(scalar.text)
            }
        }
    }
}
