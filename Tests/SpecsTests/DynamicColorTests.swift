import Specs
import Testing
import Values

@Suite struct DynamicColorTests {
    @Test func `leastAlpha is the lowest alpha of all appearances`() {
        #expect(DynamicColor(.white).leastAlpha == 1)
        #expect(DynamicColor(.black.opacity(0.25)).leastAlpha == 0.25)
        #expect(DynamicColor { $0.isDark && $0.isElevated ? .black.opacity(0.5) : .white }.leastAlpha == 0.5)
        #expect(DynamicColor(.black.opacity(2)).leastAlpha == 1)
    }
}
