package import Forms
import Tokens

/// Forms of spec files: components, screens and acceptance criteria.
package enum SpecForms {
    package static let catalog: FormCatalog = FormCatalog(
        documents: ["component", "screen", "acceptance"],
        maps: [component, screen, state, preview, node, expectation, condition, acceptance, criterion]
            + (nodeMaps + controlMaps + behaviorMaps + TokenForms.valueMaps + [range]).map(\.evaluated),
        values: values + TokenForms.values.filter { !["tokenValue", "tokenType"].contains($0.name) },
        hasProperties: true)

    /// Acceptance criteria alone.
    package static let acceptanceCatalog: FormCatalog = FormCatalog(
        documents: ["acceptance"], maps: [acceptance, criterion])

    static let component = MapForm(
        "component", "A component with all its states.",
        [KeyForm("component", .text, "name, such as `Chip` or `Button/Primary`", isRequired: true)] + shared)

    static let screen = MapForm(
        "screen", "A screen: a component with bars, a background and presented components.",
        [
            KeyForm("screen", .text, "name, such as `Home`", isRequired: true),
            KeyForm("id", .text, "number of the screen in the product document, such as `PG-30`"),
            KeyForm("background", .value("color"), "color behind all of the screen; default: iOS's systemBackground"),
            KeyForm("top", .map("node"), "bar at the top; the body starts below it"),
            KeyForm("bottom", .map("node"), "bar at the bottom; the body ends above it"),
            KeyForm("presents", nodes, "sheets, alerts, toasts and popovers in front of the screen"),
        ] + shared)

    private static let shared =
        [
            KeyForm("level", .words(Component.Level.self), "level in atomic design"),
            KeyForm("summary", .text, "one-line description of its purpose"),
            KeyForm("title", .text, "title in the product document, shown on sheets"),
            KeyForm("reference", .text, "section of the product document that defines it, such as `3.1.1`"),
            KeyForm("notes", .oneOrMore(.text), "notes on the sheet about facts that are neither drawn nor checked"),
            KeyForm("preview", .map("preview"), "backgrounds and width of its mock-ups"),
            KeyForm(
                "properties", .either([.named(.anything), .nothing]),
                "properties by name with the defaults that mock-ups show, such as `{ title: Save, selected: false }`"),
            KeyForm(
                "states", .either([.named(.either([.map("state"), .nothing])), .list(.text)]),
                "states by name; the first is the default, and `a+b` combines two"),
            KeyForm("body", .map("node"), "root node; its id is `body`", isRequired: true),
            KeyForm(
                "content", .words(["local", "remote"]),
                "source of the content; `remote` requires the states empty, loading and error; default: local"),
            KeyForm(
                "expect", .list(.map("expectation")),
                "expectations: figures of the product document that `uispec check` measures"),
        ] + behavior

    static let preview = MapForm(
        "preview", "How a component is shown outside a screen.",
        [
            KeyForm(
                "backdrop", .oneOrMore(.value("color")),
                "colors behind the component; it is checked and drawn on each of them"),
            KeyForm("width", .value("extent"), "width that is proposed to the component, in points"),
        ])

    static let state = MapForm(
        "state", "The differences between a state and the component's defaults.",
        [
            KeyForm(
                "set", .named(.anything),
                "values of properties or of parts of them, such as `tabs.0.title`, and of modifiers by node id, such "
                    + "as `body.scale`"),
            KeyForm("body", .map("node"), "body that replaces the component's body"),
            KeyForm("summary", .text, "one-line description of the state"),
        ] + behavior)

    // MARK: Expectations and conditions

    static let expectation = MapForm(
        "expectation", "Expected figures, such as `{ node: body, height: 32, in: { typeSize: large } }`.",
        [
            KeyForm(
                "node", .text,
                "id of the measured node; `card.title` is a node in the component used as `card`; default: body"),
            KeyForm("motion", .text, "animation to which `duration` and `delay` belong; default: all"),
            KeyForm("state", .oneOrMore(.text), "states in which the figures are measured; default: all"),
            KeyForm("in", .value("condition"), "condition under which the figures are measured"),
            KeyForm("reference", .text, "section of the product document with the figures, such as `3.1.1`"),
            KeyForm("note", .text, "note for readers"),
        ] + figures)

    static let range = MapForm(
        "range", "A range with a minimum, a maximum or both.",
        [
            KeyForm("min", .either([.value("length"), .value("duration")]), "minimum"),
            KeyForm("max", .either([.value("length"), .value("duration")]), "maximum"),
        ])

    static let condition = MapForm(
        "condition", "A condition. All of its keys must hold; a key with a list holds for any value of the list.",
        [
            KeyForm(
                "typeSize", .oneOrMore(.text), "type size, such as `large`, or `accessibility` for `ax1` to `ax5`"),
            KeyForm("device", .oneOrMore(.known(.devices)), "device, such as `iphone-15`"),
            KeyForm("direction", .oneOrMore(.words(["ltr", "rtl"])), "layout direction"),
            KeyForm("locale", .oneOrMore(.text), "locale, such as `ja`"),
            KeyForm("orientation", .oneOrMore(.words(["portrait", "landscape"])), "orientation of the device"),
            KeyForm("state", .oneOrMore(.text), "state of the component"),
        ],
        others: OtherKeys(
            "$<property>", pattern: "^[$]", .oneOrMore(.anything), "value of this property, such as `$count: 0`"))

    // MARK: Acceptance

    static let acceptance = MapForm(
        "acceptance", "The acceptance criteria of an app.",
        [
            KeyForm("acceptance", .text, "name of the accepted product, such as `Version 1.0`", isRequired: true),
            KeyForm("criteria", .list(.map("criterion")), "acceptance criteria", isRequired: true),
        ])

    static let criterion = MapForm(
        "criterion", "An acceptance criterion. It passes if none of its rules has a finding in its scope.",
        [
            KeyForm("id", .text, "number, unique in the project, such as `AC-1`", isRequired: true),
            KeyForm("text", .text, "requirement in words", isRequired: true),
            KeyForm(
                "verifiedBy", .oneOrMore(.either([.known(.rules), .words([Criterion.manual])])),
                "rules that verify it, or `manual` for a check by a person"),
            KeyForm(
                "scope", .oneOrMore(.text),
                "components, with an optional state: `Home:loading`; `*` matches any characters except `/`; "
                    + "default: the whole project"),
        ])
}

extension MapForm {
    /// The same form with values that may also be a property or depend on a condition.
    fileprivate var evaluated: MapForm {
        let keys = keys.map {
            KeyForm(
                $0.name, .dynamic($0.form), $0.summary, isRequired: $0.isRequired, otherSpellings: $0.otherSpellings,
                needs: $0.needs)
        }
        return MapForm(name, summary, keys, others: others, alternatives: alternatives)
    }
}
