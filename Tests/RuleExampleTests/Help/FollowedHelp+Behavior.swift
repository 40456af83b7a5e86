extension FollowedHelp {
    static let behavior = [
        Self(
            "dead-end-state 1",
            (
                "- { text: The news could not be loaded, when: error }",
                """
                - { text: The news could not be loaded, when: error }
                    - { text: Try again, when: error, action: reload, role: retry, minHeight: 44 }
                """
            )
        ),
        Self("dead-end-state 2", ("minHeight: 44, opacity: 0", "minHeight: 44")),
        Self("dead-end-state 3", ("dismissAfter: 1s", "dismissAfter: 3s")),
        Self(
            "endless-loading 1",
            ("loading: { announce: true }", "loading: { announce: true, timeout: { after: 3s, state: error } }")
        ),
        Self("endless-loading 2", ("state: empty", "state: error")),
        Self("flashing-content 1", ("duration: 0.2s", "duration: 0.34s")),
        Self("forbidden-copy 1", ("素敵な恋人を", "素敵な友だちを")),
        Self(
            "gesture-only-action 1",
            (
                """
                  image: { placeholder: photo }
                  height: 200
                  label: The view from the tower

                """,
                """
                  vstack:
                    - { image: { placeholder: photo }, height: 200, label: The view from the tower }
                    - { text: Save, action: save_photo, minWidth: 44, minHeight: 44 }

                """
            )
        ),
        Self("missing-hint 1", ("alternative: reply }", "alternative: reply, hint: Opens the reactions }")),
        Self(
            "missing-reduced-motion 1",
            (
                "offset.y: [64, 0] } }",
                "offset.y: [64, 0] }, reduced: { changes: { opacity: [0, 1] }, curve: linear, duration: 0.2s } }"
            )
        ),
        Self("missing-reduced-motion 2", ("height: [0, 64] } }", "height: [0, 64] }, reduced: none }")),
        Self(
            "missing-reduced-motion 3",
            (
                "reduced: { duration: 0.2s, curve: linear, changes: { scale: [1, 1.05, 1] } }",
                "reduced: { changes: { opacity: [0, 1] }, curve: linear, duration: 0.2s }"
            )
        ),
        Self(
            "missing-state 1",
            ("  loaded:\n", "  loaded:\n  empty:\n  loading:\n  error:\n"),
            ("loading:\n", "loading: { timeout: { after: 3s, state: error }, announce: true }\n"),
            (
                """
                body:
                  text: News

                """,
                """
                body:
                  vstack:
                    - { text: News, id: title }
                    - { text: Find friends, when: empty, action: find_friends, minHeight: 44 }
                    - { text: Try again, when: error, action: reload, role: retry, minHeight: 44 }

                """
            ),
            ("body.text: News of friends", "title.text: News of friends")
        ),
        Self(
            "missing-state 2",
            ("  error:\nbody", "  error:\n  offline:\nbody"),
            ("- text: News", "- { text: News, when: [loaded, loading] }")
        ),
        Self("off-convention-event 1", ("ShareTapped", "tap_share")),
        Self("off-convention-event 2", ("findFriends", "find_friends")),
        Self("off-convention-event 3", ("role: button", "action: find_friends")),
        Self("off-convention-event 4", ("home_view", "explore_view")),
        Self("off-spec-gesture-threshold 1", ("threshold: 60", "threshold: 80")),
        Self("off-spec-gesture-threshold 2", ("swipe: right", "swipe: right, threshold: 80")),
        Self("private-event-field 1", (", accessToken", "")),
    ]
}
