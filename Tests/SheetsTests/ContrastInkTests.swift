import Testing
import Values

@testable import Sheets

@Suite struct ContrastInkTests {
    private func contrast(_ lines: [Rect]) -> MeasuredContrast {
        let ink = lines.dropFirst().reduce(lines[0]) { $0.union($1) }
        let pill = ContrastPill(foreground: .black, background: .white, ratio: 21, grade: .aaa)
        var contrast = MeasuredContrast(ink: ink, pill: pill)
        contrast.lines = lines
        return contrast
    }

    private func target(_ lines: [Rect]) -> Rect { contrast(lines).target }

    private func line(_ number: Int, from x: Points = 0, width: Points) -> Rect {
        Rect(x: x, y: Points(Double(number) * 20), width: width, height: 16)
    }

    @Test func `a leader ends at the whole text if its middle reaches both edges`() {
        let lines = [line(0, width: 80), line(1, width: 195), line(2, width: 200)]
        #expect(target(lines) == Rect(x: 0, y: 0, width: 200, height: 56))
        #expect(target([line(0, width: 120)]) == line(0, width: 120))
    }

    @Test func `a leader does not end next to a short line`() {
        #expect(target([line(0, width: 200), line(1, width: 60), line(2, width: 180)]) == line(0, width: 200))
        let centered = [line(0, width: 200), line(1, from: 70, width: 60), line(2, from: 10, width: 180)]
        #expect(target(centered) == line(0, width: 200))
    }

    @Test func `a leader from below ends at a letter of the last line`() {
        let reaching = contrast([line(0, width: 200), line(1, width: 120)])
        #expect(reaching.foot == reaching.ink)
        #expect(contrast([line(0, width: 200), line(1, width: 60)]).foot == line(1, width: 60))
    }
}
