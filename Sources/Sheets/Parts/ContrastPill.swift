import Canvas
package import Values

/// The grade of a contrast.
package enum ContrastGrade: String, Sendable, Hashable {
    case aaa = "AAA"
    case aa = "AA"
    /// Enough for a symbol, which requires less than text.
    case graphic = "symbol"
    /// Enough for large text only.
    case large = "AA large"
    case fails
    case waived
    /// No contrast is required.
    case exempt

    /// Grades a ratio by the levels of WCAG, which has only one level for non-text.
    init(of ratio: Double, isText: Bool) {
        self =
            switch ratio {
            case 7... where isText: .aaa
            case 4.5... where isText: .aa
            case 3...: isText ? .large : .graphic
            default: .exempt
            }
    }

    /// Whether the grade follows from the ratio alone.
    var isLevel: Bool {
        switch self {
        case .aaa, .aa, .graphic, .large, .exempt: true
        case .fails, .waived: false
        }
    }

    package var color: RGBA {
        switch self {
        case .aaa, .aa, .graphic, .large: PageColors.pass
        case .fails: PageColors.fail
        case .waived: PageColors.waived
        case .exempt: PageColors.ink2
        }
    }
}

/// A contrast in a white pill: the two colors, the ratio and the grade.
package struct ContrastPill: Sendable, Hashable {
    package var foreground: RGBA
    package var background: RGBA
    package var ratio: Double
    package var grade: ContrastGrade
    /// The number of parts with this contrast.
    package var count = 1

    package init(foreground: RGBA, background: RGBA, ratio: Double, grade: ContrastGrade, count: Int = 1) {
        self.foreground = foreground
        self.background = background
        self.ratio = ratio
        self.grade = grade
        self.count = count
    }

    package static let height: Points = 20
    private static let padding: Points = 4
    private static let end: Points = 8
    private static let disc: Points = 12
    private static let gap: Points = 4

    private var number: String { "\(DecimalText.floored(ratio, places: 2)):1" }
    private var result: String { grade.rawValue + (count > 1 ? " ×\(count)" : "") }
    private var resultStyle: PageStyle { PageStyle.captionLead.colored(grade.color) }

    package func width(_ measuring: PageText) -> Points {
        let texts = measuring.width(number, .captionLead) + measuring.width(result, resultStyle)
        return (Self.padding + Self.disc + Self.gap * 2 + texts + Self.end).roundedUp(toPixelsAt: 1)
    }

    package func size(_ measuring: PageText) -> Size {
        Size(width: width(measuring), height: Self.height)
    }

    package func place(on page: inout PageCanvas, origin: Point) {
        let rect = Rect(origin: origin, size: size(page.text))
        page.add(.fill(.capsule(in: rect), .white))
        page.add(.stroke(.capsule(in: rect.inset(by: 0.5)), PageColors.line, width: PageGrid.hairline))
        let disc = Rect(
            x: rect.minX + Self.padding, y: rect.midY - Self.disc / 2, width: Self.disc, height: Self.disc)
        let left = Rect(x: disc.minX, y: disc.minY, width: disc.width / 2, height: disc.height)
        page.add(
            .clipped(
                .ellipse(in: disc),
                [.fill(.rect(disc), background), .fill(.rect(left), foreground)]))
        page.add(
            .stroke(.ellipse(in: disc.inset(by: 0.25)), RGBA.black.opacity(0.2), width: 0.5))
        let baseline = (rect.midY + PageStyle.captionLead.capMiddle).rounded(toPixelsAt: 2)
        var x: Points = disc.maxX + Self.gap
        x = x + page.line(number, .captionLead, x: x, baseline: baseline) + Self.gap
        page.line(result, resultStyle, x: x, baseline: baseline)
    }
}
