import Specs
import Values

extension BoundMotion.Form {
    /// The seconds of one run: its duration, or the response of its spring; nil if neither is set.
    var time: Double? {
        if let duration { return duration.value.value }
        if case .spring(let spring)? = curve?.value { return spring.response.value }
        return nil
    }

    /// The number of runs; infinite for an animation that repeats forever.
    var runs: Double {
        switch repetition?.value {
        case nil: 1
        case .times(let times): Double(times)
        case .forever: .infinity
        }
    }
}

extension BoundMotion {
    /// Whether it starts without an action of the user.
    var startsAutomatically: Bool {
        switch trigger {
        case nil, .appear, .disappear, .state: true
        case .press, .tap, .scroll, .drag: false
        }
    }
}
