extension ComparisonResult {
    /// Adds the differences of one project.
    ///
    /// - Parameter edits: the edits that the differences refer to.
    package mutating func add(_ differences: [MockupDifference], causedBy edits: [SpecEdit]) {
        let originals = Self.originals(of: edits)
        var found = edits.map { Cause(edit: $0) }
        var seen: [Set<Change>] = edits.map { _ in [] }
        var mockups: [Set<MockupKey>] = edits.map { _ in [] }
        for difference in differences {
            for caused in difference.changes {
                let change = Change(caused, of: difference.key)
                for index in Set(caused.edits.map { originals[$0] }).sorted() {
                    mockups[index].insert(difference.key)
                    if seen[index].insert(change).inserted { found[index].changes.append(change) }
                }
                if caused.edits.isEmpty { addUnknown(change, difference.key) }
            }
            for picture in difference.pictures {
                let pixelsByOriginal = Dictionary(
                    picture.pixelsByEdit.map { (originals[$0.key], $0.value) }, uniquingKeysWith: max)
                for (index, pixels) in pixelsByOriginal where pixels > 0 {
                    found[index].pictures += 1
                    found[index].pixels += pixels
                    found[index].paths.append(PicturePath(mockup: difference.key.name, start: picture.start))
                }
                if let unexplained = picture.unexplained {
                    self.unexplained.append(
                        Unexplained(picture: picture.path, box: unexplained.box, pixels: unexplained.count))
                }
            }
        }
        for index in found.indices {
            found[index].mockups = mockups[index].sorted()
            found[index].paths.sort { $0.start < $1.start }
        }
        causes = (causes + found.enumerated().filter { originals[$0.offset] == $0.offset }.map(\.element)).sorted(
            by: Self.isBefore)
        unexplained.sort { ($0.picture, $0.box.y) < ($1.picture, $1.box.y) }
    }

    /// Adds a change that no edit explains, such as one of a library of iOS facts.
    private mutating func addUnknown(_ change: Change, _ key: MockupKey) {
        let name = "\(key.component) \(change.node)"
        let index = causes.firstIndex { $0.edit.kind == .facts && $0.edit.name == name }
        var cause = index.map { causes[$0] } ?? Cause(edit: SpecEdit(.facts, name: name))
        if !cause.changes.contains(change) { cause.changes.append(change) }
        if !cause.mockups.contains(key) { cause.mockups = (cause.mockups + [key]).sorted() }
        if let index { causes[index] = cause } else { causes.append(cause) }
    }

    /// For each edit, the first edit of the same value: several places may take it by an anchor of YAML.
    private static func originals(of edits: [SpecEdit]) -> [Int] {
        struct Line: Hashable {
            var place: SpecEdit.Place
            var words: [String?]
        }
        var first: [Line: Int] = [:]
        return edits.enumerated().map { index, edit in
            guard let place = edit.place else { return index }
            let line = Line(place: place, words: [edit.before, edit.after])
            defer { if first[line] == nil { first[line] = index } }
            return first[line] ?? index
        }
    }

    /// By pixels, then by the number of mock-ups, then by place.
    private static func isBefore(_ one: Cause, _ two: Cause) -> Bool {
        if one.pixels != two.pixels { return one.pixels > two.pixels }
        if one.mockups.count != two.mockups.count { return one.mockups.count > two.mockups.count }
        let (first, second) = (one.edit.place, two.edit.place)
        return (first?.file ?? "", first?.line ?? 0, one.edit.name)
            < (second?.file ?? "", second?.line ?? 0, two.edit.name)
    }
}

extension ComparisonResult.Change {
    fileprivate init(_ caused: MockupDifference.Caused, of key: MockupKey) {
        self.init(
            component: key.component, state: key.state, node: caused.node, property: caused.change.property,
            before: caused.change.before, after: caused.change.after, isConsequence: caused.change.isConsequence,
            isComputed: caused.change.effect == .computed)
    }
}
