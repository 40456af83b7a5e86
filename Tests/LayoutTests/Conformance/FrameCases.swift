import Specs
import Values

enum FrameCases {
    static let all = fixed + flexible + hugging + exact + aspects + covering

    /// Placed in its own length of 117, this column offers its last child 52 ½ instead of the 63 it needs: the second
    /// child is asked first, then the last one, which is less flexible than the first.
    private static let texts = vstack(
        0, .center, text("aaaa bbbb cccc"), text("a"),
        vstack(0, .center, text("aaaa bbbb"), text("a"), text("a"), text("a")))

    private static func dump(_ outer: String, from y: Points = 0) -> String {
        let lines: [(String, Points, String)] = [
            ("  vstack 0", 0, "20 102"), ("    text 0", 0, "20 42"), ("    text 7.5", 42, "5 12"),
            ("    vstack 0", 54, "20 48"), ("      text 0", 54, "20 12"), ("      text 7.5", 66, "5 12"),
            ("      text 7.5", 78, "5 12"), ("      text 7.5", 90, "5 12"),
        ]
        let inner = lines.map { start, top, size in "\(start) \(DecimalText.short((y + top).value)) \(size)" }
        return (["\(outer) 0 0 20 117"] + inner).joined(separator: "\n")
    }

    /// A child that takes all of its room is placed in its own size, and shares it among its children again.
    static let exact: [ConformanceCase] = [
        .init("a row that hugs", hstack(0, .center, texts).height(.hug), in: 20, 300, dump("hstack")),
        .init("layers that hug", zstack(.center, texts).height(.hug), in: 20, 300, dump("zstack")),
        .init("layers in their own size", zstack(.center, texts), in: 20, 300, dump("zstack")),
        .init(
            "a frame with a minimum", hstack(0, .center, texts).minHeight(10), in: 20, 300,
            dump("hstack", from: 7.5)),
        // The bar is offered the height that the circle gives the row, not the 44 of the frame around it.
        .init(
            "a bar beside a higher circle",
            zstack(.center, hstack(8, .center, color().width(4), box(60, 60))).height(44), in: 200, 300,
            """
            zstack 0 0 72 44
              hstack 0 -8 72 60
                shape 0 -8 4 60
                shape 12 -8 60 60
            """),
        // Measured with 46, the first box takes 23; the row takes 82 and offers half of it again.
        .init(
            "a row that exceeds its layers",
            zstack(.center, hstack(0, .center, color().maxWidth(52), color().minWidth(59))),
            in: 46, 40,
            """
            zstack 0 0 82 40
              hstack 0 0 100 40
                shape 0 0 41 40
                shape 41 0 59 40
            """),
        // A lower child is still proposed the height of the row.
        .init(
            "a row of equal heights", hstack(0, .top, box(10, 40), color().width(10)).height(.hug), in: 90, 90,
            """
            hstack 0 0 20 40
              shape 0 0 10 40
              shape 10 0 10 40
            """),
    ]

    /// A column around a box of 10 × 10, which shows where a frame places it.
    static let small = vstack(0, .center, box(10, 10))
    /// A column around a box of 80 × 80.
    static let large = vstack(0, .center, box(80, 80))

    static let fixed: [ConformanceCase] = [
        .init(
            "centered", small.width(50).height(20), in: 90, 90,
            """
            vstack 0 0 50 20
              shape 20 5 10 10
            """),
        .init(
            "at its anchor", small.width(50).height(20).anchor(.trailing, .bottom), in: 90, 90,
            """
            vstack 0 0 50 20
              shape 40 10 10 10
            """),
        .init(
            "one axis", small.width(50), in: 90, 90,
            """
            vstack 0 0 50 10
              shape 20 0 10 10
            """),
        .init(
            "too small", large.width(50).height(20), in: 90, 90,
            """
            vstack 0 0 50 20
              shape -15 -30 80 80
            """),
        .init(
            "negative lengths are ignored", small.width(-5).height(20), in: 90, 90,
            """
            vstack 0 0 10 20
              shape 0 5 10 10
            """),
        .init(
            "within its limits", color().width(100).maxWidth(60).height(30).minHeight(40), in: 90, 90, "shape 0 0 60 40"
        ),
        // The text is proposed the fixed 20, so it breaks.
        .init("the child is proposed the length", text("aaaa bbbb").width(20), in: 90, 90, "text 0 0 20 27"),
        // The baseline of the frame is that of the text in it: (30 − 12) / 2 + 8 = 17 against 8.
        .init(
            "baselines", hstack(0, .firstTextBaseline, text("a").height(30), text("b")), in: 90, 90,
            """
            hstack 0 0 10 30
              text 0 0 5 30
              text 5 9 5 12
            """),
    ]

    static let flexible: [ConformanceCase] = [
        .init(
            "fill", small.width(.fill), in: 90, 90,
            """
            vstack 0 0 90 10
              shape 40 0 10 10
            """),
        .init(
            "fill never shrinks its child", large.width(.fill), in: 50, 90,
            """
            vstack 0 0 80 80
              shape 0 0 80 80
            """),
        .init(
            "fill of nothing proposed", small.width(.fill), in: nil, 90,
            """
            vstack 0 0 10 10
              shape 0 0 10 10
            """),
        // min 0 and max ∞: exactly the proposal; 50 around 80.
        .init(
            "exactly the proposal", large.minWidth(0).maxWidth(.infinity), in: 50, 90,
            """
            vstack 0 0 50 80
              shape -15 0 80 80
            """),
        .init("a maximum", color().maxWidth(30), in: 90, 20, "shape 0 0 30 20"),
        // A frame with a maximum takes the proposal up to it, even around a small child.
        .init(
            "a maximum takes the proposal", small.maxWidth(30), in: 90, 90,
            """
            vstack 0 0 30 10
              shape 10 0 10 10
            """),
        .init(
            "fill up to a maximum", small.width(.fill).maxWidth(30), in: 90, 90,
            """
            vstack 0 0 30 10
              shape 10 0 10 10
            """),
        .init(
            "a minimum", small.minWidth(40), in: 90, 90,
            """
            vstack 0 0 40 10
              shape 15 0 10 10
            """),
        .init("a minimum lets a child expand", color().minWidth(20), in: 90, 20, "shape 0 0 90 20"),
        .init("a minimum is proposed", color().minWidth(50), in: 20, 20, "shape 0 0 50 20"),
        .init("an ideal length", color().idealWidth(70), in: nil, 20, "shape 0 0 70 20"),
        .init("an ideal length yields to a proposal", color().idealWidth(70), in: 30, 20, "shape 0 0 30 20"),
        // max = max(30, min) = 50.
        .init("limits are repaired", color().minWidth(50).maxWidth(30), in: 90, 20, "shape 0 0 50 20"),
        // Nothing is proposed, not even for placing the column: the shape keeps its ideal length of 10.
        .init(
            "nil stays nil", vstack(0, .center, color()).minHeight(5), in: 40, nil,
            """
            vstack 0 0 40 10
              shape 0 0 40 10
            """),
    ]

    static let hugging: [ConformanceCase] = [
        .init("hug", text("aaaa bbbb").width(.hug), in: 20, 90, "text 0 0 45 12"),
        .init("without hug", text("aaaa bbbb"), in: 20, 90, "text 0 0 20 27"),
        // 45 is more than 30: the text is proposed 30 and uses 20.
        .init("hug up to a maximum", text("aaaa bbbb").width(.hug).maxWidth(30), in: 90, 90, "text 0 0 20 27"),
        .init("hug from a minimum", text("aa").width(.hug).minWidth(30), in: 90, 90, "text 0 0 30 12"),
        .init("hug a shape", color().height(.hug), in: 20, 90, "shape 0 0 20 10"),
        // `fixedSize` has no alignment.
        .init(
            "hug with a baseline", vstack(0, .center, text("a")).width(.hug).anchor(.center, .firstTextBaseline),
            in: 90, 90,
            """
            vstack 0 0 5 12
              text 0 0 5 12
            """),
        // It passes on the priority of a spacer: both share 50.
        .init(
            "hug a spacer", vstack(0, .center, spacer().width(.hug), spacer()), in: 90, 50,
            """
            vstack 0 0 0 50
              spacer 0 0 0 25
              spacer 0 25 0 25
            """),
        // A width that is zero but for a rounding error.
        .init("hug in next to no width", text("aa").height(.hug), in: 1e-12, 90, "text 0 0 0 12"),
    ]

    static let aspects: [ConformanceCase] = [
        // min(300 / 0.75, 300) = 300 high.
        .init("the largest box", color().aspect(0.75), in: 300, 300, "shape 0 0 225 300"),
        .init("one axis proposed", color().aspect(2), in: 100, nil, "shape 0 0 100 50"),
        .init("a ratio of nothing proposed", color().aspect(2), in: nil, nil, "shape 0 0 10 10"),
        // 300 wide would be 400 high; 200 allow 150.
        .init(
            "narrower where it is too high", color().width(.fill).aspect(0.75).maxHeight(200), in: 300, 800,
            "shape 0 0 150 200"),
        .init(
            "as wide as there is", color().width(.fill).aspect(0.75).maxHeight(200), in: 120, 800, "shape 0 0 120 160"),
        .init("a maximum of the open axis", color().aspect(0.75).maxHeight(200), in: 300, nil, "shape 0 0 150 200"),
        // The box is 40 × 40 although the text is smaller; it is centered.
        .init(
            "a fixed width", vstack(0, .center, text("aa")).width(40).aspect(1), in: 300, 300,
            """
            vstack 0 0 40 40
              text 15 14 10 12
            """),
        // The box is 50 × 50, its content 20 × 80: the node grows.
        .init(
            "content that needs more", vstack(0, .center, box(20, 80)).aspect(1), in: 50, 50,
            """
            vstack 0 0 50 80
              shape 15 0 20 80
            """),
        // 15 × 20 in a row of 100 × 20: flexibility 15; the shape gets the rest.
        .init(
            "in a row", hstack(0, .top, color(), color().aspect(0.75)), in: 100, 20,
            """
            hstack 0 0 100 20
              shape 0 0 85 20
              shape 85 0 15 20
            """),
    ]
    /// `aspectRatio(_:contentMode: .fill)`.
    static let covering: [ConformanceCase] = [
        // max(300 / 2, 200) = 200 high, hence 400 wide, and centered.
        .init(
            "the smallest box that covers", vstack(0, .center, color().aspect(2, .fill)).width(300).height(200),
            in: 300, 200,
            """
            vstack 0 0 300 200
              shape -50 0 400 200
            """),
        .init("one axis proposed, filled", color().aspect(2, .fill), in: 100, nil, "shape 0 0 100 50"),
        .init("nothing proposed, filled", color().aspect(2, .fill), in: nil, nil, "shape 0 0 10 10"),
        .init(
            "covers up to its maximum",
            vstack(0, .center, color().aspect(2, .fill).maxWidth(350)).width(300).height(200),
            in: 300, 200,
            """
            vstack 0 0 300 200
              shape -25 12.5 350 175
            """),
    ]
}
