import Forms
package import Platform
package import Project
package import Source
import Values
package import YAML

/// A figure that the document promises: `{ node: body, height: 32, in: { typeSize: large } }`.
package struct Expectation: Sendable {
    package struct Figure: Sendable {
        package var name: String
        package var nameRange: SourceRange
        package var value: Node

        package var valueRange: SourceRange { value.range }
    }

    package struct NamedState: Sendable, Hashable {
        package var name: String
        package var range: SourceRange
    }

    /// An id; behind a dot that of a node in the component that is used there: `row.badge`.
    package var node: String
    /// Where the node is named; nil for the body of an expectation that names none.
    package var nodeName: Node?
    /// Where the animation is named.
    package var motionName: Node?
    /// Where the product's document promises it, where that is not the component's first section.
    package var reference: String?
    /// The animation that the figures are of; a node's where nil.
    package var motion: String?
    /// The states that the figures are of, each with its place; all states where empty.
    package var states: [NamedState] = []
    package var condition: Node?
    /// Where ``condition`` is written.
    package var conditionRange: SourceRange? { condition?.range }
    package var figures: [Figure] = []
    package var range: SourceRange
}

extension Expectation {
    /// The values of contexts that the condition names; those that do not exist are told where it is bound.
    package func namedContexts(of devices: DeviceCatalog) -> [NamedContext] {
        condition.map { Self.namedContexts(in: $0, of: devices) } ?? []
    }

    private static func namedContexts(in condition: Node, of devices: DeviceCatalog) -> [NamedContext] {
        switch condition.content {
        case .scalar: return []
        case .sequence(let items): return items.flatMap { namedContexts(in: $0, of: devices) }
        case .mapping(let entries):
            return entries.flatMap { entry -> [NamedContext] in
                guard let axis = ContextAxis(rawValue: entry.key), SpecForms.condition.has(entry.key) else {
                    return entry.key == "state" ? namedContexts(in: entry.value, of: devices) : []
                }
                return (entry.value.sequence ?? [entry.value]).compactMap {
                    axis == .typeSize && $0.string == "accessibility"
                        ? .accessibilitySizes(at: $0.range) : NamedContext(axis, $0, devices: devices)
                }
            }
        }
    }
}

extension NamedContext {
    /// `typeSize: accessibility`, which stands for five sizes.
    fileprivate static func accessibilitySizes(at range: SourceRange) -> NamedContext {
        var contexts = ContextMatrix()
        contexts.typeSizes = TypeSize.allCases.filter(\.isAccessibility)
        return NamedContext(.typeSize, "accessibility", contexts: contexts, at: range)
    }
}
