import Checks

extension CheckResult {
    /// The contexts that show a finding, the worst measurement first. An occurrence that does not depend on the
    /// appearance, or on the metrics, is included once for each of them. Empty if the finding depends on neither.
    func contexts(of finding: Finding) -> [Finding.Occurrence] {
        var seen: Set<Finding.Occurrence> = []
        return finding.worstFirst.flatMap(completed).filter {
            seen.insert(Finding.Occurrence(metrics: $0.metrics, appearance: $0.appearance)).inserted
        }
    }

    private func completed(_ occurrence: Finding.Occurrence) -> [Finding.Occurrence] {
        if occurrence.metrics == nil, occurrence.appearance == nil { return [] }
        return (occurrence.metrics.map { [$0] } ?? metrics).flatMap { metrics in
            (occurrence.appearance.map { [$0] } ?? appearances).map {
                Finding.Occurrence(metrics: metrics, appearance: $0, measure: occurrence.measure)
            }
        }
    }
}
