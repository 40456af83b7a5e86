package import Forms
import Platform
import Source
import Values

/// What `uispec.yaml` may say.
package enum ManifestForms {
    static let manifest = MapForm(
        "manifest", "A project: `uispec.yaml`. Paths are relative to it.",
        [
            KeyForm("uispec", .numberFrom(1, to: 1), "the version of the language, 1", isRequired: true),
            KeyForm("name", .text, "what the project is called"),
            KeyForm("platform", .words(PlatformVersion.self), "what the tokens `{ios.…}` stand for; ios17 without it"),
            KeyForm("tokens", paths, "files or folders of design tokens"),
            KeyForm(
                "specs", paths, "files or folders of components, screens and criteria; folders with all below them"),
            KeyForm("imports", paths, "other projects whose components, tokens and symbols may be used"),
            KeyForm("output", .text, "the folder of everything that uispec writes"),
            KeyForm("contexts", .map("contexts"), "the matrix that `check` covers"),
            KeyForm("render", .map("contexts"), "what `render` draws unless flags say otherwise"),
            KeyForm("sheets", .map("sheets"), "how sheets are drawn"),
            KeyForm("rules", .known(.ruleSettings), "by rule: `off`, a severity, or its settings"),
            KeyForm("waivers", .list(.map("waiver")), "findings that are accepted"),
            KeyForm("generate", .map("generate"), "the sources that `generate` writes"),
            KeyForm("symbols", paths, "folders of the team's own SVG symbols, which come before the built-in ones"),
            KeyForm("fonts", paths, "folders of fonts"),
            KeyForm("icon", .text, "the picture of the app's icon, for `invalid-app-icon`"),
            KeyForm("inputs", .named(.text), "the contexts of a resolver document's modifiers: `{ brand: a }`"),
        ])

    static let workspace = MapForm(
        "workspace", "A `uispec.yaml` that joins projects, and says nothing else.",
        [KeyForm("workspace", paths, "the folders of the projects", isRequired: true)])

    static let contexts = MapForm(
        "contexts", "Values for each axis: one, a list, or `all`. An axis that is left out has its usual value.",
        [
            KeyForm("appearance", axis(["light", "dark"]), "both without it"),
            KeyForm("contrast", axis(["standard", "increased"]), "standard without it"),
            KeyForm("typeSize", axis(TypeSize.allCases.map(\.rawValue)), "sizes of Dynamic Type; large without it"),
            KeyForm("device", .oneOrMore(.known(.devices)), "phones; iphone-15 without it"),
            KeyForm("direction", axis(LayoutDirection.allCases.map(\.rawValue)), "of reading; ltr without it"),
            KeyForm("locale", .oneOrMore(.text), "languages, such as ja; en without it"),
            KeyForm("orientation", axis(Orientation.allCases.map(\.rawValue)), "portrait without it"),
        ])

    static let sheets = MapForm(
        "sheets", "How sheets are drawn.",
        [
            KeyForm("scale", .numberFrom(0.5, to: 4), "pixels a point, from 0.5 to 4"),
            KeyForm("colors", .numberFrom(16, to: 256), "how many colors a sheet has at most; all without it"),
        ])

    static let waiver = MapForm(
        "waiver", "A finding that is accepted, with the reason. One that waives nothing is a warning.",
        [
            KeyForm("rule", .known(.rules), "the rule", isRequired: true),
            KeyForm(
                "at", .either([.text, .token]),
                "where: `Component`, `Component:state`, `Component#node`, `Component:state#node` or `{token}`"),
            KeyForm("token", .token, "in place of `at`, or besides: only contrasts that this token takes part in"),
            KeyForm("in", .map("contexts"), "only in these contexts"),
            KeyForm("reason", .text, "why it is accepted", isRequired: true),
            KeyForm(
                "until", .shape("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", example: "2027-03-31"),
                "the last day that it holds; afterwards it is an error"),
        ])

    static let generate = MapForm(
        "generate", "The sources that `generate` writes, below the output folder.",
        [
            KeyForm("swift", .map("swiftOutput"), "a Swift file"),
            KeyForm("xcassets", .map("outputPlace"), "an asset catalog with the colors; its name ends in .xcassets"),
            KeyForm("css", .map("outputPlace"), "CSS custom properties"),
            KeyForm("dtcg", .map("outputPlace"), "DTCG 2025.10 JSON"),
            KeyForm(
                "figures", .map("figuresOutput"),
                "a page that leads from the document's figures to the lines that hold them"),
        ])

    static let swiftOutput = MapForm(
        "swiftOutput", "A Swift file with the tokens.",
        [
            KeyForm("path", .text, "the file", isRequired: true),
            KeyForm("type", .text, "the type that holds the tokens", isRequired: true),
            KeyForm("access", .words(Manifest.SwiftOutput.Access.self), "its access level; internal without it"),
        ])

    static let outputPlace = MapForm(
        "outputPlace", "A file or folder that is written.", [KeyForm("path", .text, "where", isRequired: true)])

    static let figuresOutput = MapForm(
        "figuresOutput", "A page of the figures that the specs hold, by section of their document.",
        [
            KeyForm("path", .text, "the page", isRequired: true),
            KeyForm("sections", .named(.text), "the titles of sections: `{ 3.1.1: Tab bar }`"),
        ])

    package static let catalog: FormCatalog = FormCatalog(
        documents: ["manifest", "workspace"],
        maps: [manifest, workspace, contexts, sheets, waiver, generate, swiftOutput, outputPlace, figuresOutput])

    private static let paths = ValueForm.oneOrMore(.text)

    private static func axis(_ names: [String]) -> ValueForm {
        .oneOrMore(.words(names + ["all"]))
    }
}
