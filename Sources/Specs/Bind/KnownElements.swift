import Project
import Source
import Values

/// What elements were bound to, for the states, screens, type sizes and uses in which all that they name stands for the
/// same.
///
/// A state changes one thing of many: what it leaves alone is told by its names, before anything of it is bound again.
/// A type size mostly changes fonts, which `SizedNodes` gives anew.
struct KnownElements {
    /// An element where it stands: each `each` item, and each component that uses it, gives it another path.
    private struct Place: Hashable {
        var path: String
        var range: SourceRange
    }

    /// A class, since it is large and looked at where it stands.
    final class Answer {
        /// Nil where its conditions leave it out.
        let node: BoundNode?
        /// How many nodes it has.
        let count: Int
        /// The names that it was made of.
        let names: [ScopeName]
        private let scope: Scope
        private let environment: Environment
        /// Whether it stands in a sheet, an alert or a popover.
        private let isElevated: Bool
        /// What it asked of the metrics.
        let asked: AskedMetrics

        init(
            _ node: BoundNode?, count: Int, names: [ScopeName], scope: Scope, environment: Environment,
            isElevated: Bool, asked: AskedMetrics
        ) {
            self.node = node
            self.count = count
            self.names = names
            self.scope = scope
            self.environment = environment
            self.isElevated = isElevated
            self.asked = asked
        }

        /// The size that its fonts have.
        var typeSize: TypeSize { scope.metrics.typeSizeOfFonts }

        /// Whether the element is the same in a scope, but for its fonts in another type size.
        func holds(in scope: Scope, _ environment: Environment, isElevated: Bool) -> Bool {
            // What stands around it decides whether a component would stand in itself.
            scope.metrics.agrees(with: self.scope.metrics, on: asked) && self.isElevated == isElevated
                && scope.uses.elementsEqual(self.scope.uses) { $0.component == $1.component }
                && names.allSatisfy { scope.agrees(with: self.scope, on: $0) }
                && self.environment == environment
        }
    }

    private var answers: [Place: [Answer]] = [:]

    /// The newest answer that holds in a scope.
    func answer(
        of element: Element, at path: String, in scope: Scope, _ environment: Environment, isElevated: Bool
    ) -> Answer? {
        answers[Place(path: path, range: element.kindRange)]?.last {
            $0.holds(in: scope, environment, isElevated: isElevated)
        }
    }

    /// Forgets what no other type size can have.
    mutating func leaveTypeSize() {
        for index in answers.values.indices { answers.values[index].removeAll(where: \.asked.readsSingleTypeSize) }
    }

    mutating func keep(_ answer: Answer, of element: Element, at path: String) {
        answers[Place(path: path, range: element.kindRange), default: []].keep(answer)
    }
}
