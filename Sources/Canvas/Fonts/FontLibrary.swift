import CPangoCairo

/// The fonts that text is drawn in, shared by all threads.
///
/// It is Sendable although it holds a pointer, because the configuration does not change once it is built. fontconfig
/// counts references atomically and locks the values that it computes later.
@safe package final class FontLibrary: @unchecked Sendable {
    let configuration: OpaquePointer
    /// The family that each role is drawn in: Apple's own or its substitute.
    private let names: [FontFamily: String]
    private let roles: [String: FontFamily]

    /// The font files with their versions, in one line. If this string changes, drawn text may change.
    package let versions: String

    /// A sentence about each folder that was left out.
    package let warnings: [String]

    @unsafe private init(configuration: OpaquePointer, names: [FontFamily: String], warnings: [String]) {
        unsafe self.configuration = configuration
        self.warnings = warnings
        self.names = names
        roles = FontFamily.allCases.reduce(into: [:]) { roles, role in
            if let name = names[role], roles[name] == nil { roles[name] = role }
        }
        unsafe versions = Self.versions(in: configuration)
    }

    deinit {
        unsafe FcConfigDestroy(configuration)
    }

    /// The families that are used.
    var families: Set<String> { Set(names.values) }

    /// The families that Latin and Japanese text of the system font is drawn in.
    package var systemFamilies: [String] { names(of: [.text, .japanese]) }

    /// The families of some roles, without those that are not installed.
    func names(of families: [FontFamily]) -> [String] { families.compactMap { names[$0] } }

    /// The role of a family; nil for one of a project's own.
    func role(of family: String) -> FontFamily? { roles[family] }

    /// Finds the fonts. Throws one error that lists all missing families.
    ///
    /// - Parameter files: A project's own font files.
    ///
    /// Pango is not called before the fonts are found, because without any font it returns garbage.
    package static func load(
        folders: [String] = FontFolders.current, files: [String] = []
    ) throws(FontError) -> FontLibrary {
        guard let configuration = unsafe FcConfigCreate() else { throw .configuration }
        let problems = folders.map { FontFolders.system.contains($0) ? nil : FontFolderScan.problem(in: $0) }
        let warnings = zip(folders, problems).compactMap { folder, problem in
            problem.map { "the fonts in \(folder) are not used: \($0)" }
        }
        let folders = zip(folders, problems).filter { $0.1 == nil }.map(\.0)
        let caches = FontFolders.caches
        let fallback = FontCacheFolder.fallback(besides: caches).map { [$0] } ?? []
        let admitsOriginals = FontFolders.hasAdded
        let xml = FontConfiguration.xml(
            folders: folders, caches: caches + fallback, admitsOriginals: admitsOriginals)
        let isParsed = unsafe FcConfigParseAndLoadFromMemory(configuration, Array(xml.utf8) + [0], FcBool(1)) != 0
        let isBuilt = unsafe isParsed && FcConfigBuildFonts(configuration) != 0
        guard isBuilt else {
            unsafe FcConfigDestroy(configuration)
            throw .configuration
        }
        let families = unsafe familyNames(in: configuration)
        var names: [FontFamily: String] = [:]
        for family in FontFamily.allCases {
            let known = (admitsOriginals ? family.original : []) + [family.rawValue]
            names[family] = known.first(where: families.contains)
        }
        let missing = FontFamily.allCases.compactMap { family in
            names[family] != nil
                ? nil : family.requiredPackage.map { MissingFont(family: family.rawValue, debianPackage: $0) }
        }
        guard missing.isEmpty else {
            unsafe FcConfigDestroy(configuration)
            throw .missing(missing, folders: folders)
        }
        for file in files { unsafe FcConfigAppFontAddFile(configuration, Array(file.utf8) + [0]) }
        // Text inside SVG files uses the current configuration. If none is set, Pango reads the system's own, and all
        // threads that shape text wait for it.
        if files.isEmpty { unsafe FcConfigSetCurrent(configuration) }
        return unsafe FontLibrary(configuration: configuration, names: names, warnings: warnings)
    }

    @unsafe private static func versions(in configuration: OpaquePointer) -> String {
        let sets = unsafe [FcSetSystem, FcSetApplication].compactMap { set in
            unsafe FcConfigGetFonts(configuration, set)
        }
        return unsafe sets.flatMap { fonts in
            unsafe (0..<Int(fonts.pointee.nfont)).map { index in
                let font = unsafe fonts.pointee.fonts[index]
                var name: UnsafeMutablePointer<FcChar8>?
                var version: Int32 = 0
                unsafe FcPatternGetString(font, "file", 0, &name)
                unsafe FcPatternGetInteger(font, "fontversion", 0, &version)
                return unsafe "\(name.map { unsafe String(cString: $0) } ?? ""):\(version)"
            }
        }.sorted().joined(separator: ",")
    }

    @unsafe private static func familyNames(in configuration: OpaquePointer) -> Set<String> {
        var names: Set<String> = []
        guard let fonts = unsafe FcConfigGetFonts(configuration, FcSetSystem) else { return names }
        let count = unsafe Int(fonts.pointee.nfont)
        for index in 0..<count {
            var name: UnsafeMutablePointer<FcChar8>?
            var place: Int32 = 0
            while unsafe FcPatternGetString(fonts.pointee.fonts[index], "family", place, &name) == FcResultMatch {
                if let name = unsafe name { unsafe names.insert(String(cString: name)) }
                place += 1
            }
        }
        return names
    }
}
