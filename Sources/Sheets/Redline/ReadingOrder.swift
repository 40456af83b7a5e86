package import Checks
import Layout
import Project
import Specs
package import Values

/// What VoiceOver stops at in a mock-up, in order.
package struct ReadingStop: Sendable, Hashable {
    package var number: Int
    /// Where it is touched, or where it is.
    package var area: Rect
    package var isControl: Bool
    /// In corner brackets.
    package var spoken: String

    package init(number: Int, area: Rect, isControl: Bool, spoken: String) {
        self.number = number
        self.area = area
        self.isControl = isControl
        self.spoken = spoken
    }

    /// Empty where nothing is read.
    package static func all(in mockup: Mockup) -> [ReadingStop] {
        let roots = mockup.laidOut.roots.dropFirst(mockup.laidOut.coveredRoots)
        let visible = Rect(origin: .zero, size: mockup.laidOut.size)
        let elements = roots.sorted { $0.readingPlace < $1.readingPlace }.flatMap(VoiceElement.all).filter {
            !$0.frame.rect.isEmpty && visible.intersection($0.frame.rect) != nil
        }
        let tabs = elements.indices.filter { elements[$0].frame.node.interaction?.role == "tab" }
        return elements.enumerated().map { index, element in
            let tab = tabs.firstIndex(of: index).map { (place: $0 + 1, count: tabs.count) }
            let spoken = SpokenText(locale: mockup.metrics.locale, tab: tabs.count > 1 ? tab : nil)
            let area = HitArea.rect(of: element.frame, direction: mockup.metrics.direction) ?? element.frame.rect
            return ReadingStop(
                number: index + 1, area: area, isControl: element.isControl,
                spoken: spoken.text(of: element.frame))
        }
    }
}

extension Frame {
    /// Of a screen the bar above is read before the body, the bar below after it.
    fileprivate var readingPlace: Int {
        switch node.path {
        case "top": 0
        case "bottom": 2
        default: 1
        }
    }
}
