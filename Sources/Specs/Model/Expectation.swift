import Forms
package import Platform
package import Project
package import Source
import Values
package import YAML

/// An entry of `expect:`: `{ node: body, height: 32, in: { typeSize: large } }`.
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

    /// An id, optionally followed by a dot and the id of a node in the component used there: `row.badge`.
    package var node: String
    /// The value that names the node; nil for an expectation about the body that names no node.
    package var nodeName: Node?
    /// The value that names the animation.
    package var motionName: Node?
    /// The section of the product's document, if it is not the component's first section.
    package var reference: String?
    /// The animation that is measured; nil if the node is measured.
    package var motion: String?
    /// The states that the expectation applies to, each with its range; all states if empty.
    package var states: [NamedState] = []
    package var condition: Node?
    /// The range of ``condition``.
    package var conditionRange: SourceRange? { condition?.range }
    package var figures: [Figure] = []
    package var range: SourceRange
}

extension Expectation {
    /// Returns the context values that the condition names; unknown values are reported when it is bound.
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
    /// `typeSize: accessibility`, which selects five type sizes.
    fileprivate static func accessibilitySizes(at range: SourceRange) -> NamedContext {
        var contexts = ContextMatrix()
        contexts.typeSizes = TypeSize.allCases.filter(\.isAccessibility)
        return NamedContext(.typeSize, "accessibility", contexts: contexts, at: range)
    }
}
