import Specs
import Values

/// `symbol`: the size of its glyph for any proposal; its baseline is that of text beside it.
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
