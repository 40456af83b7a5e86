import Forms
import Pipeline
import Project
import Source
import Specs
import TestProjects
import Testing
import Tokens
import YAML

@testable import Checks

/// The tables of keys match the readers: a map accepts every key of its table and no other.
@Suite struct FormTests {
    /// The place of a map of each form in a file; `…` is replaced by its keys.
    private static let places: [(form: String, file: String, text: String)] = [
        ("manifest", "uispec.yaml", "…"), ("workspace", "uispec.yaml", ""),
        ("contexts", "uispec.yaml", "uispec: 1\ncontexts: {…}"), ("sheets", "uispec.yaml", "uispec: 1\nsheets: {…}"),
        ("waiver", "uispec.yaml", "uispec: 1\nwaivers: [{…}]"), ("generate", "uispec.yaml", "uispec: 1\ngenerate: {…}"),
        ("swiftOutput", "uispec.yaml", "uispec: 1\ngenerate: { swift: {…} }"),
        ("overlay", "uispec.yaml", "uispec: 1\noverlays: { font.body: {…} }"),
        ("outputPlace", "uispec.yaml", "uispec: 1\ngenerate: { xcassets: {…} }"),
        ("cssOutput", "uispec.yaml", "uispec: 1\ngenerate: { css: {…} }"),
        ("dtcgOutput", "uispec.yaml", "uispec: 1\ngenerate: { dtcg: {…} }"),
        ("figuresOutput", "uispec.yaml", "uispec: 1\ngenerate: { figures: {…} }"),
        ("component", "spec.yaml", "component: A\nbody: { text: a }\n…"),
        ("screen", "spec.yaml", "screen: A\nbody: { text: a }\n…"),
        ("preview", "spec.yaml", component(more: "preview: {…}")),
        ("state", "spec.yaml", component(more: "states: { a: {…} }")),
        ("gesture", "spec.yaml", component(more: "gestures: [{…}]")),
        ("motion", "spec.yaml", component(more: "motion: { m: {…} }")),
        ("reducedMotion", "spec.yaml", component(more: "motion: { m: { reduced: {…} } }")),
        ("trigger", "spec.yaml", component(more: "motion: { m: { trigger: { drag: vertical, …} } }")),
        ("changes", "spec.yaml", component(more: "motion: { m: { changes: {…} } }")),
        ("timing", "spec.yaml", component(more: "timing: {…}")),
        ("timeout", "spec.yaml", component(more: "timeout: {…}")),
        ("analytics", "spec.yaml", component(more: "analytics: {…}")),
        ("presentation", "spec.yaml", component(more: "presentation: {…}")),
        ("edges", "spec.yaml", node("padding: {…}")), ("offset", "spec.yaml", node("offset: {…}")),
        ("hitArea", "spec.yaml", node("action: a, hitArea: {…}")), ("border", "spec.yaml", node("border: {…}")),
        ("aspect", "spec.yaml", node("aspect: { ratio: 1, …}")),
        ("corners", "spec.yaml", node("radius: {…}")), ("scales", "spec.yaml", node("scales: {…}")),
        ("tail", "spec.yaml", "component: A\nbody: { shape: bubble, tail: {…} }"),
        ("materialLayer", "spec.yaml", node("background: { material: thin, …}")),
        ("gradientLayer", "spec.yaml", node("background: { gradient: [], …}")),
        ("imageLayer", "spec.yaml", node("background: { image: { placeholder: map }, …}")),
        ("samplePicture", "spec.yaml", "component: A\nbody: { image: { placeholder: {…} } }"),
        ("shapeLayer", "spec.yaml", node("background: { shape: circle, …}")),
        ("condition", "spec.yaml", node("when: {…}")),
        ("conditional", "spec.yaml", node("color: { then: red, …}")),
        ("slider", "spec.yaml", "component: A\nbody: { slider: {…} }"),
        ("segmented", "spec.yaml", "component: A\nbody: { segmented: {…} }"),
        ("pageControl", "spec.yaml", "component: A\nbody: { pageControl: {…} }"),
        ("spinner", "spec.yaml", "component: A\nbody: { spinner: {…} }"),
        ("wheelColumn", "spec.yaml", "component: A\nbody: { wheel: [{…}] }"),
        ("alert", "spec.yaml", "component: A\nbody: { alert: {…} }"),
        ("alertButton", "spec.yaml", "component: A\nbody: { alert: { title: a, buttons: [{…}] } }"),
        ("acceptance", "spec.yaml", "acceptance: A\ncriteria: []\n…"),
        ("criterion", "spec.yaml", "acceptance: A\ncriteria: [{…}]"),
        ("token", "tokens.yaml", "a: { $type: number, $value: 1, …}"),
        ("translucentColor", "tokens.yaml", value("color", "color: red, …")),
        ("colorObject", "tokens.yaml", value("color", "colorSpace: srgb, …")),
        ("quantity", "tokens.yaml", value("dimension", "…")), ("shadow", "tokens.yaml", value("shadow", "…")),
        ("gradientStop", "tokens.yaml", "a: { $type: gradient, $value: [{…}] }"),
        ("dashes", "tokens.yaml", value("strokeStyle", "…")), ("borderValue", "tokens.yaml", value("border", "…")),
        ("styledFont", "tokens.yaml", value("typography", "style: body, …")),
        ("systemFont", "tokens.yaml", value("typography", "size: 3, …")),
        ("fullFont", "tokens.yaml", value("typography", "fontSize: 3, …")),
        ("transition", "tokens.yaml", value("transition", "…")), ("spring", "tokens.yaml", value("spring", "…")),
    ]

    private static func component(more: String) -> String { "component: A\nbody: { text: a }\n\(more)" }

    private static func node(_ modifiers: String) -> String { "component: A\nbody: { text: a, \(modifiers) }" }

    private static func value(_ type: String, _ members: String) -> String {
        "a: { $type: \(type), $value: { \(members) } }"
    }

    private static let forms = ManifestForms.catalog.maps + TokenForms.catalog.maps + SpecForms.catalog.maps

    /// Forms that are tested elsewhere: nodes are read by `NodeKind` and `Modifier`, groups of tokens have arbitrary
    /// keys, and `expect:` is checked by a rule.
    private static let elsewhere: Set<String> = [
        "node", "tokens", "group", "modes", "resolver", "column", "range", "imagePlaceholder", "voiceAction",
        "expectation",
    ]

    /// Unknown keys and those of all other forms, except keys that make another map of the enclosing one.
    private static let strangers = Set(forms.flatMap(\.names)).subtracting([
        "then", "else", "colorSpace", "color", "style", "size", "fontSize", "fontFamily", "$ref", "material", "image",
        "gradient", "shape", "drag", "component", "screen", "workspace", "acceptance", "$value", "$type", "value",
        "max",
        "min",
    ]).union(["zzz"])

    /// Keys of other tools that token files may use in a map: the alpha beside the color of a shadow.
    private static let tolerated: [String: Set<String>] = ["shadow": ["alpha", "opacity"]]

    @Test func `every form has a place here or a reason to be left out`() {
        let names = Set(Self.forms.map(\.name))
        #expect(Set(Self.places.map(\.form)).union(Self.elsewhere) == names)
        #expect(names.count == Set(Self.forms.map(\.name)).count)
    }

    @Test(arguments: places.filter { !$0.text.isEmpty }.map(\.form))
    func `a map accepts the keys of its table and reports all others`(name: String) async throws {
        let form = try #require(Self.forms.first { $0.name == name })
        let place = try #require(Self.places.first { $0.form == name })
        // A key that is already in the text would appear twice.
        let written = Set(form.names.filter { place.text.contains("\($0): ") })
        let others = Self.strangers.subtracting(Self.tolerated[name] ?? [])
        let keys = others.union(form.names).subtracting(written).sorted()
        let isBlock = place.text.hasSuffix("\n…") || place.text == "…"
        let list = keys.map { "\"\($0)\": 1" }.joined(separator: isBlock ? "\n" : ", ")
        let text = place.text.replacing("…", with: list)
        var files = TestProject(spec: "component: Z\nbody: { text: a }", tokens: "").files
        files[place.file] =
            place.file == "uispec.yaml" ? text + "\n" + (name == "manifest" ? "" : "specs: [spec.yaml]\n") : text
        let result = try await TestProject(files: files).check()
        let refused = keys.filter { key in
            result.findings.contains {
                // In a token, other keys are data of other tools and only a warning.
                [.unknownKey, .nonstandardToken].contains($0.rule) && $0.diagnostic.message.contains("“\(key)”")
            }
        }
        // A condition on a property has the name of the property as a key.
        let isFree = { (key: String) in form.others != nil && key.hasPrefix("$") }
        #expect(Set(refused) == Set(keys.filter { !form.has($0) && !isFree($0) }))
    }

    @Test(arguments: NodeKind.allCases)
    func `a node accepts every modifier`(kind: NodeKind) {
        let form = SpecForms.catalog.map(named: "node")
        #expect(form?.alternatives.contains(kind.rawValue) == true)
        for modifier in Modifier.allCases {
            let key = form?.keys.first { $0.name == modifier.key }
            #expect(key?.summary.isEmpty == false, "\(modifier) has no line in ModifierForms")
            for spelling in key?.otherSpellings ?? [] { #expect(Modifier(key: spelling) == modifier) }
        }
    }

    @Test(arguments: NodeKind.allCases.filter { $0 != .slot })
    func `a node refuses the modifiers that the table gives to other kinds`(kind: NodeKind) throws {
        let form = try #require(SpecForms.catalog.map(named: "node"))
        for key in form.keys where !key.needs.isEmpty {
            let file = SourceFile(path: "a.yaml", text: "component: A\nbody: { \(kind.rawValue): , \(key.name): 1 }")
            var reader = SpecReader()
            for document in DocumentReader.read(file, id: FileID(rawValue: 0)).documents { reader.read(document) }
            let isRefused = reader.diagnostics.contains {
                $0.rule == .unknownKey && $0.message.contains("“\(key.name)”")
            }
            #expect(isRefused == !key.needs.contains(kind.rawValue), "\(key.name)")
        }
    }

    @Test func `the keys of an expectation are the measured figures`() {
        let otherKeys: Set = ["node", "motion", "state", "in", "reference", "note"]
        let names = SpecForms.catalog.map(named: "expectation")?.names.filter { !otherKeys.contains($0) } ?? []
        #expect(names.sorted() == Figure.allCases.map(\.rawValue).sorted())
    }

    @Test func `every name that a form refers to is defined`() {
        for catalog in [ManifestForms.catalog, TokenForms.catalog, SpecForms.catalog, SpecForms.acceptanceCatalog] {
            for form in catalog.maps.flatMap(\.keys).map(\.form) + catalog.values.map(\.form) {
                check(form, in: catalog)
            }
            for document in catalog.documents { #expect(catalog.map(named: document) != nil) }
        }
    }

    private func check(_ form: ValueForm, in catalog: FormCatalog) {
        switch form {
        case .map(let name): #expect(catalog.map(named: name) != nil, "unknown map \(name)")
        case .value(let name): #expect(catalog.value(named: name) != nil, "unknown value \(name)")
        case .list(let item), .oneOrMore(let item), .named(let item), .dynamic(let item): check(item, in: catalog)
        case .either(let forms): for form in forms { check(form, in: catalog) }
        default: break
        }
    }
}
