import Specs
import Values

/// `symbol`: the size of its glyph, whatever is proposed; it stands on the baseline of the text beside it.
struct SymbolRule: LeafRule {
    let symbolSize: Size
    let baseline: Points

    init(_ symbol: BoundSymbol) {
        symbolSize = symbol.size
        baseline = Points(symbol.baseline)
    }

    func size(for proposal: ProposedSize) -> Size { symbolSize }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        Baselines(first: baseline, last: baseline)
    }
}
