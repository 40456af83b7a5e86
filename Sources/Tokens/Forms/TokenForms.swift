package import Forms

/// Forms of token files: the Design Tokens Format Module 2025.10, and uispec's short forms.
package enum TokenForms {
    static let file = MapForm(
        "tokens", "A token file: groups and tokens by name. A token is named by its path, such as `color.accent`.",
        [KeyForm("$schema", .text, "ignored")] + groupKeys.filter { $0.name != "$extends" }, others: member)

    static let group = MapForm(
        "group", "Tokens and groups by name. `$type` and `$deprecated` apply to all tokens in the group.",
        groupKeys + [
            KeyForm("$ref", .text, "group that this one extends, as a JSON Pointer such as `#/color/base`")
        ], others: member)

    static let token = MapForm(
        "token", "A token: a value, and other values for other appearances.",
        [
            KeyForm("$value", value, "value in light appearance at standard contrast"),
            KeyForm("$type", type, "type of the value; default: the `$type` of its group"),
            KeyForm("$modes", .map("modes"), "values in other appearances, such as `{ dark: \"#0A84FF\" }`"),
            KeyForm("$description", .text, "description, copied to generated files"),
            KeyForm(
                "$deprecated", .either([.flag, .text]), "whether the token is deprecated, or the reason why it is"),
            KeyForm("$extensions", .named(.anything), "data of other tools, by vendor"),
            KeyForm("$ref", .text, "token that this one is an alias of, as a JSON Pointer"),
        ])

    static let modes = MapForm(
        "modes",
        "Values by appearance. `dark+increased` defaults to `dark`, and each mode defaults to `$value`.",
        [
            KeyForm("dark", value, "value in dark appearance"),
            KeyForm("increased", value, "value in light appearance at increased contrast"),
            KeyForm("dark+increased", value, "value in dark appearance at increased contrast"),
        ])

    static let resolver = MapForm(
        "resolver",
        "A resolver document (DTCG 2025.10, *Resolver*): the files that make up the tokens, and their order.",
        [
            KeyForm("version", .text, "version of the format: 2025.10"), KeyForm("name", .text, "name"),
            KeyForm("description", .text, "description"),
            KeyForm("sets", .named(.anything), "sets of files and tokens, by name"),
            KeyForm("modifiers", .named(.anything), "modifiers, such as `brand`, with a list of sets for each context"),
            KeyForm(
                "resolutionOrder", .list(.anything), "sets and modifiers; later ones override earlier ones",
                isRequired: true), KeyForm("$schema", .text, "ignored"),
            KeyForm("$defs", .anything, "definitions that JSON Pointers refer to"),
            KeyForm("$extensions", .named(.anything), "data of other tools, by vendor"),
        ])

    package static let catalog: FormCatalog = FormCatalog(
        documents: ["tokens", "resolver"], maps: [file, group, token, modes, resolver] + valueMaps, values: values)

    private static let type = ValueForm.value("tokenType")
    private static let value = ValueForm.value("tokenValue")
    private static let member = OtherKeys(
        "<name>", pattern: "^[^${}.][^{}.]*$", .either([.map("token"), .map("group")]),
        "token or group; its name must not start with `$` or contain `{`, `}` or `.`")

    private static let groupKeys = [
        KeyForm("$type", type, "type of the tokens in the group that have no `$type`"),
        KeyForm("$description", .text, "description of the group"),
        KeyForm(
            "$deprecated", .either([.flag, .text]), "whether the tokens are deprecated, or the reason why they are"),
        KeyForm("$extensions", .named(.anything), "data of other tools, by vendor"),
        KeyForm("$extends", .either([.text, .token]), "group that this one extends, such as `{color.base}`"),
        KeyForm("$root", .map("token"), "token with the path of the group itself"),
    ]
}
