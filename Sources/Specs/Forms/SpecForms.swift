package import Forms
import Tokens

/// What a spec file may say: components, screens and acceptance criteria.
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
        "component", "A piece of the interface, in all its states.",
        [KeyForm("component", .text, "its name; `Button/Primary` is one too", isRequired: true)] + shared)

    static let screen = MapForm(
        "screen", "A screen: a component with bars, and with what it presents.",
        [
            KeyForm("screen", .text, "its name", isRequired: true),
            KeyForm("id", .text, "its number in the product's document, such as PG-30"),
            KeyForm("background", .value("color"), "behind everything"),
            KeyForm("top", .map("node"), "the bar at the top; the body is laid out below it"),
            KeyForm("bottom", .map("node"), "the bar at the bottom"),
            KeyForm("presents", nodes, "sheets, alerts, toasts and popovers, above all"),
        ] + shared)

    private static let shared =
        [
            KeyForm("level", .words(Component.Level.self), "how large a piece it is"),
            KeyForm("summary", .text, "one line on what it is for"),
            KeyForm("title", .text, "what the product's document calls it; sheets show it"),
            KeyForm("reference", .text, "where the product's document defines it"),
            KeyForm("notes", .oneOrMore(.text), "shown on the sheet, for what is neither drawn nor checked"),
            KeyForm("preview", .map("preview"), "what may be behind it, and how wide it is proposed to be"),
            KeyForm(
                "properties", .either([.named(.anything), .nothing]), "by name their defaults, which the mock-up shows"),
            KeyForm(
                "states", .either([.named(.either([.map("state"), .nothing])), .list(.text)]),
                "by name; the first is the default, `a+b` combines two"),
            KeyForm("body", .map("node"), "the node that it is; its id is `body`", isRequired: true),
            KeyForm(
                "content", .words(["local", "remote"]), "remote content demands the states empty, loading and error"),
            KeyForm(
                "expect", .list(.map("expectation")),
                "figures that the product's document promises; `check` measures them"),
        ] + behavior

    static let preview = MapForm(
        "preview", "How a component is shown by itself.",
        [
            KeyForm("backdrop", .oneOrMore(.value("color")), "what may be behind it; each is checked and drawn"),
            KeyForm("width", .value("extent"), "the width that is proposed to it"),
        ])

    static let state = MapForm(
        "state", "What is different in a state.",
        [
            KeyForm(
                "set", .named(.anything), "values of properties, by path: `tabs.0.title`; or of modifiers: `body.scale`"
            ),
            KeyForm("body", .map("node"), "a body that replaces the component's"),
            KeyForm("summary", .text, "one line on what the state is for"),
        ] + behavior)

    // MARK: Expectations and conditions

    static let expectation = MapForm(
        "expectation", "Figures that are promised: `{ node: body, height: 32, in: { typeSize: large } }`.",
        [
            KeyForm(
                "node", .text, "the id of the node, with a dot one in the component that is used there; body without it"
            ),
            KeyForm("motion", .text, "the animation that `duration` and `delay` are of"),
            KeyForm("state", .oneOrMore(.text), "only in these states"),
            KeyForm("in", .value("condition"), "only where this holds"),
            KeyForm("reference", .text, "where the product's document promises it"),
            KeyForm("note", .text, "for readers"),
        ] + figures)

    static let range = MapForm(
        "range", "From the least to the greatest; one of them may be left out.",
        [
            KeyForm("min", .either([.value("length"), .value("duration")]), "the least"),
            KeyForm("max", .either([.value("length"), .value("duration")]), "the greatest"),
        ])

    static let condition = MapForm(
        "condition", "A condition: all of it must hold. A list behind a key holds where one of its values does.",
        [
            KeyForm("typeSize", .oneOrMore(.text), "a type size, or `accessibility` for the five largest"),
            KeyForm("device", .oneOrMore(.known(.devices)), "a phone"),
            KeyForm("direction", .oneOrMore(.words(["ltr", "rtl"])), "of reading"),
            KeyForm("locale", .oneOrMore(.text), "a language"),
            KeyForm("orientation", .oneOrMore(.words(["portrait", "landscape"])), "how the phone is held"),
            KeyForm("state", .oneOrMore(.text), "a state that the component is in"),
        ],
        others: OtherKeys("$<property>", pattern: "^[$]", .oneOrMore(.anything), "a property that has this value"))

    // MARK: Acceptance

    static let acceptance = MapForm(
        "acceptance", "What an app is accepted by.",
        [
            KeyForm("acceptance", .text, "what is accepted", isRequired: true),
            KeyForm("criteria", .list(.map("criterion")), "the criteria", isRequired: true),
        ])

    static let criterion = MapForm(
        "criterion", "A criterion: passed when none of its rules has a finding in its scope.",
        [
            KeyForm("id", .text, "its number, unique in the project", isRequired: true),
            KeyForm("text", .text, "what must be so", isRequired: true),
            KeyForm(
                "verifiedBy", .oneOrMore(.either([.known(.rules), .words([Criterion.manual])])),
                "rules; `manual` for what a person looks at"),
            KeyForm(
                "scope", .oneOrMore(.text), "components, with `*` for any letters but `/`, and a state behind a colon"),
        ])
}

extension MapForm {
    /// The same where each value may be a property or depend on a condition.
    fileprivate var evaluated: MapForm {
        let keys = keys.map {
            KeyForm(
                $0.name, .dynamic($0.form), $0.summary, isRequired: $0.isRequired, otherSpellings: $0.otherSpellings,
                needs: $0.needs)
        }
        return MapForm(name, summary, keys, others: others, alternatives: alternatives)
    }
}
