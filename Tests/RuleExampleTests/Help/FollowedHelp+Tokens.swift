extension FollowedHelp {
    static let tokens = [
        Self("deprecated-token 1", (##""{color.text}""##, ##""{color.ink}""##)),
        Self(
            "missing-dark-value 1",
            (##"{ $value: "#1C1C1E" }"##, ##"{ $value: "#1C1C1E", $modes: { dark: "#1C1C1E" } }"##)
        ),
        Self(
            "missing-dark-value 2",
            (##"{ $value: "#F2F2F7" }"##, ##"{ $value: "#F2F2F7", $modes: { dark: "#F2F2F7" } }"##)
        ),
        Self("missing-dark-value 3", ("$modes: { dark+increased", ##"$modes: { dark: "#1C1C1E", dark+increased"##)),
        Self(
            "missing-dark-value 4",
            (##"$modes: { dark: "#F2F2F7" }"##, ##"$modes: { dark: "#F2F2F7", increased: "#1C1C1E" }"##)
        ),
        Self("clashing-name 1", ("aB:", "aB2:")),
        Self("clashing-name 2", ("on_accent:", "on_accent2:")),
        Self("nonstandard-token 1", (##""12px""##, "12")),
        Self("off-convention-name 1", ("component: nav-bar", "component: NavBar")),
        Self("off-convention-name 2", ("on_accent", "onAccent")),
        Self("off-scale-duration 1", ("duration: 0.25s", ##"duration: "{motion.quick}""##)),
        Self("off-scale-duration 2", ("repeat: forever", "repeat: 2")),
        Self("off-scale-radius 1", ("radius: 11", "radius: 12")),
        Self("off-scale-spacing 1", ("spacing: 7", "spacing: 8")),
        Self("off-scale-spacing 2", ("vertical: 10", "vertical: 8")),
        Self("out-of-gamut-color 1", ("oklch(0.86 0.4 142)", "color(display-p3 0.2986 1 0)")),
        Self("out-of-gamut-color 2", ("oklch(0.86 0.4 142)", "color(display-p3 0.2986 1 0)")),
        Self("reference-cycle 1", (##""{color.a}""##, ##""#1C1C1E""##)),
        Self("untyped-token 1", ("m: { $value: 8 }", "m: { $type: dimension, $value: 8 }")),
        Self("unused-token 1", (##"  pencil: { $value: "#48484A" }\##n"##, "")),
        Self("varying-value 1", (##"\##n    $modes: { dark: { color: "#00000080", y: 2, blur: 10 } }"##, "")),
        Self("varying-value 2", (##", dark+elevated: "#1C1C1E""##, "")),
    ]
}
