import Source
import YAML

/// The edits between two versions of a project that can change mock-ups.
package enum SpecEdits {
    /// Keys of the manifest that select or change mock-ups.
    private static let manifestKeys = ["contexts", "render"]

    package static func edits(from base: SpecVersion, to head: SpecVersion) -> [SpecEdit] {
        TokenEdits.edits(from: base, to: head) + components(from: base, to: head) + manifest(from: base, to: head)
            + assets(from: base, to: head)
    }

    /// The renamed components by their new names: those that differ in nothing but the name.
    package static func renamed(from base: SpecVersion, to head: SpecVersion) -> [String: String] {
        var gone = base.documents.filter { head[$0.component] == nil }
        var result: [String: String] = [:]
        for document in head.documents where base[document.component] == nil {
            let content = content(of: document)
            guard let index = gone.firstIndex(where: { Self.content(of: $0) == content }) else { continue }
            result[document.component] = gone.remove(at: index).component
        }
        return result
    }

    private static func content(of document: SpecVersion.Document) -> String {
        let left = SpecDocumentKeys.documentation.union(["component", "screen"])
        let kind = document.node["screen"] == nil ? "component" : "screen"
        return kind
            + (document.node.mapping ?? []).filter { !left.contains($0.key) }.sorted { $0.key < $1.key }
            .map { "\($0.key):\($0.value.canonical)" }.joined(separator: "\n")
    }

    private static func components(from base: SpecVersion, to head: SpecVersion) -> [SpecEdit] {
        let renamed = renamed(from: base, to: head)
        var edits: [SpecEdit] = []
        for document in head.documents {
            let name = document.component
            if let old = base[name] {
                var comparer = DocumentComparer(name, from: base, to: head)
                comparer.compareDocuments(old.node, document.node)
                edits += comparer.edits
            } else {
                edits.append(whole(name, from: renamed[name].flatMap { base[$0] }, in: base, to: document, in: head))
            }
        }
        let kept = Set(renamed.values)
        for document in base.documents where head[document.component] == nil && !kept.contains(document.component) {
            edits.append(whole(document.component, from: document, in: base, to: nil, in: head))
        }
        return edits
    }

    /// A component that was added, removed or renamed.
    private static func whole(
        _ name: String, from old: SpecVersion.Document?, in base: SpecVersion, to new: SpecVersion.Document?,
        in head: SpecVersion
    ) -> SpecEdit {
        var edit = SpecEdit(.component, name: name)
        edit.component = name
        edit.before = old?.component
        edit.after = new?.component
        edit.base = old.map { SpecEdit.Site(range: $0.node.range, owner: nil) }
        edit.head = new.map { SpecEdit.Site(range: $0.node.range, owner: nil) }
        edit.place = new.flatMap { head.place(of: $0.node.range) } ?? old.flatMap { base.place(of: $0.node.range) }
        return edit
    }

    private static func manifest(from base: SpecVersion, to head: SpecVersion) -> [SpecEdit] {
        guard let old = base.manifest, let new = head.manifest else { return [] }
        return (manifestKeys + ["platform"]).compactMap { key in
            let (before, after) = (old[key], new[key])
            switch (before, after) {
            case (nil, nil): return nil
            case (let before?, let after?) where before.means(after): return nil
            default: break
            }
            var edit = SpecEdit(key == "platform" ? .facts : .manifest, name: key)
            edit.before = before.map(base.words)
            edit.after = after.map(head.words)
            edit.place =
                after.flatMap { head.place(of: $0.range) } ?? before.flatMap { base.place(of: $0.range) }
            return edit
        }
    }

    private static func assets(from base: SpecVersion, to head: SpecVersion) -> [SpecEdit] {
        base.assets.keys.sorted().compactMap { path in
            guard let old = base.assets[path], let new = head.assets[path], old != new else { return nil }
            var edit = SpecEdit(.image, name: path)
            edit.file = path
            // A reference to a file that is missing is an error, but not one of this comparison.
            if old.isEmpty { edit.after = "file" }
            if new.isEmpty { edit.before = "file" }
            return edit
        }
    }
}
