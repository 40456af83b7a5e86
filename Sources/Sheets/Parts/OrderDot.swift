import Canvas
import Values

/// The position of an element in the VoiceOver order.
struct OrderDot {
    var number: Int

    func width(_ measuring: PageText) -> Points {
        let text = measuring.width("\(number)", .dotNumber)
        return max(RedlineMeasures.dot, (text + 8).roundedUp(toPixelsAt: 2))
    }

    func place(on page: inout PageCanvas, center: Point) {
        let height = RedlineMeasures.dot
        let width = width(page.text)
        let rect = Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        page.add(.fill(.capsule(in: rect.inset(by: -RedlineMeasures.halo)), .white))
        page.add(.fill(.capsule(in: rect), PageColors.ink))
        page.line(
            "\(number)", .dotNumber, x: center.x - page.text.width("\(number)", .dotNumber) / 2,
            baseline: center.y + PageStyle.dotNumber.capMiddle)
    }
}
