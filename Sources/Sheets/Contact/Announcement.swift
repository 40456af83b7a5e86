import Checks
import Layout
import Project
import Specs
import Values

/// The text that VoiceOver announces when a state appears.
///
/// If the spec requests an announcement without a text, it is the text that only this state has, and among several the
/// one that best describes the change.
struct Announcement {
    let state: Mockup
    /// The default state, or nil to announce that state itself.
    let defaultMockup: Mockup?
    let library: SpecLibrary

    /// Nil if the spec has no text and the state has no text that differs from the default state.
    var words: String? {
        if let written = state.laidOut.tree.behavior.announcement?.value { return quoted(written) }
        let defaultStops = defaultMockup.map { ReadingStop.all(in: $0) } ?? []
        let (labels, spoken) = (Set(defaultStops.map(\.announced)), Set(defaultStops.map(\.spoken)))
        let stops = ReadingStop.all(in: state)
        // Changed values and disabled elements are announced only without new texts.
        let new = stops.filter { !labels.contains($0.announced) }
        let news = new.isEmpty ? stops.filter { !spoken.contains($0.spoken) } : new
        // A notice is announced in every state.
        let isAlone = stops.count == 1 || Self.isNotice(state.component)
        let candidates = news.isEmpty ? stops.filter { isAlone || rank(of: $0) < Self.plain } : news
        let first = candidates.enumerated().min {
            (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset)
        }
        return first.map { writtenWords(around: $0.element) ?? $0.element.announced }
    }

    /// Returns the written announcement of the component that contains a stop.
    private func writtenWords(around stop: ReadingStop) -> String? {
        state.frames.filter { $0.frame.node.path.isAround(stop.path) }.compactMap(writtenWords).first
    }

    /// Returns nil if the text depends on properties of the component.
    private func writtenWords(of placed: PlacedFrame) -> String? {
        guard announces(placed), case .use(let name, let state) = placed.frame.node.content,
            let words = library[name]?.text(of: .announce, in: state), words != "true", !words.contains("$")
        else { return nil }
        return quoted(words)
    }

    private func quoted(_ words: String) -> String {
        SpokenText(locale: state.metrics.locale).announcement(words)
    }

    /// The rank of stops that are neither notices nor announced.
    private static let plain = 2

    /// Returns the rank of a stop, lowest first: announced components, progress and warnings, texts, controls. Stops in
    /// a
    /// bar come after these.
    private func rank(of stop: ReadingStop) -> Int {
        let around = state.frames.filter { $0.frame.node.path.isAround(stop.path) }
        if around.contains(where: announces) { return 0 }
        if around.contains(where: isNotice) || state.frames.contains(where: { waits($0, within: stop.path) }) {
            return 1
        }
        let isInBar = "top".isAround(stop.path) || "bottom".isAround(stop.path)
        return (isInBar ? Self.plain + 2 : Self.plain) + (stop.isControl ? 1 : 0)
    }

    private func announces(_ placed: PlacedFrame) -> Bool {
        guard case .use(let name, let state) = placed.frame.node.content, let used = library[name] else { return false }
        return used.announces(in: state)
    }

    /// Whether the name of a used component shows that it is a notice.
    private func isNotice(_ placed: PlacedFrame) -> Bool {
        guard case .use(let name, _) = placed.frame.node.content else { return false }
        return Self.isNotice(name)
    }

    private static func isNotice(_ component: String) -> Bool {
        let words = component.lowercased()
        return notices.contains(where: words.contains)
    }

    private static let notices = ["banner", "toast", "snackbar", "errorstate", "emptystate"]

    private func waits(_ placed: PlacedFrame, within path: String) -> Bool {
        guard case .control(let control) = placed.frame.node.content, path.isAround(placed.frame.node.path) else {
            return false
        }
        return control.kind == .spinner || control.kind == .progress
    }
}

extension String {
    /// Whether the node with this path is, or contains, the node with another path.
    fileprivate func isAround(_ other: String) -> Bool { other == self || other.hasPrefix(self + "/") }
}
