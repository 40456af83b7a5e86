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

    /// What is in sight; empty where nothing is read. VoiceOver counts the tabs that have scrolled out too.
    package static func all(in mockup: Mockup) -> [ReadingStop] {
        let roots = mockup.laidOut.roots.dropFirst(mockup.laidOut.coveredRoots)
        let bounds = Rect(origin: .zero, size: mockup.laidOut.size)
        let clips = mockup.scrollClips
        let elements = roots.sorted { $0.readingPlace < $1.readingPlace }.flatMap(VoiceElement.all).filter {
            !$0.frame.rect.isEmpty
        }
        let tabs = elements.indices.filter { elements[$0].frame.node.interaction?.role == "tab" }
        var stops: [ReadingStop] = []
        for (index, element) in elements.enumerated() {
            let rect = element.frame.rect
            let visible = clips[element.frame.node.path] ?? bounds
            guard visible.intersection(rect) != nil, bounds.intersection(rect) != nil else { continue }
            let tab = tabs.firstIndex(of: index).map { (place: $0 + 1, count: tabs.count) }
            let spoken = SpokenText(locale: mockup.metrics.locale, tab: tabs.count > 1 ? tab : nil)
            let area = HitArea.rect(of: element.frame, direction: mockup.metrics.direction) ?? rect
            stops.append(
                ReadingStop(
                    number: stops.count + 1, area: area, isControl: element.isControl,
                    spoken: spoken.text(of: element.frame)))
        }
        return stops
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

extension Mockup {
    /// What is left in sight of what lies in something that scrolls, by the path of the node.
    fileprivate var scrollClips: [String: Rect] {
        var clips: [String: Rect] = [:]
        for placed in frames where placed.isInsideScroll { clips[placed.frame.node.path] = placed.clip }
        return clips
    }
}
