import Specs
import Values

/// States with a geometry that differs from the main drawing, three in a row, with only frames, parts and gaps.
struct VariantDrawings {
    let variants: [RedlineSheet.Drawing]
    /// The measurements of the main drawing, which are not repeated.
    let main: Anatomy

    /// Leaves out states that have nothing of their own to show.
    init(_ variants: [RedlineSheet.Drawing], after main: Anatomy) {
        self.variants = variants.filter { $0.reduced(after: main).anatomy.hasFigures || !$0.rings.isEmpty }
        self.main = main
    }

    var isEmpty: Bool { variants.isEmpty }

    private static let columns = 3
    private static let rowGap: Points = 40
    private static let tallest: Points = 520
    /// The room above a picture without dimension lines.
    private static let leastRoom: Points = 32
    /// The room next to a picture for a dimension line and half of its number.
    private static let left: Points = RedlineMeasures.lane + 32
    private static let right: Points = RedlineMeasures.lane + 24

    /// How far a number on the left may extend into the gap between columns.
    private static let overhang: Points = PageGrid.gap - 4

    private var scale: DrawingScale {
        let room = Size(width: PageGrid.span(4) - Self.left - Self.right, height: Self.tallest)
        return variants.map { DrawingScale.largest(fitting: $0.anatomy.size, in: room) }.min() ?? .full
    }

    func place(on page: inout PageCanvas) {
        let scale = scale
        SectionHead(
            SheetWords["States"], caption: SheetWords["with different geometry or different findings"],
            note: SheetWords["points; drawn %", scale.name]
        ).place(on: &page)
        page.y += 24
        for start in stride(from: 0, to: variants.count, by: Self.columns) {
            if start > 0 { page.y += Self.rowGap }
            let top = page.y
            var bottom = top
            let row = variants[start..<min(start + Self.columns, variants.count)]
            let lanes = row.map { $0.reduced(after: main).anatomy.lanesAbove }.max() ?? 0
            for (column, variant) in row.enumerated() {
                let x = PageGrid.x(column: column * 4)
                page.line(
                    page.text.line(variant.caption, .rowName, width: PageGrid.span(4)).text, .rowName, x: x, top: top)
                let reduced = variant.reduced(after: main)
                let metrics = MetricsDrawing(
                    anatomy: reduced.anatomy, picture: variant.picture, background: variant.background,
                    isDark: variant.isDark, homeIndicator: variant.homeIndicator, hitArea: nil, scale: scale,
                    hasSideNotes: false)
                let above: Points = lanes == 0 ? Self.leastRoom : RedlineMeasures.lane * Double(lanes) + 16
                // Reserve room for a moved component, so that its dimensions stay on the page.
                let moved = variant.anatomy.frame.origin
                let origin = Point(
                    x: x + Self.left + max(0, 0 - moved.x) * scale.factor,
                    y: top + PageStyle.rowName.leading + above + max(0, 0 - moved.y) * scale.factor)
                let bounds = Rect(
                    x: x - Self.overhang, y: top + PageStyle.rowName.leading,
                    width: PageGrid.span(4) + Self.overhang, height: 100_000)
                let drawing = metrics.place(on: &page, origin: origin, bounds: bounds)
                bottom = max(bottom, drawing.bottom)
                if !drawing.unplaced.isEmpty {
                    let words = SheetWords["Also: %", drawing.unplaced.joined(separator: "; ")]
                    let top: Points = drawing.bottom + 8
                    bottom = max(
                        bottom, top + page.lines(words, .caption, x: x, top: top, width: PageGrid.span(4), limit: 4))
                }
                let whole = drawing.place.rect(Rect(origin: .zero, size: variant.anatomy.size))
                FindingRings(
                    rings: variant.rings, origin: origin, scale: scale.factor,
                    stage: Stage(rect: whole.inset(by: -RedlineMeasures.dot), color: .white), isDark: false
                ).place(on: &page)
            }
            page.y = bottom
        }
    }
}

extension RedlineSheet.Drawing {
    /// Returns the drawing without measurements of the main drawing.
    fileprivate func reduced(after main: Anatomy) -> RedlineSheet.Drawing {
        var result = self
        result.anatomy.notes = []
        // The radius of an inner part is shown in the main drawing.
        let radii = Set(main.corners.map(\.words))
        let least = anatomy.frame.size.width.value * anatomy.frame.size.height.value / 2
        result.anatomy.corners.removeAll { corner in
            radii.contains(corner.words) || corner.rect.size.width.value * corner.rect.size.height.value < least
        }
        result.anatomy.insides = []
        let shown = Set(main.bands.map { [$0.kind.rawValue, $0.axis.rawValue, $0.value.redline] })
        // A band without its number says nothing.
        result.anatomy.bands = result.anatomy.bands.filter { band in
            band.kind == .gap && !band.isMargin
                && !shown.contains([band.kind.rawValue, band.axis.rawValue, band.value.redline])
        }
        if anatomy.frame.width.redline == main.frame.width.redline { result.anatomy.shownAxes.remove(.horizontal) }
        if anatomy.frame.height.redline == main.frame.height.redline { result.anatomy.shownAxes.remove(.vertical) }
        result.anatomy.columns = Self.changed(anatomy.columns, after: main.columns)
        result.anatomy.rows = Self.changed(anatomy.rows, after: main.rows)
        return result
    }

    /// Returns the parts that are not in the main drawing, or none if only their places differ.
    private static func changed(_ spans: [Anatomy.Span], after main: [Anatomy.Span]) -> [Anatomy.Span] {
        spans.map(\.length) == main.map(\.length) ? [] : spans.filter { !main.contains($0) }
    }
}

extension Anatomy {
    fileprivate var hasFigures: Bool {
        !shownAxes.isEmpty || !columns.isEmpty || !rows.isEmpty || !bands.isEmpty || !corners.isEmpty
    }

    /// The number of rows of dimension lines above the drawing.
    fileprivate var lanesAbove: Int { (columns.isEmpty ? 0 : 1) + (shownAxes.contains(.horizontal) ? 1 : 0) }
}
