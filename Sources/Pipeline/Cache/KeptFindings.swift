import Checks
import Loading
import Project
import Source
import Tokens
import Values
import YAML

/// Writes findings down, and reads them in another run of the same project: places in specs are named by the piece that
/// they are in, files by their paths, contexts by their places in the matrix.
struct KeptFindings {
    private let pieces: WrittenPieces
    private let paths: [String]
    private let files: [String: FileID]
    private let contexts: [MetricsContext]

    init(_ project: LoadedProject, _ pieces: WrittenPieces) {
        self.pieces = pieces
        paths = project.sources.files.map(\.path)
        files = Dictionary(
            paths.enumerated().map { ($0.element, FileID(rawValue: UInt32(truncatingIfNeeded: $0.offset))) },
            uniquingKeysWith: { first, _ in first })
        contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
    }

    // MARK: Writing

    /// Nil for a finding that cannot be kept: a color is mended for all pairs that it takes part in, and so is known
    /// only when all of them are.
    func written(_ finding: Finding, of subject: WrittenPieces.Subject) -> JSONValue? {
        let diagnostic = finding.diagnostic
        let occurrences = finding.occurrences.compactMap(written)
        let notes = diagnostic.notes.compactMap { written($0, of: subject) }
        let fixes = diagnostic.fixes.compactMap { written($0, of: subject) }
        let range = diagnostic.range.map { written($0, of: subject) }
        guard occurrences.count == finding.occurrences.count, finding.otherPlaces.isEmpty, finding.waiver == nil,
            !finding.isBaselined, finding.implied.isEmpty, notes.count == diagnostic.notes.count,
            fixes.count == diagnostic.fixes.count
        else { return nil }
        if case .some(nil) = range { return nil }
        return Self.object([
            ("rule", .text(diagnostic.rule.rawValue)), ("severity", .text(diagnostic.severity.rawValue)),
            ("message", .text(diagnostic.message)), ("at", range ?? nil),
            ("annotation", diagnostic.annotation.map { .text($0) }), ("notes", .list(notes)),
            ("help", (diagnostic.help ?? finding.nearestColor?.help).map { .text($0) }), ("fixes", .list(fixes)),
            ("place", finding.place.map(written)), ("occurrences", .list(occurrences)),
            ("area", finding.area.map(written)), ("scrolled", finding.scrolled.map(written)),
            ("systemColor", finding.systemColor.map { .text($0.text) }),
            ("nodes", .list(finding.nodes.sorted().map { .text($0) })),
        ])
    }

    /// What is not there is not written.
    private static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    /// Nil where nobody could tell the place again.
    private func written(_ range: SourceRange, of subject: WrittenPieces.Subject) -> JSONValue? {
        switch pieces.place(of: range, for: subject) {
        case .piece(let name, let start, let end): return .text("\(start) \(end) #\(name)")
        case .file:
            let index = Int(range.file.rawValue)
            return .text("\(range.start) \(range.end) \(paths.indices.contains(index) ? paths[index] : "")")
        case nil: return nil
        }
    }

    private func written(_ note: Diagnostic.Note, of subject: WrittenPieces.Subject) -> JSONValue? {
        guard let range = note.range else { return .list([.text(note.message)]) }
        return written(range, of: subject).map { .list([.text(note.message), $0]) }
    }

    private func written(_ fix: Fix, of subject: WrittenPieces.Subject) -> JSONValue? {
        let edits = fix.edits.compactMap { edit -> JSONValue? in
            written(edit.range, of: subject).map { .list([$0, .text(edit.replacement)]) }
        }
        guard edits.count == fix.edits.count else { return nil }
        return .list([.text(fix.title), .text(fix.applicability.rawValue)] + edits)
    }

    private func written(_ place: Finding.Place) -> JSONValue {
        Self.object([
            ("component", .text(place.component)), ("state", place.state.map { .text($0) }),
            ("node", place.node.map { .text($0) }),
        ])
    }

    private func written(_ occurrence: Finding.Occurrence) -> JSONValue? {
        guard occurrence.pair == nil else { return nil }
        let context = occurrence.metrics.map { contexts.firstIndex(of: $0) }
        if case .some(nil) = context { return nil }
        let measure = occurrence.measure
        return Self.object([
            ("context", (context ?? nil).map { .integer($0) }),
            ("appearance", occurrence.appearance.map { .integer($0.index) }),
            ("measured", measure.map { .exact($0.measured) }), ("required", measure.map { .exact($0.required) }),
            ("unit", measure.map { .text($0.unit.rawValue) }), ("foreground", measure?.foreground.map(written)),
            ("background", measure?.background.map(written)),
        ])
    }

    private func written(_ color: RGBA) -> JSONValue {
        .list([color.red, color.green, color.blue, color.alpha].map { .exact($0) })
    }

    private func written(_ area: Rect) -> JSONValue {
        .list([area.minX, area.minY, area.width, area.height].map { .exact($0.value) })
    }

    private func written(_ position: Viewpoint) -> JSONValue {
        let distances = position.distances.sorted { $0.key < $1.key }.map { number, distance in
            JSONValue.list([.integer(number), .exact(distance.x.value), .exact(distance.y.value)])
        }
        return .object([("distances", .list(distances)), ("area", written(position.area))])
    }

    // MARK: Reading

    /// Nil where something is not as it was written.
    func finding(_ node: Node) -> Finding? {
        guard let rule = node["rule"]?.string, let severity = node["severity"]?.string.flatMap(Severity.init),
            let message = node["message"]?.string, let occurrences = node["occurrences"]?.sequence
        else { return nil }
        var diagnostic = Diagnostic(RuleID(rule), severity, message, at: nil)
        diagnostic.annotation = node["annotation"]?.string
        diagnostic.help = node["help"]?.string
        var finding = Finding(diagnostic)
        guard Self.read(node["at"], range, into: &finding.diagnostic.range),
            Self.read(node["place"], place, into: &finding.place), Self.read(node["area"], area, into: &finding.area),
            Self.read(node["scrolled"], scrolled, into: &finding.scrolled),
            let notes = all(node["notes"]?.sequence ?? [], note), let fixes = all(node["fixes"]?.sequence ?? [], fix),
            let found = all(occurrences, occurrence)
        else { return nil }
        finding.diagnostic.notes = notes
        finding.diagnostic.fixes = fixes
        finding.occurrences = found
        finding.systemColor = node["systemColor"]?.string.map { TokenPath($0) }
        finding.nodes = Set((node["nodes"]?.sequence ?? []).compactMap(\.string))
        return finding
    }

    /// False where something is there that cannot be read.
    private static func read<Value>(
        _ node: Node?, _ reader: (Node) -> Value?, into value: inout Value?
    ) -> Bool {
        guard let node else { return true }
        value = reader(node)
        return value != nil
    }

    private func all<Value>(_ nodes: [Node], _ reader: (Node) -> Value?) -> [Value]? {
        let values = nodes.compactMap(reader)
        return values.count == nodes.count ? values : nil
    }

    private func range(_ node: Node) -> SourceRange? {
        let parts = node.string?.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, let start = UInt32(parts[0]), let end = UInt32(parts[1]) else { return nil }
        if parts[2].hasPrefix("#") { return pieces.range(start, end, inPiece: String(parts[2].dropFirst())) }
        guard let file = files[String(parts[2])] else { return nil }
        return SourceRange(file: file, start: start, end: end)
    }

    private func note(_ node: Node) -> Diagnostic.Note? {
        guard let message = node.sequence?.first?.string else { return nil }
        var result = Diagnostic.Note(message)
        return Self.read(node.sequence?.dropFirst().first, range, into: &result.range) ? result : nil
    }

    private func fix(_ node: Node) -> Fix? {
        guard let parts = node.sequence, let title = parts.first?.string,
            let applicability = parts.dropFirst().first?.string.flatMap(Fix.Applicability.init),
            let edits = all(Array(parts.dropFirst(2)), edit)
        else { return nil }
        return Fix(title: title, edits: edits, applicability: applicability)
    }

    private func edit(_ node: Node) -> Fix.Edit? {
        guard let range = node.sequence?.first.flatMap(range), let text = node.sequence?.last?.string else {
            return nil
        }
        return Fix.Edit(range: range, replacement: text)
    }

    private func place(_ node: Node) -> Finding.Place? {
        node["component"]?.string.map {
            Finding.Place(component: $0, state: node["state"]?.string, node: node["node"]?.string)
        }
    }

    private func occurrence(_ node: Node) -> Finding.Occurrence? {
        var result = Finding.Occurrence()
        guard Self.read(node["context"], context, into: &result.metrics),
            Self.read(node["appearance"], appearance, into: &result.appearance)
        else { return nil }
        guard let unit = node["unit"] else { return result }
        guard let unit = unit.string.flatMap(Finding.Measure.Unit.init), let measured = node["measured"]?.number,
            let required = node["required"]?.number
        else { return nil }
        var measure = Finding.Measure(measured: measured, required: required, unit: unit)
        guard Self.read(node["foreground"], color, into: &measure.foreground),
            Self.read(node["background"], color, into: &measure.background)
        else { return nil }
        result.measure = measure
        return result
    }

    private func context(_ node: Node) -> MetricsContext? {
        node.string.flatMap { Int($0) }.flatMap { contexts.indices.contains($0) ? contexts[$0] : nil }
    }

    private func appearance(_ node: Node) -> Appearance? {
        node.string.flatMap { Int($0) }.flatMap { Appearance.all.indices.contains($0) ? Appearance.all[$0] : nil }
    }

    private func color(_ node: Node) -> RGBA? {
        guard let parts = four(node) else { return nil }
        return RGBA(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
    }

    private func area(_ node: Node) -> Rect? {
        guard let parts = four(node) else { return nil }
        return Rect(x: Points(parts.0), y: Points(parts.1), width: Points(parts.2), height: Points(parts.3))
    }

    private func scrolled(_ node: Node) -> Viewpoint? {
        guard let area = node["area"].flatMap(area), let moves = all(node["distances"]?.sequence ?? [], distance) else {
            return nil
        }
        return Viewpoint(distances: Dictionary(moves, uniquingKeysWith: { first, _ in first }), area: area)
    }

    private func distance(_ node: Node) -> (Int, Point)? {
        guard let parts = node.sequence, parts.count == 3, let number = parts[0].string.flatMap({ Int($0) }),
            let x = parts[1].number, let y = parts[2].number
        else { return nil }
        return (number, Point(x: Points(x), y: Points(y)))
    }

    private func four(_ node: Node) -> (Double, Double, Double, Double)? {
        let numbers = (node.sequence ?? []).compactMap(\.number)
        return numbers.count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    }
}
