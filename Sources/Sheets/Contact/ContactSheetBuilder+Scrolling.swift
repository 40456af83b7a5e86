import Checks
import Layout
import Values

/// Mock-ups at the scroll positions at which findings were measured.
extension ContactSheetBuilder {
    /// The number of scroll positions that a row shows; the messages of the other findings name theirs.
    private static let mostPositions = 3

    /// Returns the cells at each scroll position with a finding.
    func scrolled(
        _ state: SheetState, _ context: StageContext, numbers: [FindingKey: Int]
    ) -> [ContactSheet.Row.Line] {
        var positions: [[Int: Point]] = []
        for finding in state.findings where !finding.isWaived {
            guard let distances = finding.scrolled?.distances, !positions.contains(distances) else { continue }
            positions.append(distances)
        }
        return positions.prefix(Self.mostPositions).map { distances in
            let mockup = Mockup(state.mockup.laidOut.scrolled(by: distances))
            let rings = appearances.map {
                subject.rings(of: state, in: $0, scrolledBy: distances, numbers: numbers)
            }
            return ContactSheet.Row.Line(
                notes: rings.map { $0.isEmpty ? "" : Self.note(of: distances) },
                cells: zip(appearances, rings).map { appearance, rings in
                    rings.isEmpty ? nil : cell(state, scrolledTo: mockup, in: appearance, context, rings: rings)
                })
        }
    }

    private func cell(
        _ state: SheetState, scrolledTo mockup: Mockup, in appearance: Appearance, _ context: StageContext,
        rings: [FindingRing]
    ) -> ContactSheet.Cell {
        var cell = cell(state, in: appearance, context, numbers: [:])
        cell.picture = subject.draw(mockup.reachingEdge(of: context), appearance)
        cell.rings = rings
        let ratios = state.findings(in: appearance).filter { finding in
            !finding.isWaived && rings.contains { $0.rect == finding.scrolled?.area }
        }.compactMap(\.measure).filter { $0.unit == .ratio }.map(\.measured)
        cell.caption.lead = ratios.min().map { SheetWords["contrast %:1", DecimalText.floored($0, places: 2)] } ?? ""
        cell.caption.counts = SheetWords[rings.count == 1 ? "% fails" : "% fail", rings.count]
        return cell
    }

    /// `scrolled by 240 pt`, for the longest distance if several scroll views are moved.
    private static func note(of distances: [Int: Point]) -> String {
        let lengths = distances.values.flatMap { [abs($0.x.value), abs($0.y.value)] }
        return SheetWords["scrolled by % pt", DecimalText.short((lengths.max() ?? 0).rounded())]
    }
}
