import Tokens

/// The types of the constants. The needed ones are part of the generated file, which has no dependencies.
struct SwiftSupport {
    enum Kind: String, CaseIterable {
        case color
        case font
        case fontWeight
        case curve
        case transition
        case spring
        case shadow
        case gradient
        case border
        case stroke
        case haptic
        case symbol
        /// A value of a type of Foundation.
        case measure
        /// A value of a type of Swift.
        case plain

        init(_ value: TokenValue) {
            self =
                switch value {
                case .color: .color
                case .typography: .font
                case .fontWeight: .fontWeight
                case .cubicBezier: .curve
                case .transition: .transition
                case .spring: .spring
                case .shadow: .shadow
                case .gradient: .gradient
                case .border: .border
                case .strokeStyle: .stroke
                case .haptic: .haptic
                case .symbol: .symbol
                case .dimension, .duration: .measure
                case .number, .fontFamily: .plain
                }
        }

        /// The kinds that this one contains.
        var parts: Set<Kind> {
            switch self {
            case .shadow, .gradient: [.color]
            case .border: [.color, .stroke]
            case .transition: [.curve]
            case .font: [.fontWeight]
            default: []
            }
        }

        var template: String {
            switch self {
            case .color: SwiftSupport.color
            case .font: SwiftSupport.font + "\n\n" + SwiftSupport.fontBridge
            case .fontWeight: SwiftSupport.fontWeight
            case .curve: SwiftSupport.curve
            case .transition: SwiftSupport.transition
            case .spring: SwiftSupport.spring
            case .shadow: SwiftSupport.shadow
            case .gradient: SwiftSupport.gradient
            case .border: SwiftSupport.border
            case .stroke: SwiftSupport.stroke
            case .haptic: SwiftSupport.haptic
            case .symbol: SwiftSupport.symbol
            case .measure, .plain: ""
            }
        }
    }

    /// Whether the source registers the project's own fonts, because it has tokens that use them.
    static func registersFonts(_ needs: Set<Kind>, _ options: SwiftOptions) -> Bool {
        needs.contains(.font) && !options.fontFiles.isEmpty
    }

    /// The source of the types, each with its bridges.
    let sections: [String]

    /// - Parameter systemColors: the names of the colors of the system that the tokens use.
    init(needs: Set<Kind>, systemColors: [String], options: SwiftOptions) {
        let all = needs.union(needs.flatMap(\.parts))
        var templates = Kind.allCases.filter { all.contains($0) && $0 != .measure && $0 != .plain }.map {
            Self.withSystemColors($0.template, !systemColors.isEmpty)
        }
        if !systemColors.isEmpty { templates.append(Self.systemColors(systemColors)) }
        if case .of(let type) = options.support, !templates.isEmpty {
            templates = [Self.aliases(of: templates, in: type)]
        }
        if Self.registersFonts(all, options) {
            templates.append(Self.fontFiles(options.fontFiles.map(SwiftLiteral.string)))
        }
        sections = templates.map {
            $0.replacing("<access> ", with: options.modifier)
                .replacing("<Tokens>", with: options.typeName)
        }
    }

    /// Type aliases of the types that templates declare, which another file of the module has.
    private static func aliases(of templates: [String], in type: String) -> String {
        let starts = ["struct", "enum"].map { "    <access> \($0) " }
        let names = templates.flatMap { $0.split(separator: "\n") }.compactMap { line in
            starts.first { line.hasPrefix($0) }.map { line.dropFirst($0.count).prefix { $0.isLetter } }
        }
        let lines = names.map { name in
            "    /// The type of another file of the module.\n"
                + "    <access> typealias \(name) = \(type).\(name)"
        }
        return "extension <Tokens> {\n\(lines.joined(separator: "\n\n"))\n}"
    }
}
