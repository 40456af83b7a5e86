import Platform
import Project
import Values

/// The dependencies of a result on a metrics context, which determine in which other contexts it is valid.
struct AskedMetrics {
    /// Whether the result depends on the device or its orientation.
    var readsScreen = false
    /// The type sizes for which the result is the same.
    var typeSizes = TypeSizes.all

    /// Whether the result is valid for one type size only.
    var readsSingleTypeSize: Bool { typeSizes.rawValue.nonzeroBitCount == 1 }

    /// Whether a result that was computed in one context is valid in another.
    func agree(_ metrics: MetricsContext, _ asked: MetricsContext) -> Bool {
        typeSizes.contains(metrics.typeSize) && metrics.direction == asked.direction
            && metrics.locale == asked.locale
            && (!readsScreen || (metrics.orientation == asked.orientation && metrics.device == asked.device))
    }

    mutating func formUnion(_ other: AskedMetrics) {
        readsScreen = readsScreen || other.readsScreen
        typeSizes.formIntersection(other.typeSizes)
    }
}

/// Records the metrics that the current element depends on, including those of its descendants.
final class MetricsReads {
    private(set) var asked = AskedMetrics()

    func noteScreen() {
        asked.readsScreen = true
    }

    /// - Parameter typeSizes: The type sizes for which the result is the same.
    func note(_ typeSizes: TypeSizes) {
        asked.typeSizes.formIntersection(typeSizes)
    }

    func note(_ others: AskedMetrics) {
        asked.formUnion(others)
    }

    /// Starts recording for another element.
    ///
    /// - Returns: The dependencies recorded for the enclosing element so far.
    @discardableResult
    func begin() -> AskedMetrics {
        defer { asked = AskedMetrics() }
        return asked
    }

    /// Stops recording for the element and resumes with the enclosing element.
    ///
    /// - Returns: The dependencies of the element.
    func end(in outer: AskedMetrics) -> AskedMetrics {
        let own = asked
        asked.formUnion(outer)
        return own
    }
}
