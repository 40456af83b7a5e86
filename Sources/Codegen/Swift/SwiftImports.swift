/// The imports of the file. An import that public declarations use is public itself, because imports may be internal
/// by default. Compilers warn about any other public import.
struct SwiftImports {
    private let needs: Set<SwiftSupport.Kind>
    private let registersFonts: Bool
    private let isElsewhere: Bool
    private let options: SwiftOptions

    /// The kinds whose public declarations use a module, and those that use it only under a condition.
    private struct Use {
        var always: Set<SwiftSupport.Kind>
        var conditional: Set<SwiftSupport.Kind>
        var condition: String
    }

    private static let uses: [String: Use] = [
        "Foundation": Use(
            always: [.measure, .font, .transition, .spring, .shadow, .gradient, .border, .stroke],
            conditional: [.curve], condition: "canImport(SwiftUI)"),
        "SwiftUI": Use(
            always: [.symbol, .font, .fontWeight, .curve, .transition, .spring, .border, .stroke],
            conditional: [.color, .shadow, .gradient], condition: "canImport(UIKit) && !os(watchOS)"),
        "UIKit": Use(
            always: [.symbol, .font, .fontWeight], conditional: [.color, .shadow, .gradient, .border],
            condition: "!os(watchOS)"),
    ]

    init(needs: Set<SwiftSupport.Kind>, options: SwiftOptions) {
        let all = needs.union(needs.flatMap(\.parts))
        registersFonts = SwiftSupport.registersFonts(all, options)
        isElsewhere = if case .of = options.support { true } else { false }
        // The types of another file have their modules there.
        self.needs = isElsewhere ? all.intersection([.measure]).union(registersFonts ? [.measure] : []) : all
        self.options = options
    }

    /// Empty if the file needs none.
    var text: String {
        let fonts = registersFonts ? ["CoreText"] : []
        let optional = (fonts + (isElsewhere ? [] : ["SwiftUI", "UIKit"])).map { module in
            "#if canImport(\(module))\n\(lines(module).map { "    \($0)" }.joined(separator: "\n"))\n#endif"
        }
        let foundation = isElsewhere && needs.isEmpty ? [] : [lines("Foundation").joined(separator: "\n")]
        return (foundation + optional).joined(separator: "\n\n")
    }

    private func lines(_ module: String) -> [String] {
        let plain = "import \(module)"
        guard options.access != .internal, let use = Self.uses[module] else { return [plain] }
        let isAlways = !needs.isDisjoint(with: use.always)
        guard isAlways || !needs.isDisjoint(with: use.conditional) else { return [plain] }
        // Older compilers have no access levels of imports, and skip what they cannot parse.
        let condition = "compiler(>=6.0)" + (isAlways ? "" : " && \(use.condition)")
        return ["#if \(condition)", "    \(options.modifier)\(plain)", "#else", "    \(plain)", "#endif"]
    }
}
