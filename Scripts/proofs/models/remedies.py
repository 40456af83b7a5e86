"""What a person writes who reads the help of the planted faults whose help leaves a choice.

REMEDIES names a fault by its rule and its number among the rule's planted faults. Each edit is (file, old text, new
text) in the files with the fault; the old text may be a compiled expression, and a file may become a picture.
UNDECIDED are the faults that no edit of the project's texts settles, with the reason.
"""

import re
from collections import namedtuple

Picture = namedtuple("Picture", "side")  # opaque and gray, side × side pixels

UNDECIDED = {
    "unreadable-font 1": "needs a font that somebody exports",
    "unsigned-mockup 1": "a person looks at the mock-up and accepts it",
}

# What a rule can only say after the fault is settled: name, {rule: reason}.
REVEALED = {
    "untyped-token 1": {"unused-token": "no component needs the planted token"},
    "invalid-pointer 1": {"unused-token": "no component needs the planted token"},
}

REMEDIES = {
    # Sources
    "syntax-error 3": [("acceptance.yaml", 'scope: ["*:empty"\n', 'scope: ["*:empty"]\n')],
    "duplicate-key 1": [("chip.yaml", "  minHeight: 32\n  minHeight: 32\n", "  minHeight: 32\n")],
    "duplicate-key 2": [("toast.yaml", "text: $message, id: symbol,", "text: $message, id: message,")],
    "duplicate-key 3": [("toast.yaml", "component: Chip\n", "component: Cafe\n")],
    "duplicate-key 4": [("shape.yaml", "  xs: { $value: 8 }\n", "")],
    "duplicate-key 5": [("chip.yaml", "  on:\n  on:\n", "  on:\n")],
    "mismatched-type 1": [("shape.yaml", "blur: soft", "blur: 12")],
    "mismatched-type 2": [("chip.yaml", "width: wide", "width: 120")],
    "unknown-value 2": [("chip.yaml", "weight: heaviest", "weight: bold")],
    "out-of-range-value 1": [("chip.yaml", "opacity: 2", "opacity: 1")],
    "out-of-range-value 2": [("chip.yaml", "lineLimit: 0", "lineLimit: 1")],
    "conflicting-keys 1": [("chip.yaml", "maxHeight: 40", "maxHeight: 60")],
    "exceeded-limit 1": [("uispec.yaml", "  direction: all\n  orientation: all\n", "  direction: [ltr]\n"),
                         ("uispec.yaml", re.compile(r"  locale: \[ar[^]]*\]"), "  locale: [ja]"),
                         ("uispec.yaml", "typeSize: all", "typeSize: [large, ax5]"),
                         ("uispec.yaml", "device: all", "device: [iphone-15]")],
    "invalid-document 1": [("color.yaml", "---\n- color\n- space\n", "")],
    "mismatched-token-type 1": [("chip.yaml", 'color: "{radius.card}"', 'color: "{color.label}"')],
    "untyped-token 1": [("shape.yaml", "gap:\n  odd:", "gap:\n  $type: dimension\n  odd:")],
    "appearance-dependent-layout 1": [("shape.yaml", "$value: 8, $modes: { dark: 12 }", "$value: 8")],
    "unreadable-image 1": [("portrait.png", "", Picture(40))],
    "missing-file 1": [("uispec.yaml", "symbols: [Symbols]", "symbols: [.]")],
    "invalid-pointer 1": [("shape.yaml", "/$value/nothing", "/$value")],
    "reference-cycle 1": [("color.yaml", '"{color.grouped}"', '"{ios.color.systemBackground}"')],
    "reference-cycle 2": [("swipe-card.yaml", "use: Hen", 'text: 卵\n  color: "{color.label}"')],
    "unknown-key 5": [("chip.yaml", "font-size: 16", "font: { style: body }")],
    "unavailable-symbol 2": [("chip.yaml", "symbol: apple.intelligence", "symbol: sparkles")],
    # Tokens
    "deprecated-token 1": [("toast.yaml", 'tint: "{color.successTint}"', 'tint: "{color.accentTint}"')],
    "nonstandard-token 1": [("shape.yaml", '"4px"', "4")],
    "varying-value 1": [("shape.yaml", re.compile(r"\n    \$modes: \{ dark: \{[^}]*\} \}"), "")],
    "clashing-name 1": [("shape.yaml", "  half-card: { $value: 4 }\n  halfCard: { $value: 4 }\n", "")],
    # Targets
    "small-tap-target 3": [("chip.yaml", "height: 30", "minHeight: 44")],
    "overlapping-tap-targets 1": [("chip.yaml", '  spacing: "{space.xs}"\n', '  spacing: "{space.xl}"\n')],
    "overlapping-tap-targets 2": [("chip.yaml", '  spacing: "{space.s}"\n', '  spacing: "{space.xl}"\n')],
    "unreachable-tap-target 1": [("chip.yaml", "screen: Start\nbody:\n  vstack:", "screen: Start\nbody:\n  scroll:"),
                                 ("chip.yaml", "  height: hug\n", "")],
    "unreachable-tap-target 2": [("chip.yaml", ", offset: { y: 40 }", "")],
    # Contrast
    "low-contrast-text 1": [("swipe-card.yaml", '  color: "{color.onPhoto}"\n  padding',
                             '  color: "{color.onPill}"\n  padding'),
                            ("color.yaml", "  onPhoto:\n",
                             '  onPill:\n    $value: "{color.textSecondary}"\n  onPhoto:\n')],
    "low-contrast-text 2": [("chip.yaml", "component: Cover\nbody:\n  zstack:", "component: Cover\nbody:\n  vstack:")],
    "unmeasured-text 1": [("chip.yaml", "font: { size: 350 }, scales: false", "font: { size: 17, relativeTo: body }")],
    "color-only-state 1": [("chip.yaml", 'dot.fill: "{color.danger}"',
                            'dot.fill: "{color.danger}", dot.shape: rectangle')],
    "color-only-state 2": [("chip.yaml", 'body.fill: "{color.danger}"',
                            'body.fill: "{color.danger}", body.shape: circle')],
    # Layout
    "unmet-expectation 1": [("button.yaml", "height: 51", "height: 50")],
    "missing-glyph 1": [("explore-screen.yaml", '"\\U000F0000 探索"', "探索")],
    "small-text 1": [("chip.yaml", "font: { size: 9, relativeTo: caption2 }", 'font: "{ios.font.caption2}"')],
    "small-text 2": [("chip.yaml", "  scale: 0.6\n", "")],
    "fixed-size-text 1": [("tab-bar.yaml", "      scales: false\n", "      scales: false\n      largeContent: true\n")],
    "fixed-size-text 2": [("chip.yaml", "font: { size: 17 }", "font: { size: 17, relativeTo: body }")],
    "truncated-text 1": [("empty-state.yaml", "lineLimit: 1", "lineLimit: 3")],
    "truncated-text 2": [("chip.yaml", "  height: 60\n", "  minHeight: 60\n")],
    "overlapping-content 1": [("chip.yaml", "component: Price\nbody:\n  zstack:",
                               "component: Price\nbody:\n  vstack:")],
    "overlapping-content 2": [("chip.yaml", "component: Stamp\nbody:\n  zstack:",
                               "component: Stamp\nbody:\n  hstack:")],
    "content-outside-safe-area 1": [("chip.yaml", "      offset: { y: -40 }\n", "")],
    "content-outside-safe-area 2": [("chip.yaml", ", offset: { y: 40 }", "")],
    # Voice
    "missing-label 1": [("swipe-card.yaml", "action: skip_btn\n", "action: skip_btn\n              label: スキップ\n")],
    "missing-label 2": [("chip.yaml", "  action: close_btn\n", "  action: close_btn\n  label: 閉じる\n")],
    "missing-label 3": [("chip.yaml", "label: IMG_2031", "label: 川沿いを歩く人たち")],
    "missing-label 4": [("chip.yaml", "  action: volume_btn\n", "  action: volume_btn\n  label: 音量\n")],
    "foreign-label 1": [("swipe-card.yaml", "label: Skip", "label: スキップ")],
    "foreign-label 2": [("chip.yaml", "label: Close", "label: 閉じる")],
    "missing-hint 1": [("chip.yaml", "alternative: reply_btn }", "alternative: reply_btn, hint: 返事をします }")],
    "confusing-reading-order 1": [("chip.yaml",
                                  re.compile(r"(    - \{ text: 飲み物.*\n)(    - \{ text: 日曜日.*\n)"), r"\2\1")],
    "unannounced-state 1": [("chip.yaml", "{ set: { name: heart.fill } }",
                             "{ set: { name: heart.fill }, traits: [selected] }")],
    "unannounced-state 2": [("chip.yaml", "{ set: { mark.symbol: checkmark.circle.fill } }",
                             "{ set: { mark.symbol: checkmark.circle.fill }, traits: [selected] }")],
    "nested-control 1": [("chip.yaml", "  action: play_btn\n",
                          "  action: play_btn\n  actions: [{ name: その他, action: more_btn }]\n")],
    "nested-control 2": [("text-field.yaml", "  align: leading\n  width: fill\nexpect",
                          "  align: leading\n  width: fill\n  children: contain\nexpect")],
    "ambiguous-label 1": [("chip.yaml", "action: price_btn,", "action: price_btn, label: 詳しく見る、料金,"),
                          ("chip.yaml", "action: terms_btn,", "action: terms_btn, label: 詳しく見る、規約,")],
    "several-primary-actions 1": [("chip.yaml", "action: buy_btn, prominence: primary,", "action: buy_btn,")],
    "placeholder-only-label 1": [("chip.yaml", "  placeholder: 名前\n", "  placeholder: 名前\n  label: 名前\n")],
    "placeholder-only-label 2": [("chip.yaml", "placeholder: メール,", "placeholder: メール, label: メール,")],
    # Gestures and motion
    "gesture-only-action 1": [("swipe-card.yaml", "action: skip,", "action: skip, alternative: skip_btn,")],
    "gesture-only-action 2": [("chip.yaml", "  image: { placeholder: map }\n  label: 渋谷の地図\n  height: 200\n",
                               """  vstack:
    - { image: { placeholder: map }, label: 渋谷の地図, height: 200 }
    - { text: 拡大, color: "{color.label}", action: zoom, minWidth: 44, minHeight: 44 }
""")],
    "off-scale-duration 1": [("button.yaml", "duration: 0.25s", 'duration: "{motion.reduced}"')],
    # States
    "unused-definition 2": [("chip.yaml", "  off:\n  on:\n", "  off:\n  on: { set: { body.text: 点灯 } }\n")],
    "mistaken-use 1": [("chip.yaml", "use: Entry, value: 三人", "use: Entry, with: { value: 三人 }")],
    "missing-state 1": [("chip.yaml", "  filtered: { set: { body.text: 絞り込み } }\n",
                         """  filtered: { set: { body.text: 絞り込み } }
  empty: { body: { text: 友だちを探す, action: find_btn, minHeight: 44, color: "{color.label}" } }
  loading: { announce: true, timeout: { after: 3s, state: error } }
  error: { body: { text: 再試行, action: reload_btn, role: retry, minWidth: 44, minHeight: 44, color: "{color.label}" } }
""")],
    "dead-end-state 1": [("chip.yaml", re.compile(r"(    - \{ text: 読み込めません.*\n)"), r"""\1    - text: 再試行
      when: error
      action: reload_btn
      role: retry
      minWidth: 44
      minHeight: 44
      color: "{color.label}"
""")],
    "dead-end-state 2": [("toast.yaml", "timing: { dismissAfter: 1s }", "timing: { dismissAfter: 3s }"),
                         ("toast.yaml", "dismissAfter: 1s }\n", "dismissAfter: 3s }\n")],
    "jumping-content 1": [("chip.yaml", "id: photo, height: 120", "id: photo, height: 160")],
    # Words, analytics, assets
    "forbidden-copy 1": [("banner.yaml", "もう一度恋人を探します", "もう一度読み込みます")],
    "forbidden-copy 2": [("chip.yaml", "恋人をさがそう", "友だちをさがそう")],
    "off-convention-event 1": [("explore-screen.yaml", "ErrorShown", "error_view")],
    "invalid-app-icon 1": [("AppIcon.png", "", Picture(1024))],
    "invalid-app-icon 2": [("AppIcon.png", "", Picture(1024))],
    "invalid-app-icon 3": [("AppIcon.png", "", Picture(1024))],
    # Manifest
    "unknown-rule 1": [("uispec.yaml", "  small-tap-targets: { minimum: 40 }\n", "")],
    "expired-waiver 1": [("uispec.yaml", re.compile(r"waivers:\n(?:  .*\n)+generate:"), "generate:")],
}
