import Source
import Tokens

/// Names the causes of differences between descriptions of mock-ups, where the older spec is not known.
package struct DescribedCauses {
    /// The newer project, if it is known; it has the places of tokens and nodes.
    private let version: SpecVersion?
    package private(set) var edits: [SpecEdit] = []
    package private(set) var differences: [MockupDifference] = []
    private var indices: [SpecEdit: Int] = [:]
    /// The property of a mock-up that looks different although its description is the same: an image has other content,
    /// or uispec draws something in another way.
    private static let drawing = "drawing"

    package init(in version: SpecVersion?) {
        self.version = version
    }

    /// Adds the differences of one mock-up.
    package mutating func add(_ base: ComparedMockup, _ head: ComparedMockup) {
        let isAlike = base.drawsLike(head)
        if isAlike == true { return }
        let changes = MockupChanges.changes(from: base, to: head)
        if changes.isEmpty {
            // A description without fingerprints says all that is known.
            guard isAlike == false else { return }
            let change = NodeChange(property: Self.drawing, before: .none, after: .none, effect: .drawing)
            differences.append(
                MockupDifference(
                    key: head.key, changes: [.init(change: change, edits: [], node: "")], pictures: []))
            return
        }
        let own = changes.filter { $0.effect != .computed }
        // Padding and spacing are not described, so the first frame that differs is the best place.
        let first = own.isEmpty ? changes.first { $0.head != nil } ?? changes.first : nil
        var causes: Set<Int> = []
        var caused: [MockupDifference.Caused] = []
        for change in changes where change.effect != .computed || change == first {
            let index = index(of: edit(for: change, base, head))
            causes.insert(index)
            var change = change
            change.isConsequence = false
            caused.append(Self.caused(change, [index], base, head))
        }
        for change in changes where change.effect == .computed && change != first {
            var change = change
            change.isConsequence = true
            caused.append(Self.caused(change, causes.sorted(), base, head))
        }
        differences.append(MockupDifference(key: head.key, changes: caused, pictures: []))
    }

    private static func caused(
        _ change: NodeChange, _ edits: [Int], _ base: ComparedMockup, _ head: ComparedMockup
    ) -> MockupDifference.Caused {
        let node = change.head.map { head.nodes[$0] } ?? change.base.map { base.nodes[$0] }
        return MockupDifference.Caused(change: change, edits: edits, node: node.map { $0.id ?? $0.path } ?? "")
    }

    private mutating func index(of edit: SpecEdit) -> Int {
        if let index = indices[edit] { return index }
        indices[edit] = edits.count
        edits.append(edit)
        return edits.count - 1
    }

    private func edit(for change: NodeChange, _ base: ComparedMockup, _ head: ComparedMockup) -> SpecEdit {
        let (old, new) = (change.base.map { base.nodes[$0] }, change.head.map { head.nodes[$0] })
        let property = change.property
        let before = old.map { $0[property] } ?? base.properties.first { $0.name == property }
        let after = new.map { $0[property] } ?? head.properties.first { $0.name == property }
        // A token that both versions name has another value. Of several, the first is named.
        if let token = before?.tokens.first(where: { after?.tokens.contains($0) ?? false }) {
            var edit = SpecEdit(.token, name: token.text)
            edit.place = (version?.tokens.tokens[token]).flatMap { version?.place(of: $0.nameRange) }
            edit.before = change.before.words
            edit.after = change.after.words
            return edit
        }
        let node = new ?? old
        let words = [
            head.key.component, node.map { $0.id ?? $0.path } ?? "", property == NodeChange.node ? "" : property,
        ]
        var edit = SpecEdit(
            property == "text" ? .text : .component, name: words.filter { !$0.isEmpty }.joined(separator: " "))
        edit.component = head.key.component
        edit.place = new?.range.flatMap { version?.place(of: $0) }
        edit.before = change.before == .none ? nil : change.before.words
        edit.after = change.after == .none ? nil : change.after.words
        return edit
    }
}
