import Platform
import Project
import Source
import Testing
import Values

struct `The matrix of contexts` {
    private static func matrix(_ text: String) -> (ContextMatrix, [Diagnostic]) {
        let file = ManifestFile(keys: "contexts: \(text)")
        return (file.project?.contexts ?? ContextMatrix(), file.diagnostics)
    }

    @Test func `an axis is a value, a list or all`() {
        let (single, _) = Self.matrix(
            "{ typeSize: AX5, device: iphone-se3, appearance: dark, direction: rtl, locale: ja }")
        #expect(single.typeSizes == [.ax5])
        #expect(single.devices.map(\.id) == ["iphone-se3"])
        #expect(single.appearances == [.dark])
        #expect(single.directions == [.rightToLeft])
        #expect(single.locales == ["ja"])
        let (lists, _) = Self.matrix(
            "{ typeSize: [xSmall, large], contrast: [standard, increased], orientation: [landscape] }")
        #expect(lists.typeSizes == [.xSmall, .large])
        #expect(lists.appearances == [.light, .dark, .lightIncreased, .darkIncreased])
        #expect(lists.orientations == [.landscape])
        let (all, _) = Self.matrix("{ typeSize: all, device: all, appearance: all, contrast: all, direction: all }")
        #expect(all.typeSizes == TypeSize.allCases)
        #expect(all.devices.count > 3)
        #expect(all.appearances.count == 4)
        #expect(all.directions.count == 2)
    }

    @Test(arguments: ["appearance", "typeSize", "device", "direction", "locale", "orientation", "contrast"])
    func `an axis without a value is an error`(_ axis: String) {
        for value in ["[]", ""] {
            let (_, diagnostics) = Self.matrix("{ \(axis): \(value) }")
            #expect(diagnostics.map(\.message) == ["“\(axis)” needs at least one value"])
        }
    }

    @Test func `a repeated value counts once`() {
        let (matrix, diagnostics) = Self.matrix(
            "{ typeSize: [large, large], device: [iphone-15, iphone-15], appearance: [dark, dark], locale: [ja, ja] }")
        #expect(matrix.typeSizes == [.large])
        #expect(matrix.devices.count == 1)
        #expect(matrix.appearances == [.dark])
        #expect(matrix.locales == ["ja"])
        #expect(diagnostics == [])
    }

    @Test func `an axis that is left out has its default`() throws {
        let (matrix, _) = Self.matrix("{}")
        let device = try #require(Self.matrix("{ device: iphone-15 }").0.devices.first)
        #expect(matrix.appearances == [.light, .dark])
        let metrics = matrix.metrics(defaultDevice: device)
        #expect(metrics.map(\.typeSize) == [.large])
        #expect(metrics.map(\.direction) == [.leftToRight])
    }

    @Test func `the matrix has every combination of its axes`() {
        let (matrix, _) = Self.matrix(
            "{ typeSize: [large, ax1], device: [iphone-15, iphone-se3], locale: [ja, en, de] }")
        let metrics = matrix.metrics(defaultDevice: nil)
        #expect(metrics.count == 12)
        #expect(Set(metrics).count == 12)
    }

    /// If each value were compared with all others, this would take minutes.
    @Test func `a matrix of 100,000 contexts is read`() {
        let locales = (0..<100_000).map { "ja-\($0)" }.joined(separator: ", ")
        let (matrix, diagnostics) = Self.matrix("{ appearance: [light], locale: [\(locales)] }")
        #expect(diagnostics.isEmpty)
        #expect(matrix.locales.count == 100_000)
    }

    @Test func `a matrix of too many contexts is an error and is ignored`() {
        let locales = (0..<9_000).map { "ja-\($0)" }.joined(separator: ", ")
        let (matrix, diagnostics) = Self.matrix("{ typeSize: all, appearance: [light], locale: [\(locales)] }")
        #expect(diagnostics.map(\.message) == ["these axes combine to 108000 contexts; at most 100000 are supported"])
        #expect(matrix.metrics(defaultDevice: nil).count <= 1)
    }

    @Test(arguments: ["\"\"", "日本", "a", "e n", "toolonglanguage", "en--US", "1a", "xx-deutsch", "deutsch"])
    func `an invalid locale is an error`(_ locale: String) {
        #expect(Self.matrix("{ locale: \(locale) }").1.count == 1)
    }

    @Test(arguments: [("jp", "ja"), ("cn-Hans", "zh-Hans")])
    func `a fix replaces the code of a country by the code of its language`(_ written: String, _ expected: String) {
        let (matrix, diagnostics) = Self.matrix("{ locale: [\(written)] }")
        #expect(matrix.locales == [])
        #expect(diagnostics.map(\.message) == ["“locale” cannot be the text “\(written)”"])
        #expect(
            diagnostics.map(\.help) == [
                "did you mean “\(expected)”? a locale starts with the code of a language, not of a country"
            ])
        #expect(diagnostics.first?.fixes.flatMap(\.edits).map(\.replacement) == [expected])
    }

    @Test(arguments: ["ja", "en-US", "zh-Hans-CN", "pt_BR", "en-u-nu-latn", "fil"])
    func `a locale may have a script, a region and extensions`(_ locale: String) {
        #expect(Self.matrix("{ locale: \(locale) }").0.locales == [locale])
    }

    @Test func `the axes of another matrix replace these`() {
        let (matrix, _) = Self.matrix("{ typeSize: [large, ax1], appearance: [light, dark] }")
        let overlaid = matrix.overlaid(by: Self.matrix("{ typeSize: xSmall }").0)
        #expect(overlaid.typeSizes == [.xSmall])
        #expect(overlaid.isDark == [false, true])
    }

    @Test(
        arguments: [
            ("{ device: iphone-51 }", "“device” cannot be the text “iphone-51”", "did you mean “iphone-15”?"),
            ("{ typeSize: [large, larg] }", "“typeSize” cannot be the text “larg”", "did you mean “large”?"),
            ("{ appearance: drak }", "“appearance” cannot be the text “drak”", "did you mean “dark”?"),
            ("{ contrast: high }", "“contrast” cannot be the text “high”", "write one of standard, increased"),
            ("{ orientation: { a: b } }", "“orientation” cannot be a map", "write one of portrait, landscape"),
            ("{ font: x }", "unknown key “font” in “contexts”", nil),
            ("[light]", "“contexts” takes a map from axes to values, not a list", nil),
        ] as [(String, String, String?)])
    func `an unknown value is reported with the nearest known one`(_ text: String, _ message: String, _ help: String?) {
        let (_, diagnostics) = Self.matrix(text)
        #expect(diagnostics.map(\.message) == [message])
        if let help { #expect(diagnostics.map(\.help) == [help]) }
    }
}
