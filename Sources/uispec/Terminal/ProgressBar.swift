import Synchronization
import Terminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// A progress line on a terminal with the estimated time left, erased at the end.
///
/// Several workers may report at once. The bar shows the highest count and updates at most ten times a second.
final class ProgressBar: Sendable {
    private struct State {
        var done = 0
        // deterministic: the bar is on standard error only
        var shown: ContinuousClock.Instant?
    }

    private let start = ContinuousClock.now
    private let state = Mutex(State())
    private static let width = 24

    /// Returns nil if standard error is not a terminal, or is one that cannot move the cursor.
    init?() {
        // deterministic: the bar is on standard error only
        guard isatty(2) != 0, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return nil }
    }

    func show(_ done: Int, of total: Int) {
        let now = ContinuousClock.now
        let text: String? = state.withLock { state in
            state.done = max(state.done, done)
            if let shown = state.shown, now - shown < .milliseconds(100) { return nil }
            state.shown = now
            return Self.line(done: state.done, total: total, elapsed: now - start)
        }
        if let text { Console.raw("\r" + text + "\u{1B}[K") }
    }

    func clear() {
        if state.withLock({ $0.shown != nil }) { Console.raw("\r\u{1B}[K") }
    }

    /// `[######------] 116/348, 9 s left`
    static func line(done: Int, total: Int, elapsed: Duration) -> String {
        guard total > 0 else { return "" }
        let done = min(max(done, 0), total)
        let filled = width * done / total
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
        let line = "[\(bar)] \(done)/\(total)"
        // The first few are too few for an estimate.
        guard done >= 3, done != total, elapsed > Duration.milliseconds(500) else { return line }
        let left = elapsed / done * (total - done)
        return line + ", \(left.components.seconds + 1) s left"
    }
}
