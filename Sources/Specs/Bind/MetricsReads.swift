import Platform
import Project
import Values

/// What was asked of a metrics context, as far as it tells in which others the answers are the same.
struct AskedMetrics {
    /// Whether it was asked for the device, or how that is held.
    var isOfScreen = false
    /// Those in which everything that was asked about the type size has the same answer.
    var typeSizes = TypeSizes.all

    /// Whether no other type size has the same answers.
    var isOfOneTypeSize: Bool { typeSizes.rawValue.nonzeroBitCount == 1 }

    /// Whether what was asked of one context has the same answers in another.
    func agree(_ metrics: MetricsContext, _ asked: MetricsContext) -> Bool {
        typeSizes.contains(metrics.typeSize) && metrics.direction == asked.direction
            && metrics.locale == asked.locale
            && (!isOfScreen || (metrics.orientation == asked.orientation && metrics.device == asked.device))
    }

    mutating func formUnion(_ other: AskedMetrics) {
        isOfScreen = isOfScreen || other.isOfScreen
        typeSizes.formIntersection(other.typeSizes)
    }
}

/// What was asked of a metrics context since one element began to be bound; what it holds counts as its own.
final class MetricsReads {
    private(set) var asked = AskedMetrics()

    func noteScreen() {
        asked.isOfScreen = true
    }

    /// - Parameter typeSizes: in which what was asked has the same answer.
    func note(_ typeSizes: TypeSizes) {
        asked.typeSizes.formIntersection(typeSizes)
    }

    func note(_ others: AskedMetrics) {
        asked.formUnion(others)
    }

    /// Begins another element.
    ///
    /// - Returns: what was asked for before it.
    @discardableResult
    func begin() -> AskedMetrics {
        defer { asked = AskedMetrics() }
        return asked
    }

    /// Ends it, and goes on with what is around it.
    ///
    /// - Returns: what the element asked for.
    func end(in outer: AskedMetrics) -> AskedMetrics {
        let own = asked
        asked.formUnion(outer)
        return own
    }
}
