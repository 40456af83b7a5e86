extension FollowedHelp {
    static let voice = [
        Self(
            "ambiguous-label 1",
            ("action: about_price,", "action: about_price, label: More about the price,"),
            ("action: about_terms,", "action: about_terms, label: More about the terms,")
        ),
        Self(
            "confusing-reading-order 1",
            (
                """
                    - { text: Bring something to eat., offset: { y: 40 } }
                    - { text: Picnic on Sunday, offset: { y: -40 } }

                """,
                """
                    - { text: Picnic on Sunday, offset: { y: -40 } }
                    - { text: Bring something to eat., offset: { y: 40 } }

                """
            )
        ),
        Self(
            "confusing-reading-order 2",
            (
                """
                    - { text: See you there!, rotation: 180, flip: true }
                    - { text: Picnic on Sunday?, rotation: 180, flip: true }
                  rotation
                """,
                """
                    - { id: later, text: See you there!, rotation: 180, flip: true }
                    - { id: first, text: Picnic on Sunday?, rotation: 180, flip: true }
                  order: [first, later]
                  rotation
                """
            )
        ),
        Self(
            "confusing-reading-order 3",
            (
                """
                    - { text: Bring something., offset: { y: 40 } }
                    - { text: 3 pm, offset: { x: 120, y: 40 } }
                    - { text: Picnic on Sunday, offset: { y: -40 } }

                """,
                """
                    - { text: Picnic on Sunday, offset: { y: -40 } }
                    - { text: Bring something., offset: { y: 40 } }
                    - { text: 3 pm, offset: { x: 120, y: 40 } }

                """
            )
        ),
        Self("foreign-label 1", ("Send like", "いいねを送る")),
        Self("foreign-label 2", ("Delete it", "削除")),
        Self("label-without-visible-text 1", ("Submit message", "Send message")),
        Self("missing-label 1", ("  action: like\n", "  action: like\n  label: Like\n")),
        Self("missing-label 2", ("label: magnifyingglass", "label: Search")),
        Self("missing-label 3", ("  height: 200\n", "  height: 200\n  hidden: true\n")),
        Self("missing-label 4", ("label: heart.fill", "label: Like")),
        Self("missing-label 5", (##"text: "×""##, ##"text: "×", label: Close"##)),
        Self("missing-label 6", ("label: Button", "label: Menu")),
        Self("missing-label 7", ("label: IMG_2031", "hidden: true")),
        Self("missing-label 8", ("children: ignore", "children: contain")),
        Self(
            "missing-label 9",
            ("- symbol: exclamationmark.triangle.fill", "- { symbol: exclamationmark.triangle.fill, hidden: true }")
        ),
        Self(
            "nested-control 1",
            ("  label: Golden hour\n", "  label: Golden hour\n  actions: [{ name: More, action: more }]\n")
        ),
        Self("nested-control 2", ("  label: One month", "  children: contain\n  label: One month")),
        Self(
            "nested-control 3",
            (
                "  children: contain\n",
                "  label: Golden hour\n  actions: [{ name: More, action: more }]\n"
            )
        ),
        Self(
            "placeholder-only-label 1",
            ("minHeight: 44 }\n    - { text: Sign", "minHeight: 44, label: Email address }\n    - { text: Sign")
        ),
        Self(
            "silent-announcement 1",
            ("presentation: { as: toast }\n", "presentation: { as: toast }\nannounce: true\n")
        ),
        Self("unannounced-state 1", ("set: { name: heart.fill }", "set: { name: heart.fill }, traits: [selected]")),
        Self("ungrouped-card 1", ("  role: card\n", "  role: card\n  children: combine\n")),
    ]
}
