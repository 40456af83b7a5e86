import Project
import YAML

/// What components were bound to where others use them, for the states and screens in which they are given the same.
///
/// Most states of a screen change one thing in it; its bars and lists are the same nodes in all of them.
struct KnownUses {
    /// Where a component is used, and in which of its states.
    struct Place: Hashable {
        var path: String
        var component: String
        var state: String
        /// Whether a screen presents it.
        var isPresented: Bool
    }

    /// What decides besides what it is bound to: it is given no slots.
    struct Question: Equatable {
        var properties: [String: Node]
        var environment: Environment
        /// Whether it stands in a sheet, an alert or a popover.
        var isElevated: Bool
        var reading: MetricsContext.Reading
    }

    struct Answer {
        var node: BoundNode
        /// How many nodes it has.
        var count: Int
        /// The screen that was asked for; nil where none was.
        var screen: MetricsContext?
    }

    private var answers: [Place: [(question: Question, answer: Answer)]] = [:]

    func answer(at place: Place, to question: Question, in metrics: MetricsContext) -> Answer? {
        answers[place]?.first { known in
            known.question == question && known.answer.screen.map { $0 == metrics } ?? true
        }?.answer
    }

    mutating func keep(_ answer: Answer, at place: Place, to question: Question) {
        answers[place, default: []].keep((question, answer))
    }
}

/// The nodes that were bound, by path, so that those of other states and screens that are the same share their values.
struct KnownNodes {
    private var nodes: [String: [BoundNode]] = [:]

    /// The node that is equal to one, or that one itself.
    mutating func shared(_ node: BoundNode) -> BoundNode {
        let path = node.path
        if let known = nodes[path]?.first(where: { $0.holdsSameNodes(as: node) && $0 == node }) { return known }
        nodes[path, default: []].keep(node)
        return node
    }
}

extension BoundNode {
    /// Whether both hold the very same nodes; parts of controls are made anew, and may be equal without being the same.
    fileprivate func holdsSameNodes(as other: BoundNode) -> Bool {
        if case .control = content { return true }
        return children.areSame(as: other.children) && overlay.areSame(as: other.overlay)
    }
}

extension [BoundNode] {
    fileprivate func areSame(as others: [BoundNode]) -> Bool {
        elementsEqual(others) { $0.identity == $1.identity }
    }
}

extension Array {
    /// How many answers are looked through for one that holds again: of thousands of states each may have its own.
    private static var mostKept: Int { 16 }

    /// Adds what may be asked for again, and forgets the oldest of too many.
    mutating func keep(_ element: Element) {
        if count == Self.mostKept { removeFirst() }
        append(element)
    }
}
