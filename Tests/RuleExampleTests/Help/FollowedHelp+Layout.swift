extension FollowedHelp {
    static let layout = [
        Self("content-outside-safe-area 1", ("\n      offset: { y: -40 }", "")),
        Self("content-outside-safe-area 2", ("\n  offset: { x: 150, y: 0 }", "")),
        Self("jumping-content 1", ("height: 120", "height: 160")),
        Self("jumping-content 2", ("height: 64", "height: 112")),
        Self("mismatched-nested-radius 1", ("height: 120, radius: 16", "height: 120, radius: 8")),
        Self("mismatched-nested-radius 2", ("radius: 12", "radius: 12\n  clip: true")),
        Self("mismatched-nested-radius 3", ("radius: 10", "radius: 19.5")),
        Self("oversized-radius 1", ("radius: 16", "radius: full")),
        Self("overflowing-content 1", ("height: 24", "minHeight: 24")),
        Self("overflowing-content 2", ("width: 420", "maxWidth: 420")),
        Self(
            "overflowing-content 3",
            (
                """
                  hstack:
                    - { shape: rectangle, width: 190, height: 20, fill: "#E5E5EA" }
                    - symbol: heart
                      hidden: true

                """,
                """
                  fits:
                    - hstack:
                        - { shape: rectangle, width: 190, height: 20, fill: "#E5E5EA" }
                        - { symbol: heart, hidden: true }
                    - { shape: rectangle, width: 190, height: 20, fill: "#E5E5EA" }

                """
            )
        ),
        Self("overflowing-content 4", ("offset: { x: 60 }", "offset: { x: 4 }")),
        Self("overflowing-content 5", ("radius: full", "radius: 8")),
        Self(
            "overflowing-content 6",
            (
                """
                  vstack:
                    - { shape: rectangle, height: 500, fill: "#E5E5EA" }
                    - text: The terms of use

                """,
                """
                  scroll:
                    - vstack:
                        - { shape: rectangle, height: 500, fill: "#E5E5EA" }
                        - text: The terms of use

                """
            )
        ),
        Self("overflowing-content 7", ("  hstack:", "  vstack:")),
        Self("overlapping-content 1", ("  spacing: -14\n", "")),
        Self("overlapping-content 2", ("zstack:", "hstack:")),
        Self(
            "overlapping-content 3",
            (
                """
                  text: See you at seven
                  padding: 8
                  overlay: { text: "2", padding: 8, color: "#000000", background: "#FFD60A", anchor: bottomTrailing }

                """,
                """
                  hstack:
                    - { text: See you at seven, padding: 8 }
                    - { text: "2", padding: 8, color: "#000000", background: "#FFD60A" }

                """
            )
        ),
        Self(
            "overlapping-content 4",
            (
                """
                  text: Picnic on Sunday
                  overlay: { text: sold out, color: "#B00020" }

                """,
                """
                  vstack: [{ text: Picnic on Sunday }, { text: sold out, color: "#B00020" }]

                """
            )
        ),
        Self("overlapping-content 5", ("anchor: top", "anchor: bottom")),
        Self("overlapping-content 6", ("zstack:", "hstack:")),
        Self("overlapping-content 7", (", margin: { top: -1220 }", "")),
        Self("overlapping-content 8", ("  padding: 12\n", "  padding: 12\n  background: { material: bar }\n")),
        Self("small-text 1", ("size: 9", "size: 12")),
        Self("small-text 2", ("font: { size: 9, relativeTo: caption2 }", ##"font: "{ios.font.caption2}""##)),
        Self("truncated-text 1", ("lineLimit: 1", "lineLimit: 3")),
        Self("truncated-text 2", ("lineLimit: 1", "lineLimit: 2")),
        Self("truncated-text 3", ("Join this community and invite all of your friends to it today", "Join")),
        Self("truncated-text 4", ("  width: 100", "  width: 100\n  truncate: tail")),
        Self("unmeasured-text 1", ("    - text: 一", ##"    - background: "#FFFFFF"\##n      text: 一"##)),
        Self(
            "unreachable-tap-target 1",
            (
                """
                  vstack:
                    - { shape: rectangle, fill: "#E5E5EA", height: 720 }
                    - { text: Go on, width: fill, minHeight: 50, action: go }
                  height: hug

                """,
                """
                  scroll:
                    - { shape: rectangle, fill: "#E5E5EA", height: 720 }
                    - { text: Go on, width: fill, minHeight: 50, action: go }

                """
            )
        ),
        Self("overlapping-tap-targets 1", ("spacing: 8", "spacing: 18.48")),
        Self("overlapping-tap-targets 2", ("anchor: bottom", "anchor: top")),
        Self("overlapping-tap-targets 3", ("anchor: bottom", "anchor: top")),
        Self("overlapping-tap-targets 4", ("anchor: bottom", "anchor: top")),
        Self(
            "overlapping-tap-targets 5",
            (
                "  action: open\n  label: Invitation\n"
                    + "  actions: [{ name: Accept, action: accept }, { name: Decline, action: decline }]\n", ""
            )
        ),
        Self("several-primary-actions 1", ("action: sell, prominence: primary,", "action: sell,")),
        Self("fixed-size-text 1", ("weight: bold", "weight: bold, relativeTo: title1")),
        Self("fixed-size-text 2", ("  scales: false\n", "")),
        Self("fixed-size-text 3", ("lineLimit: 1, minimumScaleFactor: 0.3", "lineLimit: 3")),
        Self("unmirrored-symbol 1", ("chevron.right", "chevron.forward")),
    ]
}
