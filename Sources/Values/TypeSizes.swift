/// A set of type sizes.
package struct TypeSizes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package init(_ size: TypeSize) {
        rawValue = 1 << UInt16(size.index)
    }

    package static let all = TypeSizes(TypeSize.allCases.map(TypeSizes.init))
    package static let accessibility = TypeSizes(
        TypeSize.allCases.filter(\.isAccessibility).map(TypeSizes.init))

    package func contains(_ size: TypeSize) -> Bool { contains(TypeSizes(size)) }
}
