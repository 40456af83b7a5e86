import Testing

/// Trees with their proposals and their frames in SwiftUI. The comment in a case derives its frames. It refers to a
/// rule by the type that implements it; the type's documentation names the source.
@Suite struct ConformanceTests {
    static let all =
        StackCases.all + StackAlignmentCases.all + FrameCases.all + ModifierCases.all + ContainerCases.all
        + GridCases.all + SpacingCases.all + ScrollCases.all + ControlCases.all + FieldCases.all + AlertCases.all
        + NestingCases.all + MirrorCases.all + ScalingCases.all

    @Test(arguments: all)
    func `a tree has the frames that follow from SwiftUI's rules`(_ example: ConformanceCase) {
        example.check()
    }

    @Test func `names of cases are unique`() {
        let names = Self.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 120)
    }
}
