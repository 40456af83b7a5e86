import Canvas
import Checks
import Drawing
import Layout
import Project
import Sheets
import Source
import Specs
import Values

extension SheetRun {
    /// Returns a state in other metrics or appearances than those of the sheet, or nil if it cannot be bound.
    func state(
        _ name: String, of component: Component, at metrics: MetricsContext, in appearances: [Appearance],
        by worker: DrawingState, engine: TextEngine
    ) -> SheetState? {
        var binder = worker.worker.binder
        guard let tree = binder.bind(component, state: name, metrics: metrics) else { return nil }
        let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: TextMeasurer(engine))
        var design = project.design
        design.appearances = appearances
        return state(name, of: component, Mockup(laidOut, in: design, by: worker.sampler), in: design)
    }

    /// Adds the nearest colors that pass in all of the states to their findings about contrast.
    ///
    /// Whether other components could show these colors too is known to `check` only.
    ///
    /// - Parameter known: states whose findings have help already, which findings about the same place get too.
    func suggestingColors(
        in states: [SheetState], appearances: [Appearance], knowing known: [SheetState] = []
    ) -> [SheetState] {
        let earlier = Dictionary(
            known.flatMap(\.findings).map { (FindingKey($0), $0) }, uniquingKeysWith: { first, _ in first })
        let findings = states.flatMap(\.findings).map { finding -> Finding in
            guard finding.diagnostic.help == nil, finding.nearestColor != nil else { return finding }
            var result = finding
            result.diagnostic.help = earlier[FindingKey(finding)]?.diagnostic.help
            return result
        }
        var design = project.design
        design.appearances = appearances
        let isOpen = findings.contains { $0.diagnostic.help == nil && $0.nearestColor != nil }
        let pairs = isOpen ? states.reduce(into: Set()) { $0.formUnion(rules.pairs(in: $1.mockup, of: design)) } : []
        var rest = ContrastFixing(pairs, in: design).addingNearestColors(to: findings).addingNearestColors()[...]
        return states.map { state in
            var result = state
            result.findings = Array(rest.prefix(state.findings.count))
            rest = rest.dropFirst(state.findings.count)
            return result
        }
    }
}
