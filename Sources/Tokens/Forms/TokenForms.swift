package import Forms

/// What a file of tokens may say: the Design Tokens Format Module 2025.10, and uispec's short forms.
package enum TokenForms {
    static let file = MapForm(
        "tokens", "A file of tokens: groups and tokens by name. The name of a token is its path, `color.accent`.",
        [KeyForm("$schema", .text, "ignored")] + groupKeys.filter { $0.name != "$extends" }, others: member)

    static let group = MapForm(
        "group", "Tokens and groups by name. What it says of itself holds for all below it.",
        groupKeys + [KeyForm("$ref", .text, "the group that this one extends, as a JSON pointer")], others: member)

    static let token = MapForm(
        "token", "One value, and what it is in other appearances.",
        [
            KeyForm("$value", value, "in light appearance at standard contrast"),
            KeyForm("$type", type, "the type of the value, where its group does not say it"),
            KeyForm("$modes", .map("modes"), "values in other appearances"),
            KeyForm("$description", .text, "what it is for; stands in the generated sources"),
            KeyForm("$deprecated", .either([.flag, .text]), "whether, or why, it should not be used any more"),
            KeyForm("$extensions", .named(.anything), "data of other tools, by their names"),
            KeyForm("$ref", .text, "a JSON pointer to the token that it stands for"),
        ])

    static let modes = MapForm(
        "modes", "Values by appearance. `dark+increased` falls back to `dark`, then to the value itself.",
        ["dark", "increased", "dark+increased"].map { KeyForm($0, value, "the value there") })

    static let resolver = MapForm(
        "resolver", "A resolver document (DTCG 2025.10, *Resolver*): which files make the tokens, in which order.",
        [
            KeyForm("version", .text, "2025.10"), KeyForm("name", .text, "what it is called"),
            KeyForm("description", .text, "what it is for"),
            KeyForm("sets", .named(.anything), "files and tokens by name"),
            KeyForm("modifiers", .named(.anything), "sets by context, such as `brand`"),
            KeyForm("resolutionOrder", .list(.anything), "sets and modifiers, later ones first", isRequired: true),
            KeyForm("$schema", .text, "ignored"), KeyForm("$defs", .anything, "what pointers lead to"),
            KeyForm("$extensions", .named(.anything), "data of other tools, by their names"),
        ])

    package static let catalog: FormCatalog = FormCatalog(
        documents: ["tokens", "resolver"], maps: [file, group, token, modes, resolver] + valueMaps, values: values)

    private static let type = ValueForm.value("tokenType")
    private static let value = ValueForm.value("tokenValue")
    private static let member = OtherKeys(
        "<name>", pattern: "^[^${}.][^{}.]*$", .either([.map("token"), .map("group")]),
        "a token or a group; the name holds none of `{`, `}` and `.`")

    private static let groupKeys = [
        KeyForm("$type", type, "the type of all tokens below that say none"),
        KeyForm("$description", .text, "what the group is for"),
        KeyForm("$deprecated", .either([.flag, .text]), "whether, or why, its tokens should not be used any more"),
        KeyForm("$extensions", .named(.anything), "data of other tools, by their names"),
        KeyForm("$extends", .either([.text, .token]), "the group that this one adds to"),
        KeyForm("$root", .map("token"), "the token of the group itself"),
    ]
}
