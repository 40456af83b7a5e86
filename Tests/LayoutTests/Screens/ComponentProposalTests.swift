import Layout
import Testing
import Values

@Suite struct ComponentProposalTests {
    @Test func `a component is proposed the screen`() {
        #expect(layOut(color(), in: nil).size == Size(width: 400, height: 800))
    }

    @Test func `its preview's width comes before the screen's`() {
        #expect(layOut(color(), in: nil, previewWidth: 320).size == Size(width: 320, height: 800))
    }

    @Test func `a proposal comes before both`() {
        let laidOut = layOut(color(), in: proposing(50, 60), previewWidth: 320)
        #expect(laidOut.size == Size(width: 50, height: 60))
    }

    @Test func `its margin belongs to its size`() {
        let laidOut = layOut(box(20, 10).margin(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)), in: nil)
        #expect(laidOut.size == Size(width: 26, height: 14))
        #expect(laidOut.safeArea.short == "0 0 26 14")
        #expect(laidOut.roots.map(\.rect.short) == ["2 1 20 10"])
    }

    @Test func `its content is its frame less its padding`() {
        let laidOut = layOut(
            color().padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)), in: proposing(100, 50),
            metrics: metrics(direction: .rightToLeft))
        #expect(laidOut.roots.map(\.content.short) == ["4 1 94 46"])
    }
}
