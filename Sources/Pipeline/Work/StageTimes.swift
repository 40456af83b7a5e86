import Synchronization

/// The duration of each stage of a check, summed over all workers.
package final class StageTimes: Sendable {
    package enum Stage: String, CaseIterable, Sendable {
        case load
        case bind
        case layout
        case composing = "contrast by arithmetic"
        case drawing = "contrast by drawing"
        case rules = "other rules"
        case criteria
        case pairs = "color suggestions"
        case finish = "merging findings"
        case output
    }

    private let spent = Mutex<[Stage: Duration]>([:])

    package init() {}

    package func add(_ time: Duration, to stage: Stage) {
        spent.withLock { $0[stage, default: .zero] += time }
    }

    /// Returns the duration of a stage, or zero if it was not reached.
    package subscript(stage: Stage) -> Duration { spent.withLock { $0[stage] ?? .zero } }

    /// The durations in milliseconds, one line per stage.
    package var text: String {
        Stage.allCases.map { stage in
            // Drawing takes place during compositing.
            let time = stage == .composing ? self[.composing] - self[.drawing] : self[stage]
            let (seconds, attoseconds) = time.components
            let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
            let digits = String(microseconds % 1_000 + 1_000).dropFirst()
            return "\(stage.rawValue)\t\(microseconds / 1_000).\(digits)\n"
        }.joined()
    }
}

extension StageTimes? {
    /// Runs a closure and records its duration.
    func measure<Result>(_ stage: StageTimes.Stage, _ body: () -> Result) -> Result {
        guard let self else { return body() }
        // deterministic: times are only shown with --times
        let start = ContinuousClock.now
        let result = body()
        self.add(ContinuousClock.now - start, to: stage)
        return result
    }
}
