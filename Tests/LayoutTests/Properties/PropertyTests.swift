import Layout
import Specs
import Testing
import Values

@Suite struct PropertyTests {
    static let seeds = 0..<100
    static let proposals = [
        proposing(200, 100), proposing(nil, nil), proposing(60, nil), proposing(0, 0), proposing(33.3, 20.7),
    ]

    private func forEachTree(_ body: (BoundNode, ProposedSize) -> Void) {
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed)
            let tree = generator.tree()
            for proposal in Self.proposals { body(tree, proposal) }
        }
    }

    @Test func `every frame has a place and a size`() {
        forEachTree { tree, proposal in
            let laidOut = layOut(tree, in: proposal)
            let impossible = laidOut.allFrames().map(\.frame.rect).filter { rect in
                !(rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite)
                    || rect.width < 0 || rect.height < 0
            }
            #expect(impossible.isEmpty)
        }
    }

    @Test func `the same tree has the same frames`() {
        forEachTree { tree, proposal in
            #expect(layOut(tree, in: proposal).dump == layOut(tree, in: proposal).dump)
        }
    }

    /// A column of one child passes on its proposal. Only nil across the axis is replaced, by its own width when
    /// placing.
    @Test func `a column around a tree does not change its frames`() {
        forEachTree { tree, proposal in
            guard proposal.width != nil, !tree.hasSpacerAtRoot else { return }
            let alone = layOut(tree, in: proposal)
            let inColumn = layOut(vstack(8, .leading, tree), in: proposal)
            let frames = inColumn.allFrames().dropFirst().map(\.frame.rect)
            #expect(alone.allFrames().map(\.frame.rect) == frames)
            #expect(alone.size == inColumn.size)
        }
    }

    @Test func `nodes that fill do not shrink in twice the room`() {
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed)
            let tree = generator.fillingTree()
            for size in [Size(width: 200, height: 100), Size(width: 33.3, height: 80), Size(width: 400, height: 400)] {
                let once = layOut(tree, in: proposing(size.width, size.height)).allFrames().map(\.frame.rect)
                let twice = layOut(tree, in: proposing(size.width * 2, size.height * 2)).allFrames().map(\.frame.rect)
                let shrunk = zip(once, twice).filter {
                    $0.width > $1.width + 1e-6 || $0.height > $1.height + 1e-6
                }
                #expect(shrunk.isEmpty)
            }
        }
    }

    @Test func `children of a stack do not overlap`() {
        forEachTree { tree, proposal in
            layOut(tree, in: proposal).forEachFrame { frame, _ in
                guard case .stack(let stack) = frame.node.content, !stack.hasStandardSpacing else { return }
                let gaps = zip(frame.children, frame.children.dropFirst()).map { first, second in
                    stack.axis == .horizontal
                        ? second.rect.minX - first.rect.maxX : second.rect.minY - first.rect.maxY
                }
                #expect((gaps.min() ?? stack.spacing) >= stack.spacing - 1e-6)
            }
        }
    }

    @Test func `a right-to-left layout is the mirror image`() {
        forEachTree { tree, proposal in
            let left = layOut(tree, in: proposal)
            let right = layOut(tree, in: proposal, metrics: metrics(direction: .rightToLeft))
            #expect(left.allFrames().count == right.allFrames().count)
            for (one, other) in zip(left.allFrames(), right.allFrames()) {
                let mirrored = left.size.width - one.frame.rect.maxX
                let isMirrorImage =
                    abs((mirrored - other.frame.rect.minX).value) < 1e-6
                    && one.frame.rect.minY == other.frame.rect.minY && one.frame.rect.size == other.frame.rect.size
                #expect(isMirrorImage)
            }
        }
    }
}

extension BoundNode {
    /// Spacers and dividers depend on the enclosing stack, and so do components that consist of one.
    fileprivate var hasSpacerAtRoot: Bool {
        switch content {
        case .spacer, .divider: true
        case .use, .fits: children.contains(where: \.hasSpacerAtRoot)
        default: false
        }
    }
}
