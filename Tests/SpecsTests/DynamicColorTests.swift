import Specs
import Testing
import Values

@Suite struct DynamicColorTests {
    @Test func `minimumAlpha is the lowest alpha of all appearances`() {
        #expect(DynamicColor(.white).minimumAlpha == 1)
        #expect(DynamicColor(.black.opacity(0.25)).minimumAlpha == 0.25)
        #expect(DynamicColor { $0.isDark && $0.isElevated ? .black.opacity(0.5) : .white }.minimumAlpha == 0.5)
        #expect(DynamicColor(.black.opacity(2)).minimumAlpha == 1)
    }
}
