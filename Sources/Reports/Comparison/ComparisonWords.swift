import Comparison

/// The phrases that all formats of `diff` share. Texts of files are not escaped.
enum ComparisonWords {
    /// `Tokens/tokens.yaml:50`; empty if the edit has no line.
    static func place(_ edit: SpecEdit) -> String { edit.place.map { "\($0.file):\($0.line)" } ?? "" }

    /// `radius.card 16 → 12`, `WalkCard body/1 added`.
    static func edit(_ edit: SpecEdit) -> String {
        switch (edit.before, edit.after) {
        case (let before?, let after?): "\(edit.name) \(shown(before)) → \(shown(after))"
        case (let before?, nil): "\(edit.name) removed: \(shown(before))"
        case (nil, let after?): "\(edit.name) added: \(shown(after))"
        case (nil, nil) where edit.kind == .image: "\(edit.name) has other content"
        case (nil, nil) where edit.kind == .facts: "\(edit.name) changed, and no edit explains it"
        case (nil, nil): edit.name
        }
    }

    private static func shown(_ value: String) -> String { value.isEmpty ? "“”" : value }

    /// `2 components, 4 mock-ups, 8 pictures`.
    static func counts(_ cause: ComparisonResult.Cause, hasPictures: Bool) -> String {
        var parts = [count(cause.components, "component"), count(cause.mockups.count, "mock-up")]
        if hasPictures { parts.append(count(cause.pictures, "picture")) }
        return parts.joined(separator: ", ")
    }

    /// `body radius 16 → 12`.
    static func change(_ change: ComparisonResult.Change) -> String {
        let node = change.node.isEmpty ? "" : change.node + " "
        if change.property == NodeChange.node {
            return change.after == .none ? "\(node)removed" : "\(node)added: \(change.after.words)"
        }
        if change.before == .none, change.after == .none { return node + change.property }
        let before = change.before == .none ? "none" : change.before.words
        let after = change.after == .none ? "none" : change.after.words
        return "\(node)\(change.property) \(before) → \(after)"
    }

    static func unexplained(_ found: ComparisonResult.Unexplained) -> String {
        let box = found.box
        return "\(found.picture): \(count(found.pixels, "pixel")) at \(box.x), \(box.y), \(box.width) × \(box.height)"
    }

    static let unexplainedHeading = "Pixels that no change explains"
    static let silentHeading = "No picture shows these changes"
    static let savedNote = "A saved mockups.json has no pictures, so unexplained pixels cannot be found."

    /// `Chip:plain`, each once.
    static func names(of keys: [MockupKey]) -> [String] {
        keys.reduce(into: []) { names, key in
            if names.last != key.name { names.append(key.name) }
        }
    }

    static func summary(_ result: ComparisonResult) -> String {
        if result.isEmpty { return "no difference in \(count(result.compared, "mock-up"))" }
        var parts = [count(result.causes.count, "cause")]
        if !result.added.isEmpty { parts.append("\(count(result.added.count, "mock-up")) added") }
        if !result.removed.isEmpty { parts.append("\(count(result.removed.count, "mock-up")) removed") }
        if result.hasPictures {
            let pixels = result.unexplained.reduce(0) { $0 + $1.pixels }
            parts.append(
                result.unexplained.isEmpty
                    ? "nothing unexplained"
                    : "\(count(pixels, "pixel")) unexplained in \(count(result.unexplained.count, "picture"))")
        }
        return parts.joined(separator: ", ")
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
