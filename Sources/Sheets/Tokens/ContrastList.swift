import Canvas
import Values

/// The pairs of colors that components show, in two columns: a text color, then its backgrounds with a sample and the
/// contrast in light and dark.
struct ContrastList {
    /// Light, then dark.
    let matrices: [ContrastMatrix]
    private let rows: [Row]
    private let names: ShortTokenNames

    private struct Row {
        var ink: String
        var background: String
        /// In the order of the matrices; nil if the pair is not shown in that appearance.
        var pills: [ContrastPill?]
    }

    init(_ matrices: [ContrastMatrix]) {
        self.matrices = matrices
        func union(_ names: (ContrastMatrix) -> [String]) -> [String] {
            matrices.reduce(into: []) { all, matrix in
                for name in names(matrix) where !all.contains(name) { all.append(name) }
            }
        }
        let (inks, backgrounds) = (union(\.inks), union(\.backgrounds))
        rows = inks.flatMap { ink in
            backgrounds.compactMap { background in
                let pills = matrices.map { $0[ink: ink, background: background] }
                return pills.contains { $0 != nil } ? Row(ink: ink, background: background, pills: pills) : nil
            }
        }
        names = ShortTokenNames(inks + backgrounds.flatMap { $0.split(separator: " ").map(String.init) })
    }

    private static let inkWidth: Points = 104
    private static let backgroundWidth: Points = 180
    /// The width of a sample with its contrast.
    private static let pairWidth: Points = 140
    private static let sample = Size(width: 40, height: 28)
    private static let sampleGap: Points = 8
    private static let radius: Points = 6
    private static let minimumRow: Points = 36
    private static let groupGap: Points = 8
    private static let ring: Points = 2
    private static let letters = PageStyle(size: 15, leading: 20, weight: .regular, color: PageColors.ink)

    /// Places both columns and leaves the cursor below them.
    func place(on page: inout PageCanvas) {
        let half = (rows.count + 1) / 2
        let top = page.y
        var bottom = top
        for (index, part) in [rows[..<half], rows[half...]].enumerated() where !part.isEmpty {
            bottom = max(bottom, place(part, on: &page, x: PageGrid.x(column: index * 6), top: top))
        }
        page.y = bottom
    }

    /// Places a column. Returns its bottom.
    private func place(_ rows: ArraySlice<Row>, on page: inout PageCanvas, x: Points, top: Points) -> Points {
        for (index, matrix) in matrices.enumerated() {
            page.line(matrix.title, .captionLead, x: left(ofPair: index, x), top: top)
        }
        var y: Points = top + PageStyle.captionLead.leading + 8
        var last: String?
        for row in rows {
            let isFirst = row.ink != last
            if isFirst {
                if last != nil { y += Self.groupGap / 2 }
                page.rule(top: y, x: x, width: PageGrid.span(6))
                y += PageGrid.hairline + Self.groupGap / 2
            }
            y += place(row, isFirst: isFirst, on: &page, x: x, top: y)
            last = row.ink
        }
        return y
    }

    private func left(ofPair index: Int, _ x: Points) -> Points {
        x + Self.inkWidth + Self.backgroundWidth + Self.pairWidth * Double(index)
    }

    /// Places a row, with the text color if it is the first one of that color. Returns the height.
    private func place(
        _ row: Row, isFirst: Bool, on page: inout PageCanvas, x: Points, top: Points
    ) -> Points {
        let ink = isFirst ? page.text.lines(names[row.ink], .captionLead, width: Self.inkWidth - 8, limit: 3) : []
        let words = row.background.split(separator: " ").map { names[String($0)] }.joined(separator: " ")
        let style = PageStyle.caption.colored(PageColors.ink2)
        let background = page.text.lines(words, style, width: Self.backgroundWidth - 8, limit: 3)
        let leading = style.leading
        let height = max(Self.minimumRow, leading * Double(max(ink.count, background.count)) + 4)
        // The first lines are beside the sample, whose row is as high as the others.
        let baseline: Points = (top + Self.minimumRow / 2 + style.capMiddle).rounded(toPixelsAt: 2)
        func first(_ count: Int) -> Points { baseline - leading * Double(min(count, 2) - 1) / 2 }
        for (index, line) in ink.enumerated() {
            page.line(line.text, .captionLead, x: x, baseline: first(ink.count) + leading * Double(index))
        }
        for (index, line) in background.enumerated() {
            page.line(
                line.text, style, x: x + Self.inkWidth, baseline: first(background.count) + leading * Double(index))
        }
        let middle: Points = top + Self.minimumRow / 2
        for (index, pill) in row.pills.enumerated() {
            if let pill { place(pill, on: &page, x: left(ofPair: index, x), middle: middle, baseline) }
        }
        return height
    }

    private func outline(_ rect: Rect, radius: Points) -> Path {
        .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
    }

    private func place(
        _ pill: ContrastPill, on page: inout PageCanvas, x: Points, middle: Points, _ baseline: Points
    ) {
        let rect = Rect(
            x: x, y: middle - Self.sample.height / 2, width: Self.sample.width, height: Self.sample.height)
        page.add(.fill(outline(rect, radius: Self.radius), pill.background))
        page.add(
            .stroke(
                outline(rect.inset(by: 0.5), radius: Self.radius - 0.5), RGBA.black.opacity(0.1),
                width: PageGrid.hairline))
        if pill.grade == .fails {
            page.add(
                .stroke(outline(rect.inset(by: -1), radius: Self.radius + 1), PageColors.fail, width: Self.ring))
        }
        let letters = Self.letters.colored(pill.foreground)
        let sample = page.sample.letter
        page.line(
            sample, letters, x: rect.midX - page.text.width(sample, letters) / 2,
            baseline: (middle + letters.capMiddle).rounded(toPixelsAt: 2))
        let ratio = DecimalText.floored(pill.ratio, places: 2)
        let end: Points = rect.maxX + Self.sampleGap
        let width = page.line(ratio, .captionLead, x: end, baseline: baseline)
        if pill.grade == .fails {
            placeFails(x: end + width + 6, middle: middle, on: &page)
        } else {
            page.line(
                pill.grade.rawValue, PageStyle.caption.colored(PageColors.ink2), x: end + width + 4, baseline: baseline)
        }
    }

    private func placeFails(x: Points, middle: Points, on page: inout PageCanvas) {
        let style = PageStyle.smallDotNumber
        let word = SheetWords["fails"]
        let width = (page.text.width(word, style) + 12).roundedUp(toPixelsAt: 1)
        let rect = Rect(x: x, y: middle - 7, width: width, height: 14)
        page.add(.fill(.capsule(in: rect), PageColors.fail))
        page.line(word, style, x: rect.minX + 6, baseline: (rect.midY + style.capMiddle).rounded(toPixelsAt: 2))
    }
}
