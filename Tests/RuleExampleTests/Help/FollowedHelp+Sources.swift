extension FollowedHelp {
    static let sources = [
        Self("appearance-dependent-layout 1", ("{ $value: 8, $modes: { dark: 12 } }", "{ $value: 8 }")),
        Self("conflicting-keys 1", ("maxHeight: 40", "maxHeight: 60")),
        Self("duplicate-key 1", ("  radius: 12\n", "")),
        Self("exceeded-limit 1", ("device: all", "device: [iphone-15]"), ("typeSize: all", "typeSize: [large]")),
        Self("ignored-tag 1", ("!cafe ", "")),
        Self(
            "invalid-document 1",
            ("- color\n- space\n", ##"color: { accent: { $type: color, $value: "#0A5FD9" } }\##n"##),
            ("  text: Cafe\n", ##"  text: Cafe\##n  color: "{color.accent}"\##n"##)
        ),
        Self("invalid-pointer 1", ("alfa", "alpha")),
        Self("mismatched-token-type 1", (##"color: "{space.m}""##, ##"color: "{ios.color.label}""##)),
        Self("mistaken-use 1", ("value: Akari", "with: { value: Akari }")),
        Self(
            "mistaken-use 2", ("{ name.value: Akari }", "{ name: Akari }"),
            ("body: { use: Field, id: name }", "body: { use: Field, with: { value: $name } }"),
            ("component: Form\n", "component: Form\nproperties: { name: \"\" }\n")
        ),
        Self("mistaken-use 3", ("with: { chosen: true }", "state: chosen")),
        Self("mismatched-type 1", ("padding: wide", "padding: 12")),
        Self("misplaced-element 1", ("slot: content", "zstack: [{ slot: content }]")),
        Self("missing-glyph 1", (##""\U000F0000 Cafe""##, "Cafe")),
        Self("missing-key 1", ("border: { width: 2 }", ##"border: { width: 2, color: "{ios.color.separator}" }"##)),
        Self("out-of-range-value 1", ("opacity: 2", "opacity: 1")),
        Self("reference-cycle 2", ("imports: [.]\n", "")),
        Self(
            "syntax-error 1",
            ("summary: Selects one interest: cafes, saunas", ##"summary: "Selects one interest: cafes, saunas""##)
        ),
        Self("unavailable-symbol 1", ("  variant: fill\n", "")),
        Self("unavailable-symbol 2", ("symbol: hart", "symbol: cart")),
        Self("unknown-item 1", ("selected: Tee", "selected: Tea")),
        Self("unknown-modifier 1", ("inputs: { theme: dark }", "")),
        Self(
            "unknown-rule 2",
            ("rule: low-contrast\n", "rule: low-contrast-text\n"),
            ("waivers:\n  - rule: low-contrast-text\n    at: Chip\n    reason: Required by the brand.", "")
        ),
        Self("unknown-value 1", ("weight: heaviest", "weight: heavy")),
        Self("unused-definition 1", (", subtitle: Off", "")),
        Self("unused-definition 2", ("states:\n  normal:\n  highlighted:\n", "")),
        Self("unused-definition 3", ("text: Try again, when: normal", "text: Try again, when: error")),
        Self(
            "unused-suppression 1",
            ("  # uispec:disable-next-line small-tap-target – drawn smaller on purpose\n", "")
        ),
        Self(
            "unused-suppression 2",
            ("small-tap-traget", "small-tap-target"),
            ("  # uispec:disable-next-line small-tap-target – drawn smaller on purpose\n", "")
        ),
        Self(
            "unused-suppression 3",
            ("disable-line", "disable-next-line"),
            ("  # uispec:disable-next-line small-tap-target – drawn smaller on purpose\n", "")
        ),
        Self(
            "unused-suppression 4",
            ("disable-next-line small-tap-target", "disable-next-line small-tap-target – drawn smaller on purpose")
        ),
        Self(
            "unused-waiver 1",
            ("waivers:\n  - rule: small-tap-target\n    at: Chip\n    reason: The list is redesigned in spring.", "")
        ),
        Self("expired-waiver 1", ("until: 2020-03-31", "until: 2030-03-31")),
    ]
}
