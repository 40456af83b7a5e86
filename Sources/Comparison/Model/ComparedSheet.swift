/// A sheet, as a comparison reads it: its texts and the drawings on it.
package struct ComparedSheet: Sendable, Hashable {
    package struct Picture: Sendable, Hashable {
        /// The mock-up and its context: `Chip, selected, light-large-iphone-15`.
        package var name: String
        /// The fingerprint of what is drawn.
        package var scene: String

        package init(name: String, scene: String) {
            self.name = name
            self.scene = scene
        }
    }

    /// Relative to the output folder, without an ending: `sheets/Chip-redline`.
    package var name: String
    /// `contact`, `redline`, `tokens` …
    package var kind: String
    /// The component that it shows; nil for a sheet of the project.
    package var component: String?
    /// The fingerprint of the whole page.
    package var scene: String
    package var pictures: [Picture]
    /// The lines of text, in drawing order.
    package var texts: [String]

    package init(
        name: String, kind: String, component: String?, scene: String, pictures: [Picture], texts: [String]
    ) {
        self.name = name
        self.kind = kind
        self.component = component
        self.scene = scene
        self.pictures = pictures
        self.texts = texts
    }
}

extension ComparedSheet {
    /// Something that differs between two versions of a sheet.
    package enum Change: Sendable, Hashable {
        /// A line of text; nil if a version does not have it.
        case text(before: String?, after: String?)
        /// A drawing of a mock-up that looks different.
        case picture(String)
        case addedPicture(String)
        case removedPicture(String)
        /// Places, sizes or colors of the page itself.
        case arrangement
    }

    /// Returns what differs from an earlier version, drawings first; nothing if both look the same.
    package func changes(since old: ComparedSheet) -> [Change] {
        guard scene != old.scene else { return [] }
        let changes = pictureChanges(since: old) + textChanges(since: old)
        return changes.isEmpty ? [.arrangement] : changes
    }

    /// Drawings correspond by their names; of several with one name, by their order.
    private func pictureChanges(since old: ComparedSheet) -> [Change] {
        var before = Dictionary(grouping: old.pictures, by: \.name)
        var changes: [Change] = []
        func add(_ change: Change) { if !changes.contains(change) { changes.append(change) } }
        for picture in pictures {
            guard var others = before[picture.name], let first = others.first else {
                add(.addedPicture(picture.name))
                continue
            }
            others.removeFirst()
            before[picture.name] = others
            if first.scene != picture.scene { add(.picture(picture.name)) }
        }
        for picture in old.pictures where !(before[picture.name] ?? []).isEmpty {
            before[picture.name]?.removeFirst()
            add(.removedPicture(picture.name))
        }
        return changes
    }

    /// Lines between two equal ones correspond by their order.
    private func textChanges(since old: ComparedSheet) -> [Change] {
        let equal = CommonSubsequence.pairs(old.texts, texts)
        var changes: [Change] = []
        var (start, place) = (0, 0)
        for (end, next) in equal + [(old.texts.count, texts.count)] {
            let (removed, added) = (Array(old.texts[start..<end]), Array(texts[place..<next]))
            for index in 0..<max(removed.count, added.count) {
                changes.append(
                    .text(
                        before: index < removed.count ? removed[index] : nil,
                        after: index < added.count ? added[index] : nil))
            }
            (start, place) = (end + 1, next + 1)
        }
        return changes
    }
}
