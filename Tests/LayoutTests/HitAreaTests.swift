import Layout
import Specs
import Testing
import Values

@Suite struct HitAreaTests {
    @Test(arguments: [
        ("no hit area", box(20, 10).action(), "0 0 20 10"),
        // (44 − 20) / 2 = 12 and (44 − 10) / 2 = 17 on both sides.
        ("at least 44", box(20, 10).action(area: Size(width: 44, height: 44)), "-12 -17 44 44"),
        ("wider already", box(60, 10).action(area: Size(width: 44, height: 44)), "0 -17 60 44"),
        ("negative insets", box(20, 10).action(insets: Insets(-6)), "-6 -6 32 22"),
        ("positive insets", box(20, 10).action(insets: Insets(top: 1, leading: 2)), "2 1 18 9"),
        // 32 × 22, then 44 around the center at 10, 5.
        ("both", box(20, 10).action(area: Size(width: 44, height: 20), insets: Insets(-6)), "-12 -6 44 22"),
        // 31 high; (44 − 31) / 2 above and below.
        ("a toggle", written("toggle: true"), "0 -6.5 51 44"),
        ("a toggle of its own hit area", written("toggle: true\nhitArea: 60"), "-4.5 -14.5 60 60"),
        ("moved by the offset", box(20, 10).offset(3, 4).action(), "3 4 20 10"),
    ])
    func `a control's hit area`(name: String, node: BoundNode, expected: String) throws {
        let frame = try #require(layOut(node, in: nil).roots.first)
        #expect(HitArea.rect(of: frame)?.short == expected)
    }

    @Test func `leading insets are on the right in right-to-left layouts`() throws {
        let node = box(20, 10).action(insets: Insets(leading: -6))
        let frame = try #require(layOut(node, in: nil).roots.first)
        #expect(HitArea.rect(of: frame, direction: .rightToLeft)?.short == "0 0 26 10")
    }

    @Test func `a node without an action has no hit area`() throws {
        let frame = try #require(layOut(box(20, 10), in: nil).roots.first)
        #expect(HitArea.rect(of: frame) == nil)
    }
}
