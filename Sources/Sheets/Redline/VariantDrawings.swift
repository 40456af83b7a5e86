import Specs
import Values

/// States with a geometry that differs from the main drawing, three in a row, with only frames, parts and gaps.
struct VariantDrawings {
    var variants: [RedlineSheet.Drawing]
    /// The measurements of the main drawing, which are not repeated.
    var main: Anatomy

    private static let columns = 3
    private static let rowGap: Points = 40
    private static let tallest: Points = 520
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
            let needsLanes = row.contains { !$0.reduced(after: main).anatomy.columns.isEmpty }
            for (column, variant) in row.enumerated() {
                let x = PageGrid.x(column: column * 4)
                page.line(
                    page.text.line(variant.caption, .rowName, width: PageGrid.span(4)).text, .rowName, x: x, top: top)
                let reduced = variant.reduced(after: main)
                let metrics = MetricsDrawing(
                    anatomy: reduced.anatomy, picture: variant.picture, background: variant.background,
                    isDark: variant.isDark, homeIndicator: variant.homeIndicator, hitArea: nil, scale: scale,
                    hasSideNotes: false)
                let above: Points = RedlineMeasures.lane * (needsLanes ? 2 : 1) + 16
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
            band.kind == .gap && !shown.contains([band.kind.rawValue, band.axis.rawValue, band.value.redline])
        }
        if anatomy.columns.map(\.length) == main.columns.map(\.length) { result.anatomy.columns = [] }
        if anatomy.rows.map(\.length) == main.rows.map(\.length) { result.anatomy.rows = [] }
        return result
    }
}
