import Values

/// Places the labels of paddings, gaps and radii on the measured areas or next to them.
///
/// If a label of a small box around a single text does not fit, all of that box are added to the note of the text.
struct FigureLabels {
    let anatomy: Anatomy
    let drawn: DrawingPlace
    /// The notes, with the labels that did not fit.
    private(set) var notes: [Anatomy.Note]
    /// The labels that need a leader.
    private(set) var waiting: [RedlineLabel] = []
    private let areas: [Rect]

    /// The minimum shorter side, as drawn, of a box with room for labels.
    private static let smallBox: Points = 64

    init(_ anatomy: Anatomy, at drawn: DrawingPlace) {
        self.anatomy = anatomy
        self.drawn = drawn
        notes = anatomy.notes
        areas = anatomy.bands.map { drawn.rect($0.rect) }
    }

    /// Places the numbers on bands first, because they have no other place.
    mutating func place(in drawing: inout RedlineDrawing, on page: inout PageCanvas) {
        var bands = anatomy.bands.filter(\.isNumbered)[...]
        while let first = bands.first {
            let group = first.padding == nil ? bands.prefix(1) : bands.prefix { $0.padding == first.padding }
            place(Array(group), in: &drawing, on: &page)
            bands = bands.dropFirst(group.count)
        }
        for corner in anatomy.corners {
            let label = RedlineLabel(
                corner: corner, isInner: corner.rect != anatomy.frame, at: drawn, others: areas, text: page.text)
            if label.place(label.near, in: &drawing, isLast: false, on: &page) { continue }
            if let note = soleNote(in: corner.rect) {
                notes[note].words += ", " + SheetWords["radius %", corner.words]
            } else {
                waiting.append(label)
            }
        }
    }

    private mutating func place(
        _ bands: [Anatomy.Band], in drawing: inout RedlineDrawing, on page: inout PageCanvas
    ) {
        let labels = bands.map { band in
            let own = drawn.rect(band.rect)
            return RedlineLabel(band: band, at: drawn, others: areas.filter { $0 != own }, text: page.text)
        }
        if let padding = bands.first?.padding, let note = soleNote(in: padding.box),
            !drawing.labels.hasRoom(forAll: labels.map(\.near))
        {
            notes[note].words += ", " + padding.words
            return
        }
        for label in labels where !label.place(label.near, in: &drawing, isLast: false, on: &page) {
            waiting.append(label)
        }
    }

    /// Returns the note of a small box that contains nothing else.
    private func soleNote(in box: Rect) -> Int? {
        guard drawn.rect(box).size.shorterSide < Self.smallBox else { return nil }
        let inside = notes.indices.filter { index in
            ([notes[index].rect] + notes[index].others).contains { box.contains($0, tolerance: 0.5) }
        }
        guard let only = inside.first, inside.count == 1 else { return nil }
        return notes[only].others.isEmpty || notes[only].isPadded ? only : nil
    }
}

extension Anatomy.Padding {
    /// `padding 6, sides 12`.
    var words: String {
        if Set([edges.top, edges.bottom, edges.left, edges.right]).count == 1 {
            return SheetWords["padding %", edges.top.redline]
        }
        let upright =
            edges.top == edges.bottom
            ? [edges.top > 0 ? edges.top.redline : nil]
            : [("above %", edges.top), ("below %", edges.bottom)].map { $1 > 0 ? SheetWords[$0, $1.redline] : nil }
        let level =
            edges.left == edges.right
            ? [edges.left > 0 ? SheetWords["sides %", edges.left.redline] : nil]
            : [("left %", edges.left), ("right %", edges.right)].map { $1 > 0 ? SheetWords[$0, $1.redline] : nil }
        return SheetWords["padding %", SheetWords.list((upright + level).compactMap { $0 })]
    }
}
