package import Forms
import Platform
import Source
import Values

/// Forms of the manifest, `uispec.yaml`.
package enum ManifestForms {
    static let manifest = MapForm(
        "manifest", "A project: `uispec.yaml`. Its paths are relative to its folder.",
        [
            KeyForm("uispec", .numberFrom(1, to: 1), "version of the language: 1", isRequired: true),
            KeyForm(
                "requires", .shape("^ *[<>=]=? *[0-9.]+ *(, *[<>=]=? *[0-9.]+ *)*$", example: "\">=0.2\""),
                "versions of uispec that may read the project; another version refuses it"),
            KeyForm("name", .text, "name of the project"),
            KeyForm(
                "platform", .words(PlatformVersion.self),
                "iOS version that defines the tokens `{ios.…}` and the looks of controls; default: ios17"),
            KeyForm("tokens", paths, "files or folders of design tokens, such as `Tokens`; folders include subfolders"),
            KeyForm(
                "specs", paths,
                "files or folders of components, screens and criteria; folders are read recursively for `*.yaml`, "
                    + "`*.yml` and `*.json`"),
            KeyForm("imports", paths, "folders of projects whose components, tokens and symbols this one uses"),
            KeyForm("output", .text, "folder for everything that uispec writes, such as `Output`"),
            KeyForm("contexts", .map("contexts"), "contexts that `uispec check` covers"),
            KeyForm(
                "render", .map("contexts"),
                "contexts that `uispec render` draws, unless flags name others; an axis that is left out is that of "
                    + "`contexts`; default: light and dark, with the first device at the type size large"),
            KeyForm("sheets", .map("sheets"), "image settings of sheets"),
            KeyForm(
                "rules", .known(.ruleSettings),
                "for a rule `off`, a severity, or a map of its settings, which may include `severity`; `profile` is "
                    + "`recommended`, `strict` or `wcag-aa`; default: recommended"),
            KeyForm("waivers", .list(.map("waiver")), "waived findings"),
            KeyForm("generate", .map("generate"), "files that `uispec generate` writes"),
            KeyForm(
                "symbols", paths, "folders of the project's SVG symbols; they take precedence over the built-in ones"),
            KeyForm("fonts", paths, "folders of font files; text whose `fontFamily` is in them is set in them"),
            KeyForm("icon", .text, "image of the app icon, checked by `invalid-app-icon`"),
            KeyForm(
                "inputs", .named(.text), "contexts of the modifiers of a resolver document, such as `{ brand: a }`"),
            KeyForm(
                "modes", .map("modes"),
                "contexts of the modifiers of a resolver document by appearance, such as `{ dark: { theme: dark } }`"),
            KeyForm(
                "overlays", .named(.map("overlay")),
                "parts of tokens and groups that are replaced, such as `{ font.body: { relativeTo: body } }`; `*` and "
                    + "`**` are as in `include`"),
        ])

    static let workspace = MapForm(
        "workspace", "A `uispec.yaml` that joins several projects. It has no other keys.",
        [
            KeyForm("workspace", paths, "folders of the projects, such as `[App, Widgets]`", isRequired: true),
            KeyForm(
                "requires", .shape("^ *[<>=]=? *[0-9.]+ *(, *[<>=]=? *[0-9.]+ *)*$", example: "\">=0.2\""),
                "versions of uispec that may read the project; another version refuses it"),
        ])

    static let contexts = MapForm(
        "contexts", "Values for each axis: one value, a list, or `all`. The contexts are all combinations.",
        [
            KeyForm("appearance", axis(["light", "dark"]), "appearances; default: both"),
            KeyForm("contrast", axis(["standard", "increased"]), "contrast settings; default: standard"),
            KeyForm(
                "typeSize", axis(TypeSize.allCases.map(\.rawValue)),
                "type sizes of Dynamic Type, in any case: `AX5` is `ax5`; default: large"),
            KeyForm("device", .oneOrMore(.known(.devices)), "devices, or `all`; default: iphone-15"),
            KeyForm("direction", axis(LayoutDirection.allCases.map(\.rawValue)), "layout directions; default: ltr"),
            KeyForm("locale", .oneOrMore(.text), "locales, such as `ja` or `pt-BR`; default: en"),
            KeyForm(
                "orientation", axis(Orientation.allCases.map(\.rawValue)), "device orientations; default: portrait"),
        ])

    static let modes = MapForm(
        "modes",
        "The contexts of a resolver document's modifiers that contain the values for each appearance, or the end of "
            + "the names of such tokens as `suffix`.",
        [
            KeyForm("light", .named(.text), "contexts for light appearance; default: those of the document"),
            KeyForm(
                "dark", .named(.text),
                "contexts for dark appearance, such as `{ theme: dark }`, or names, such as `{ suffix: _dark }`"),
            KeyForm("increased", .named(.text), "contexts for increased contrast in light appearance"),
            KeyForm("dark+increased", .named(.text), "contexts for increased contrast in dark appearance"),
        ])

    static let overlay = MapForm(
        "overlay", "Parts of tokens that the project replaces in files that it does not edit, such as an export.",
        [
            KeyForm("value", .anything, "value in place of that of the token and of its modes"),
            KeyForm("modes", .named(.anything), "values for other appearances, such as `{ dark: \"#6AA5FF\" }`"),
            KeyForm("description", .text, "description in place of that of the token"),
            KeyForm(
                "relativeTo", .words(TextStyle.self),
                "text style with which the size of a font grows under Dynamic Type"),
        ])

    static let sheets = MapForm(
        "sheets", "Image settings of sheets.",
        [
            KeyForm("scale", .numberFrom(0.5, to: 4), "pixels per point, from 0.5 to 4; default: 2"),
            KeyForm(
                "colors", .numberFrom(16, to: 256),
                "maximum number of colors in a sheet, from 16 to 256; default: no limit"
            ),
            KeyForm(
                "language", .words(SheetLanguage.self),
                "language of the words that sheets themselves have, such as “Tokens used”; default: en"),
            KeyForm(
                "committed", .oneOrMore(.text),
                "components whose sheets are under version control, annotated sheets such as `Chip-redline`, `tokens` "
                    + "for the token sheet, `storyboard`, and `alerts`: `render` writes these as small files, and "
                    + "`render --verify` compares only these with their files; default: all are compared, and none "
                    + "is small"),
            KeyForm(
                "storyboard", .oneOrMore(.text),
                "screens of the storyboard in the order of the flow, also in a state: `Home:empty`; default: all "
                    + "screens by their ids"),
        ])

    static let waiver = MapForm(
        "waiver", "A waived finding, with the reason. A waiver that matches no finding is reported as a warning.",
        [
            KeyForm("rule", .known(.rules), "id of the waived rule, such as `small-tap-target`", isRequired: true),
            KeyForm(
                "at", .either([.text, .token]),
                "place: `Component`, `Component:state`, `Component#node`, `Component:state#node` or `{token}`"),
            KeyForm(
                "token", .token,
                "token of the waived contrasts: with `at`, only those in this place; without `at`, those everywhere"),
            KeyForm("in", .map("contexts"), "contexts in which the finding is waived; default: all"),
            KeyForm("reason", .text, "why the finding is accepted", isRequired: true),
            KeyForm(
                "until", .shape("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", example: "2027-03-31"),
                "last day of the waiver, such as `2027-03-31`; later it is an error; default: no end"),
        ])

    static let generate = MapForm(
        "generate", "The files that `uispec generate` writes. Their paths are relative to the output folder.",
        [
            KeyForm("swift", .map("swiftOutput"), "Swift file with the tokens"),
            KeyForm("xcassets", .map("outputPlace"), "asset catalog with the colors; its name ends in `.xcassets`"),
            KeyForm("css", .map("cssOutput"), "file with the tokens as CSS custom properties"),
            KeyForm("dtcg", .map("dtcgOutput"), "file or folder with the tokens as DTCG 2025.10 JSON"),
            KeyForm(
                "figures", .map("figuresOutput"),
                "page that links the figures of the product document to the spec lines that define them"),
        ])

    static let swiftOutput = MapForm(
        "swiftOutput", "A Swift file with the tokens.",
        [
            KeyForm("path", .text, "path of the file, such as `Tokens.swift`", isRequired: true),
            KeyForm("type", .text, "name of the type that holds the tokens, such as `AppTokens`", isRequired: true),
            KeyForm("access", .words(Manifest.SwiftOutput.Access.self), "access level; default: internal"),
            KeyForm(
                "support", .text,
                "where the types of the constants are: `inline`, in the file, as far as it needs them; `all`, all of "
                    + "them in the file; or the name of a type whose file in the same module has `support: all`; "
                    + "default: inline"),
        ] + selection)

    /// The keys of every output that contains tokens.
    private static let selection = [
        KeyForm(
            "include", .oneOrMore(.text),
            "tokens and groups in the file, such as `color` or `color.*.text`; `**` matches any number of groups; "
                + "default: all"),
        KeyForm("exclude", .oneOrMore(.text), "tokens and groups that are left out, such as `primitive` or `**.debug`"),
        KeyForm("rename", .named(.text), "other names in the file for tokens and groups: `{ color.brand: brand }`"),
    ]

    static let outputPlace = MapForm(
        "outputPlace", "A generated file or folder with tokens.",
        [KeyForm("path", .text, "path of the file or folder", isRequired: true)] + selection)

    static let cssOutput = MapForm(
        "cssOutput", "A file with the tokens as CSS custom properties.",
        [
            KeyForm("path", .text, "path of the file, such as `tokens.css`", isRequired: true),
            KeyForm(
                "scheme", .words(GenerateOutputs.CSSScheme.self),
                "the condition for the dark values: the setting of the device (`media`) or the class `.dark` on an "
                    + "element (`class`); default: media"),
        ] + selection)

    static let dtcgOutput = MapForm(
        "dtcgOutput", "The tokens as DTCG 2025.10 JSON.",
        [
            KeyForm("path", .text, "path of the file; of the folder for all forms except `file`", isRequired: true),
            KeyForm(
                "form", .words(GenerateOutputs.DTCGForm.self),
                "one file whose modes are under `$extensions` (`file`), a resolver document with a file per appearance "
                    + "(`resolver`), a complete file per appearance (`modes`), or such files for Figma (`figma`); "
                    + "default: file"),
        ] + selection)

    static let figuresOutput = MapForm(
        "figuresOutput", "A page with the figures of the specs, by section of the product document.",
        [
            KeyForm("path", .text, "path of the page, such as `figures.md`", isRequired: true),
            KeyForm("sections", .named(.text), "section numbers with their titles: `{ 3.1.1: Tab bar }`"),
        ])

    package static let catalog: FormCatalog = FormCatalog(
        documents: ["manifest", "workspace"],
        maps: [
            manifest, workspace, contexts, modes, overlay, sheets, waiver, generate, swiftOutput, outputPlace,
            cssOutput,
            dtcgOutput,
            figuresOutput,
        ])

    private static let paths = ValueForm.oneOrMore(.text)

    private static func axis(_ names: [String]) -> ValueForm {
        .oneOrMore(.words(names + ["all"]))
    }
}
