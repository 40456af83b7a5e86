package import Checks
import Layout
import Project
import Specs
package import Values

/// An element at which VoiceOver stops.
package struct ReadingStop: Sendable, Hashable {
    package var number: Int
    /// The path of its node.
    package var path = ""
    /// The hit area, or the frame of an element without one.
    package var area: Rect
    /// The visible part of the area.
    package var shown: Rect
    package var isControl: Bool
    /// The spoken text, in corner brackets.
    package var spoken: String
    /// The spoken text without role and state, as in an announcement.
    package var announced: String
    /// The hint spoken after a pause, in corner brackets.
    package var hint: String?
    /// The names of custom actions.
    package var actions: [String] = []

    /// - Parameters:
    ///   - shown: nil for the whole area.
    ///   - announced: nil for the spoken text.
    package init(
        number: Int, area: Rect, shown: Rect? = nil, isControl: Bool, spoken: String, announced: String? = nil
    ) {
        self.number = number
        self.area = area
        self.shown = shown ?? area
        self.isControl = isControl
        self.spoken = spoken
        self.announced = announced ?? spoken
    }

    /// Returns the visible stops, or none if nothing is read. VoiceOver also counts tabs that are scrolled out of view.
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
            let clear = mockup.visibleArea(at: element.frame.node.path)
            guard !mockup.isWholeScreen || clear.intersection(rect) != nil else { continue }
            let tab = tabs.firstIndex(of: index).map { (place: $0 + 1, count: tabs.count) }
            let spoken = SpokenText(locale: mockup.metrics.locale, tab: tabs.count > 1 ? tab : nil)
            let area = HitArea.rect(of: element.frame, direction: mockup.metrics.direction) ?? rect
            var shown: Rect? = area
            if let scrolled = clips[element.frame.node.path] { shown = shown?.intersection(scrolled) }
            if mockup.isWholeScreen { shown = shown?.intersection(clear) }
            var stop = ReadingStop(
                number: stops.count + 1, area: area, shown: shown ?? rect, isControl: element.isControl,
                spoken: spoken.text(of: element.frame), announced: spoken.announcement(of: element.frame))
            stop.path = element.frame.node.path
            stop.hint = spoken.hint(of: element.frame)
            stop.actions = element.frame.node.voice.actions.map(\.value)
            stops.append(stop)
        }
        return stops
    }
}

extension Frame {
    /// The reading order of the parts of a screen: the top bar, the body, the bottom bar.
    fileprivate var readingPlace: Int {
        switch node.path {
        case "top": 0
        case "bottom": 2
        default: 1
        }
    }
}

extension Mockup {
    /// The visible part of scrolled nodes, by path.
    fileprivate var scrollClips: [String: Rect] {
        var clips: [String: Rect] = [:]
        // On a screen it extends below covering bars, to the edge.
        let region = ScrollRegion(of: laidOut)
        for placed in frames where placed.isInsideScroll {
            clips[placed.frame.node.path] = placed.clip.map { region.visiblePart(of: $0, axis: .vertical) }
        }
        return clips
    }
}
