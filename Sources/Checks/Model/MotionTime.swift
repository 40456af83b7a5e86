import Specs
import Values

extension BoundMotion.Form {
    /// How long it takes once: its duration, else the response of its spring. Nil where neither is said.
    var time: Double? {
        if let duration { return duration.value.value }
        if case .spring(let spring)? = curve?.value { return spring.response.value }
        return nil
    }

    /// How often it runs; infinite for what never ends.
    var runs: Double {
        switch repetition?.value {
        case nil: 1
        case .times(let times): Double(times)
        case .forever: .infinity
        }
    }
}

extension BoundMotion {
    /// Whether it starts without anybody's doing.
    var startsByItself: Bool {
        switch trigger {
        case nil, .appear, .disappear, .state: true
        case .press, .tap, .scroll, .drag: false
        }
    }
}
