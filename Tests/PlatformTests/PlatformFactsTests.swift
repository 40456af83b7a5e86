import Platform
import Source
import Testing
import Values
import YAML

@Suite struct PlatformFactsTests {
    @Test(arguments: PlatformVersion.allCases)
    func `all data is read without diagnostics`(version: PlatformVersion) {
        let facts = version == .ios17 ? BuiltInFacts.ios17 : BuiltInFacts.ios26
        #expect(facts.diagnostics.map(\.message) == [])
        #expect(facts.version == version)
    }

    @Test func `every file can be found in the source map`() {
        var sources = SourceMap()
        _ = PlatformFacts(.ios26, sources: &sources) { YAMLReader.read($0, id: $1) }
        let paths = sources.files.map(\.path)
        #expect(paths.contains("<built-in>/ios17/colors.yaml"))
        #expect(paths.contains("<built-in>/ios26/colors.yaml"))
        #expect(Set(paths).count == paths.count)
    }

    @Test func `a file with a syntax error is reported`() {
        var sources = SourceMap()
        let facts = PlatformFacts(.ios17, sources: &sources) { file, id in
            let broken = file.path.hasSuffix("devices.yaml") ? SourceFile(path: file.path, text: "phones: [") : file
            return YAMLReader.read(broken, id: id)
        }
        #expect(facts.diagnostics.contains { $0.rule == .syntaxError })
    }
}

@Suite struct PlatformTokenTests {
    /// The value of a token at a path, as written in the data.
    private func token(_ path: String, _ facts: PlatformFacts) -> Node? {
        facts.tokens.lazy.compactMap { document in
            path.split(separator: ".").reduce(Optional(document)) { $0?[String($1)] }
        }.first
    }

    @Test(arguments: [
        ("ios.color.systemBlue", "$value", "#007AFF"),
        ("ios.color.systemRed", "dark", "#FF453A"),
        ("ios.color.systemBackground", "dark+elevated", "#1C1C1E"),
        ("ios.color.systemBackground", "dark+increased+elevated", "#242426"),
        ("ios.color.secondarySystemGroupedBackground", "dark", "#1C1C1E"),
        ("ios.metric.tabBarHeight", "$value", "49"),
        ("ios.metric.minimumTapTarget", "$value", "44"),
        ("ios.font.headline", "$value", "headline"),
    ])
    func `token has its value`(path: String, mode: String, expected: String) {
        let token = token(path, BuiltInFacts.ios17)
        #expect((token?[mode] ?? token?["$modes"]?[mode])?.string == expected)
    }

    @Test func `a translucent color keeps its exact alpha`() {
        let label = token("ios.color.secondaryLabel", BuiltInFacts.ios17)
        #expect(label?["$value"]?["color"]?.string == "#3C3C43")
        #expect(label?["$value"]?["alpha"]?.number == 0.6)
        #expect(label?["$modes"]?["increased"]?["alpha"]?.number == 0.68)
    }

    @Test func `a newer palette replaces whole tokens and leaves the rest`() {
        let old = BuiltInFacts.ios17
        let new = BuiltInFacts.ios26
        #expect(token("ios.color.systemBlue", new)?["$value"]?.string == "#0088FF")
        #expect(token("ios.color.systemGreen", new)?["$modes"]?["increased"]?.string == "#008932")
        #expect(
            token("ios.color.systemGray", new)?["$value"]?.string
                == token("ios.color.systemGray", old)?["$value"]?.string)
        #expect(token("ios.color", new)?["$type"]?.string == "color")
        #expect(token("ios.color", new)?.mapping?.count == token("ios.color", old)?.mapping?.count)
    }

    @Test func `every color has a dark value, and every system color one for increased contrast`() {
        let colors = token("ios.color", BuiltInFacts.ios17)?.mapping ?? []
        #expect(colors.count > 40)
        for color in colors where !color.key.hasPrefix("$") && color.value["$value"]?.reference == nil {
            #expect(color.value["$modes"]?["dark"] != nil, "\(color.key)")
            if color.key.hasPrefix("system") {
                #expect(color.value["$modes"]?["increased"] != nil, "\(color.key)")
                #expect(color.value["$modes"]?["dark+increased"] != nil, "\(color.key)")
            }
        }
    }

    @Test(arguments: TextStyle.allCases)
    func `every text style is a token`(style: TextStyle) {
        #expect(token("ios.font.\(style.rawValue)", BuiltInFacts.ios17)?["$value"]?.string == style.rawValue)
        #expect(token("ios.font.\(style.swiftUIName)", BuiltInFacts.ios17) != nil)
    }

    @Test func `every color that a control refers to is a token`() {
        let text = EmbeddedData.files.first { $0.path == "ios17/controls.yaml" }?.text ?? ""
        let references = text.split(separator: "\"{").dropFirst().compactMap { $0.split(separator: "}").first }
        #expect(references.count > 10)
        for reference in references {
            #expect(token(String(reference), BuiltInFacts.ios17)?["$value"] != nil, "\(reference)")
        }
    }
}
