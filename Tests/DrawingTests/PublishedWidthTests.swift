import Canvas
import Platform
import Testing
import Values

/// A text whose width on iOS is public: the frame of a label in a view tree or an accessibility tree that was
/// printed. iOS rounds it up to a pixel.
private struct PublishedWidth: CustomTestStringConvertible {
    var text: String
    var size: Points
    var weight = FontWeight.regular
    /// In points.
    var width: Double
    /// Pixels per point.
    var scale: Double

    var testDescription: String { "\(text), \(size) pt" }

    /// Trees of iOS 13 or later in public repositories, of labels whose text style is known from where they are.
    static let all = [
        PublishedWidth(text: "Hello, world!", size: 17, width: 94.667, scale: 3),
        PublishedWidth(text: "Tap me!", size: 17, width: 60.667, scale: 3),
        PublishedWidth(text: "Increment", size: 17, width: 76.667, scale: 3),
        PublishedWidth(text: "Dismiss keyboard", size: 17, width: 134.333, scale: 3),
        PublishedWidth(text: "Dismiss", size: 17, width: 59.333, scale: 3),
        PublishedWidth(text: "Wave Charge", size: 17, width: 101.333, scale: 3),
        PublishedWidth(text: "This is a test string", size: 17, width: 144.333, scale: 3),
        PublishedWidth(text: "error", size: 17, width: 37, scale: 3),
        PublishedWidth(text: "CENTER", size: 17, width: 64.333, scale: 3),
        PublishedWidth(text: "Log in", size: 17, weight: .semibold, width: 47.333, scale: 3),
        PublishedWidth(text: "Submit", size: 17, weight: .semibold, width: 56, scale: 2),
        PublishedWidth(text: "Feedback", size: 17, weight: .semibold, width: 78.5, scale: 2),
        PublishedWidth(text: "Tutunamayanlar", size: 17, weight: .semibold, width: 128, scale: 3),
        PublishedWidth(text: "Brave New World", size: 17, weight: .semibold, width: 136, scale: 3),
        PublishedWidth(text: "Button", size: 15, width: 45.667, scale: 3),
        PublishedWidth(text: "ShowChangeLog", size: 15, width: 116.5, scale: 2),
        PublishedWidth(text: "WSB Atlanta", size: 15, width: 85.333, scale: 3),
        PublishedWidth(text: "Oğuz Atay · 1972", size: 15, width: 116, scale: 3),
        PublishedWidth(text: "The Detroit News", size: 15, width: 119, scale: 2),
        PublishedWidth(text: "Fox Business", size: 15, width: 89.5, scale: 2),
        PublishedWidth(text: "Author: Aldous huxley", size: 13, width: 132.667, scale: 3),
        PublishedWidth(text: "Try Now", size: 13, width: 51, scale: 2),
        PublishedWidth(text: "Settings", size: 34, weight: .bold, width: 133, scale: 3),
        PublishedWidth(text: "Books", size: 34, weight: .bold, width: 98.333, scale: 3),
    ]

    /// The difference of the measured width, rounded up to a pixel too, as a share of the published one.
    func error(with engine: TextEngine) -> Double {
        let tracking = TestFacts.ios17.dynamicType.tracking(at: size.value)
        let own = engine.shape(text, face: FontFace(size: size, weight: weight, tracking: tracking)).width
        return own.roundedUp(toPixelsAt: scale).value / width - 1
    }
}

@Suite struct PublishedWidthTests {
    @Test(arguments: PublishedWidth.all)
    fileprivate func `a text is as wide as on iOS, within two percent`(published: PublishedWidth) throws {
        #expect(try abs(published.error(with: newEngine())) <= 0.02)
    }

    @Test func `texts are as wide as on iOS, within one percent on average`() throws {
        let engine = try newEngine()
        let errors = PublishedWidth.all.map { abs($0.error(with: engine)) }
        #expect(errors.reduce(0, +) / Double(errors.count) <= 0.01)
    }
}
