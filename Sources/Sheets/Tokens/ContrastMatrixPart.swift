import Canvas
import Values

/// A contrast matrix in six columns: text as rows, backgrounds as columns, in blocks of five backgrounds.
struct ContrastMatrixPart {
    var matrix: ContrastMatrix
    var blocks: [Block]
    /// Removes the common prefix of the names.
    var shortName: (String) -> String

    /// Backgrounds side by side, and the foregrounds that are used on one of them.
    struct Block {
        var backgrounds: [String]
        var inks: [String]

        /// Returns the blocks of all matrices, which are aligned with each other.
        ///
        /// Backgrounds that all matrices have, with similar numbers of foregrounds, are grouped to avoid empty cells.
        static func all(of matrices: [ContrastMatrix]) -> [Block] {
            func union(_ names: (ContrastMatrix) -> [String]) -> [String] {
                matrices.reduce(into: []) { all, matrix in
                    for name in names(matrix) where !all.contains(name) { all.append(name) }
                }
            }
            let inks = union(\.inks)
            func rows(on background: String) -> [Int] {
                inks.indices.filter { index in matrices.contains { $0[ink: inks[index], background: background] != nil }
                }
            }
            func key(_ background: String) -> [Int] {
                let shown = rows(on: background)
                return [-matrices.count { $0.backgrounds.contains(background) }, -shown.count, shown.first ?? 0]
            }
            let backgrounds = union(\.backgrounds).map { ($0, key: key($0)) }.enumerated().sorted { one, two in
                let (first, second) = (one.element.key, two.element.key)
                return first == second ? one.offset < two.offset : first.lexicographicallyPrecedes(second)
            }.map(\.element.0)
            return stride(from: 0, to: backgrounds.count, by: perBlock).map { start in
                let part = Array(backgrounds[start..<min(start + perBlock, backgrounds.count)])
                let shown = inks.filter { ink in
                    part.contains { background in matrices.contains { $0[ink: ink, background: background] != nil } }
                }
                return Block(backgrounds: part, inks: shown)
            }
        }
    }

    private static let names: Points = 104
    private static let cell = Size(width: 87, height: 60)
    private static let gap: Points = 5
    private static let radius: Points = 6
    private static let padding: Points = 8
    private static let perBlock = 5
    private static let blockGap: Points = 24
    private static let ring: Points = 2
    private static let sample = PageStyle(size: 17, leading: 24, weight: .regular, color: PageColors.ink)

    /// Returns the height.
    func place(on page: inout PageCanvas, x: Points, top: Points) -> Points {
        var y = top
        page.line(matrix.title, .captionLead, x: x, top: y)
        y += PageStyle.captionLead.leading + 12
        for (index, block) in blocks.enumerated() {
            if index > 0 { y += Self.blockGap }
            y += placeHeads(block.backgrounds, on: &page, x: x, top: y)
            for ink in block.inks {
                defer { y += Self.cell.height + Self.gap }
                guard block.backgrounds.contains(where: matrix.backgrounds.contains) else { continue }
                placeRow(ink, block.backgrounds, on: &page, x: x, top: y)
            }
            y = y - Self.gap
        }
        return y - top
    }

    private func column(_ index: Int, _ x: Points) -> Points {
        x + Self.names + (Self.cell.width + Self.gap) * Double(index)
    }

    /// Places the names of backgrounds on a common baseline.
    private func placeHeads(_ backgrounds: [String], on page: inout PageCanvas, x: Points, top: Points) -> Points {
        let lines = backgrounds.map { background in
            page.text.lines(
                background.split(separator: " ").map { shortName(String($0)) }.joined(separator: " "), .caption,
                width: Self.cell.width - 4)
        }
        let count = lines.map(\.count).max() ?? 0
        let leading = PageStyle.caption.leading
        for (index, lines) in lines.enumerated() where matrix.backgrounds.contains(backgrounds[index]) {
            for (row, line) in lines.enumerated() {
                let y: Points = top + leading * Double(count - lines.count + row)
                page.line(line.text, .caption, x: column(index, x), top: y)
            }
        }
        return leading * Double(count) + 6
    }

    private func placeRow(_ ink: String, _ backgrounds: [String], on page: inout PageCanvas, x: Points, top: Points) {
        let lines = page.text.lines(shortName(ink), .captionLead, width: Self.names - 8, limit: 3)
        let leading = PageStyle.captionLead.leading
        let first: Points = top + (Self.cell.height - leading * Double(lines.count)) / 2
        for (index, line) in lines.enumerated() {
            page.line(line.text, .captionLead, x: x, top: first + leading * Double(index))
        }
        for (index, background) in backgrounds.enumerated() {
            let rect = Rect(origin: Point(x: column(index, x), y: top), size: Self.cell)
            if let pill = matrix[ink: ink, background: background] {
                place(pill, in: rect, on: &page)
            } else if matrix.backgrounds.contains(background) {
                placeEmpty(rect, on: &page)
            }
        }
    }

    private func outline(_ rect: Rect, radius: Points) -> Path {
        .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
    }

    private func placeEmpty(_ rect: Rect, on page: inout PageCanvas) {
        page.add(
            .stroke(outline(rect.inset(by: 0.5), radius: Self.radius), PageColors.line, width: PageGrid.hairline))
        let style = PageStyle.caption.colored(PageColors.axis)
        page.line(
            "–", style, x: rect.midX - page.text.width("–", style) / 2, baseline: rect.midY + style.capMiddle)
    }

    private func place(_ pill: ContrastPill, in rect: Rect, on page: inout PageCanvas) {
        let isFailing = pill.grade == .fails
        page.add(.fill(outline(rect, radius: Self.radius), pill.background))
        page.add(
            .stroke(
                outline(rect.inset(by: 0.5), radius: Self.radius), RGBA.black.opacity(0.1), width: PageGrid.hairline))
        if isFailing {
            page.add(
                .stroke(outline(rect.inset(by: -1), radius: Self.radius + 1), PageColors.fail, width: Self.ring))
        }
        let left: Points = rect.minX + Self.padding
        page.line(page.sample.letters, Self.sample.colored(pill.foreground), x: left, top: rect.minY + 7)
        // Black or white, whichever has more contrast.
        let plain: RGBA =
            Contrast.ratio(.white, pill.background) > Contrast.ratio(.black, pill.background) ? .white : .black
        let baseline: Points = rect.maxY - 12
        let style = PageStyle.captionLead.colored(plain)
        page.line(DecimalText.floored(pill.ratio, places: 2), style, x: left, baseline: baseline)
        if isFailing {
            placeFails(right: rect.maxX - 6, middle: baseline - style.capMiddle, on: &page)
        } else {
            // Set a longer word in a smaller size to keep its margin.
            let word = pill.grade.rawValue
            let small = word.count > 3 ? PageStyle.smallDotNumber.colored(plain) : style
            page.line(word, small, right: rect.maxX - 6, baseline: baseline)
        }
    }

    private func placeFails(right: Points, middle: Points, on page: inout PageCanvas) {
        let style = PageStyle.smallDotNumber
        let width: Points = page.text.width(SheetWords["fails"], style) + 10
        let pill = Rect(x: right - width, y: middle - 7, width: width, height: 14)
        page.add(.fill(.capsule(in: pill), PageColors.fail))
        page.line(SheetWords["fails"], style, x: pill.minX + 5, baseline: middle + style.capMiddle)
    }
}
