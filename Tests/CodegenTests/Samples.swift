/// Token files that the tests generate from.
enum Samples {
    /// Every type, with descriptions, modes and deprecation.
    static let everyType = """
        color:
          $type: color
          accent:
            $value: "#0A5FD9"
            $description: Brand accent, and the ground of primary buttons with {color.onAccent} on it.
            $modes: { dark: "#6AA5FF", dark+increased: "#9CC3FF" }
          onAccent: { $value: "#FFFFFF" }
          veil: { $value: "#00000066" }
          sheet:
            $value: "#FFFFFF"
            $modes: { dark: "#000000", dark+elevated: "#1C1C1E" }
          old: { $value: "{color.accent}", $deprecated: "Use \\"accent\\"." }
          older: { $value: "#123456", $deprecated: true }
        radius: { $type: dimension, card: { $value: 12 }, hairline: { $value: 0.5 } }
        font:
          $type: typography
          headline: { $value: headline }
          button: { $value: { style: headline, weight: semibold } }
          badge: { $value: { size: 28, weight: medium, relativeTo: caption2 } }
          fixed: { $value: { size: 11 } }
          brand:
            $value:
              fontFamily: [Hiragino Sans, Noto Sans JP]
              fontSize: 17
              fontWeight: 600
              letterSpacing: 0.2
              lineHeight: 1.4
              relativeTo: body
          family: { $type: fontFamily, $value: [SF Pro Text, Hiragino Sans] }
          strong: { $type: fontWeight, $value: bold }
        motion:
          press: { $type: spring, $value: { response: 0.3, dampingFraction: 0.7 } }
          quick: { $type: duration, $value: 150ms }
          ease: { $type: cubicBezier, $value: ease-in-out }
          fade:
            $type: transition
            $value: { duration: 0.3s, delay: 0s, timingFunction: [0.25, 0.1, 0.25, 1] }
        opacity: { disabled: { $type: number, $value: 0.38 } }
        shadow:
          $type: shadow
          card:
            $value: { color: "#0000001A", offsetX: 0, offsetY: 2, blur: 8, spread: 0 }
            $modes: { dark: { color: "#00000066", offsetX: 0, offsetY: 2, blur: 8, spread: 0 } }
          layered:
            $value:
              - { color: "#0000001A", offsetX: 0, offsetY: 1, blur: 2, spread: 0 }
              - { color: "#00000014", offsetX: 0, offsetY: 4, blur: 12, spread: 1, inset: true }
        gradient:
          hero:
            $type: gradient
            $value: [{ color: "{color.accent}", position: 0 }, { color: "#FF2D55", position: 1 }]
        line:
          card: { $type: border, $value: { color: "{color.veil}", width: 1, style: solid } }
          dashes: { $type: strokeStyle, $value: { dashArray: [4, 2], lineCap: round } }
          dotted: { $type: strokeStyle, $value: dotted }
        haptic: { match: { $type: haptic, $value: success } }
        symbol: { like: { $type: symbol, $value: heart.circle.fill } }
        top: { $type: number, $value: 3 }

        """

    /// Names and texts that break other generators; none of them clash.
    static let nastyNames = """
        color:
          $type: color
          default: { $value: "#000000" }
          class: { $value: "#000000" }
          self: { $value: "#000000" }
          Type: { $value: "#000000" }
          Protocol: { $value: "#000000" }
          init: { $value: "#000000" }
          Color: { $value: "#000000" }
          "1x": { $value: "#000000" }
          🔥: { $value: "#000000" }
          ☀️: { $value: "#000000" }
          👨‍👩‍👧: { $value: "#000000" }
          主色: { $value: "#000000" }
          "+": { $value: "#000000" }
          "a/b c_d": { $value: "#000000" }
          "`x`": { $value: "#000000", $description: "ends */ here\\n\\nand /* goes on\\u2028and on \\0 end\\\\" }
          gone: { $value: "#000000", $deprecated: "say \\"no\\" \\\\(1)\\n\\u202E" }
        Type: { $type: number, a: { $value: 1 } }
        Self: { $type: number, a: { $value: 1 } }
        Font: { $type: number, a: { $value: 1 }, Font: { Font: { $value: 2 } } }
        SwiftUI: { $type: number, a: { $value: 1 }, UIKit: { b: { $value: 1 } } }
        swift: { $type: number, a: { $value: 1 } }
        Foundation: { $type: number, a: { $value: 1 } }
        Double: { $type: number, a: { $value: 1 } }
        CGFloat: { $type: dimension, a: { $value: 1 } }
        String: { $type: fontFamily, a: { $value: "x\\"\\\\(y)" } }
        TokenColor: { $type: color, a: { $value: "#000000" } }
        TokenRGBA: { $type: color, a: { $value: "#000000" } }
        appTokens: { $type: color, AppTokens: { a: { $value: "#000000" } } }
        View: { $type: shadow, a: { $value: { color: "#000000", blur: 1 } } }
        色: { $type: color, 主: { $value: "#000000" } }
        "9": { $type: number, "9": { $value: 9e20 } }
        max: { $type: number, $value: 1e-7 }
        light: { $type: typography, $value: { size: 12, relativeTo: body } }
        map: { $type: gradient, $value: [{ color: "#000000", position: 0 }] }
        nested: { default: { in: { $type: number, $value: -0.25 } } }
        accent: { $type: color, $root: { $value: "#000000" }, soft: { $value: "#000000" } }

        """
}
