extension SwiftSupport {
    /// The registration of a project's own font files.
    ///
    /// - Parameter files: The literals of their names.
    static func fontFiles(_ files: [String]) -> String {
        """
        #if canImport(CoreText)
            extension <Tokens> {
                /// The project's own font files, which the app contains as resources.
                <access> static let fontFiles: [String] = [
        \(files.map { "            \($0)," }.joined(separator: "\n"))
                ]

                /// Makes the project's own fonts available to the app. Call it once, before any text is shown.
                ///
                /// Files that `UIAppFonts` in `Info.plist` lists are available without it.
                ///
                /// - Returns: The files that the bundle does not contain, or that are registered already.
                @discardableResult
                <access> static func registerFonts(in bundle: Foundation.Bundle = .main) -> [String] {
                    fontFiles.filter { file in
                        guard let url = bundle.url(forResource: file, withExtension: nil) else { return true }
                        return !CoreText.CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
                    }
                }
            }
        #endif
        """
    }
}
