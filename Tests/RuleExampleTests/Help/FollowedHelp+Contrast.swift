extension FollowedHelp {
    static let contrast = [
        Self(
            "color-only-state 1",
            (
                ##"away: { set: { dot.fill: "#C0271C" } }"##,
                ##"away: { body: { shape: rectangle, id: dot, width: 12, height: 12, fill: "#C0271C" } }"##
            )
        ),
        Self(
            "color-only-state 2",
            (##"body.background: "#0A5FD9""##, ##"body.background: "#0A5FD9", body.text: Cafe is here"##)
        ),
        Self(
            "color-only-state 3",
            (
                ##"taken: { set: { body.fill: "#B04A4A", body.radius: 6, body.label: "Seat 12A, taken" } }"##,
                ##"taken: { body: { shape: circle, width: 44, height: 44, fill: "#B04A4A", label: Seat 12A taken } }"##
            )
        ),
        Self("low-contrast-graphic 1", ("#FFB3C1", "#C8818F")),
        Self("low-contrast-graphic 2", ("#FFD60A", "#AF9300")),
        Self("low-contrast-graphic 3", ("#E3E3E3", "#949494")),
        Self("low-contrast-graphic 4", ("#D1D1D6", "#959499")),
        Self("low-contrast-graphic 5", ("#FFE08A", "#AF923C")),
        Self("low-contrast-graphic 6", ("#BBD7FF", "#7D96BC")),
        Self("low-contrast-graphic 7", ("#E3EEFF", "#8C95A5")),
        Self("low-contrast-graphic 8", ("#C9DCFF", "#8495B7")),
        Self("low-contrast-graphic 9", ("#C9DCFF", "#8495B7")),
        Self("low-contrast-text 1", ("#007AFF", "#0172F0")),
        Self("low-contrast-text 2", ("#3C3C4399", "#76767B")),
        Self(
            "low-contrast-text 3",
            (
                """
                    - { text: Beneath, color: "#000000" }
                    - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }

                """,
                """
                    - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
                    - { text: Beneath, color: "#000000" }

                """
            )
        ),
        Self("weaker-increased-contrast 1", (##"increased: "#6E6E73""##, ##"increased: "#3A3A3C""##)),
    ]
}
