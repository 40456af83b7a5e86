extension SwiftSupport {
    /// The start of lines that only files with colors of the system have.
    private static let mark = "<system>"

    /// A template with its lines for colors of the system, or without them.
    static func withSystemColors(_ template: String, _ hasSystemColors: Bool) -> String {
        guard template.contains(mark) else { return template }
        return template.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            line.hasPrefix(mark) ? (hasSystemColors ? line.dropFirst(mark.count) : nil) : line
        }.joined(separator: "\n")
    }

    /// The colors of the system that the tokens use.
    ///
    /// - Parameter names: the names in UIKit.
    static func systemColors(_ names: [String]) -> String {
        """
        extension <Tokens> {
            /// A color of the system, which follows its settings and its version.
            <access> enum TokenSystemColor: Hashable, Sendable {
        \(names.map { "        case \($0)" }.joined(separator: "\n"))
            }
        }

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            extension <Tokens>.TokenSystemColor {
                /// The color for UIKit.
                nonisolated <access> var uiColor: UIKit.UIColor {
                    switch self {
        \(names.map { "            case .\($0): return UIKit.UIColor.\($0)" }.joined(separator: "\n"))
                    }
                }
            }
        #endif
        """
    }
}
