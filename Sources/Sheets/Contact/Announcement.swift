import Checks
import Layout
import Project
import Specs
import Values

/// What VoiceOver is told of a state when it appears.
///
/// Where the spec says that something is announced, and not what, it is what this state alone says, and of several things
/// the one that tells most of what happened.
struct Announcement {
    let state: Mockup
    /// The default state; nil where it is announced itself.
    let usual: Mockup?
    let library: SpecLibrary

    /// Nil where the spec writes no words, and the state says nothing that the default one does not.
    var words: String? {
        if let written = state.laidOut.tree.behavior.announcement?.value { return quoted(written) }
        let usual = usual.map { ReadingStop.all(in: $0) } ?? []
        let (labels, spoken) = (Set(usual.map(\.announced)), Set(usual.map(\.spoken)))
        let stops = ReadingStop.all(in: state)
        // What is only disabled, or has another value, is no news where there is other news.
        let new = stops.filter { !labels.contains($0.announced) }
        let news = new.isEmpty ? stops.filter { !spoken.contains($0.spoken) } : new
        // A notice says what it says in every state.
        let isAlone = stops.count == 1 || Self.isNotice(state.component)
        let told = news.isEmpty ? stops.filter { isAlone || rank(of: $0) < Self.plain } : news
        let first = told.enumerated().min { (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset) }
        return first.map { writtenWords(around: $0.element) ?? $0.element.announced }
    }

    /// What the component that a stop is in is written to announce.
    private func writtenWords(around stop: ReadingStop) -> String? {
        state.frames.filter { $0.frame.node.path.isAround(stop.path) }.compactMap(writtenWords).first
    }

    /// Nil also where they depend on what the component is given.
    private func writtenWords(of placed: PlacedFrame) -> String? {
        guard announces(placed), case .use(let name, let state) = placed.frame.node.content,
            let words = library[name]?.text(of: .announce, in: state), words != "true", !words.contains("$")
        else { return nil }
        return quoted(words)
    }

    private func quoted(_ words: String) -> String {
        SpokenText(locale: state.metrics.locale).announcement(words)
    }

    /// The rank of what is neither a notice nor an announcement by itself.
    private static let plain = 2

    /// Least first: what announces itself, what waits or warns, a text, a control; what stands in a bar after those.
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

    /// Whether a component that is used here tells by its name that it tells something.
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
    /// Whether the node with this path is, or holds, the one with another.
    fileprivate func isAround(_ other: String) -> Bool { other == self || other.hasPrefix(self + "/") }
}
