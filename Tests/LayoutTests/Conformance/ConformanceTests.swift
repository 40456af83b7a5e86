import Testing

/// Trees with what they are proposed and the frames that SwiftUI gives them. The comment before a case derives its
/// frames; rules are quoted by the type that implements them, which names its source.
@Suite struct ConformanceTests {
    static let all =
        StackCases.all + StackAlignmentCases.all + FrameCases.all + ModifierCases.all + ContainerCases.all
        + GridCases.all + SpacingCases.all + ScrollCases.all + ControlCases.all + NestingCases.all + MirrorCases.all
        + ScalingCases.all

    @Test(arguments: all)
    func `a tree has the frames that follow from SwiftUI's rules`(_ example: ConformanceCase) {
        example.check()
    }

    @Test func `cases have names of their own`() {
        let names = Self.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 120)
    }
}
