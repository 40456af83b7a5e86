import Testing
import Values

@Suite struct CSSColorTests {
    /// The sRGB bytes and the alpha, mostly from the web platform tests of css-color.
    @Test(arguments: [
        ("#09f", "#0099FF"), ("#09F8", "#0099FF88"), ("#0a84ff", "#0A84FF"), ("#0A84FF80", "#0A84FF80"),
        ("rebeccapurple", "#663399"), ("LightGoldenrodYellow", "#FAFAD2"), ("  red ", "#FF0000"),
        ("transparent", "#00000000"),
        ("rgb(10 132 255)", "#0A84FF"), ("rgb(10 132 255 / 50%)", "#0A84FF80"), ("rgb(10,132,255,.5)", "#0A84FF80"),
        ("RGBA( 20%, 20% ,40% )", "#333366"), ("rgb(-2 3 4)", "#000304"), ("rgb(250% 20% 40%)", "#FF3366"),
        ("rgb(none none none / none)", "#00000000"), ("rgb(128 none none)", "#800000"), ("rgb(20% 51 40%)", "#333366"),
        ("hsl(120 30% 50%)", "#59A659"), ("hsl(120 30 50 / 0.5)", "#59A65980"), ("hsl(60, 100%, 37.5%)", "#BFBF00"),
        ("hsl(-300, 100%, 37.5%)", "#BFBF00"), ("hsl(780, 100%, 37.5%)", "#BFBF00"), ("hsl(300, 50%, 50%)", "#BF40BF"),
        ("hsLA(-300, 100%, 37.5%, 12)", "#BFBF00"), ("hsl(none 100% 50%)", "#FF0000"), ("hsl(120 -5% 50%)", "#808080"),
        ("hsl(0.5turn 100% 50%)", "#00FFFF"), ("hsl(200grad 100% 50%)", "#00FFFF"), ("hsl(30deg,100%,100%)", "#FFFFFF"),
        ("hwb(120 30% 50%)", "#4D804D"), ("hwb(120 80% none)", "#CCFFCC"), ("hwb(0 100% 50% / 0)", "#AAAAAA00"),
        ("lab(46.2775% -47.5621 48.5837)", "#008000"), ("lch(46.2775 67.9892 134.3912)", "#008000"),
        ("oklab(51.975% -0.1403 0.10768)", "#008000"), ("oklch(0.51975 0.17686 142.495deg)", "#008000"),
        ("color(display-p3 0.21604 0.49418 0.13151)", "#008000"), ("color( srgb 10% .2 100%/50% )", "#1A33FF80"),
        ("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000"),
        ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000"),
        ("color(xyz 0.07719 0.15438 0.02573)", "#008000"), ("color(xyz-d65 0.07719 0.15438 0.02573)", "#008000"),
    ])
    func `a color is read`(css: String, expected: String) throws {
        #expect(try Color(css: css).rgba.hexWithAlpha == expected)
    }

    @Test(arguments: [
        ("oklch(70% 50% 1.28rad)", Color(.oklch, 0.7, 0.2, 1.28 * 180 / .pi)),
        ("lch(10 20 -700)", Color(.lch, 10, 20, 20)),
        ("lch(-40 -20 740deg / -10%)", Color(.lch, 0, 0, 20, alpha: 0)),
        ("lab(400 0 10/50%)", Color(.lab, 100, 0, 10, alpha: 0.5)),
        ("lab(50% 100% -200)", Color(.lab, 50, 125, -200)),
        ("oklab(none -40% 1.6 / 300%)", Color(.oklab, nil, -0.16, 1.6)),
        ("color(rec2020 -200% 2 none / none)", Color(.rec2020, -2, 2, nil, alpha: nil)),
        ("hsl(360 150% 1e1)", Color(.hsl, 0, 150, 10)),
        ("rgb(1+2-.3)", Color(.srgb, 1.0 / 255, 2.0 / 255, 0)),
    ])
    func `components keep their space and what is missing`(css: String, expected: Color) throws {
        let color = try Color(css: css)
        #expect(color.space == expected.space)
        #expect(distance(color.components, expected.components) < 1e-12)
        #expect(color.missing == expected.missing)
        #expect(color.alpha == expected.alpha)
    }

    @Test(arguments: [
        ("", 0, "the color is empty"),
        ("auto", 0, "“auto” is not a CSS color name"),
        (" currentcolor", 1, "“currentcolor” is not a CSS color name"),
        ("123", 0, "expected a color, found “123”"),
        ("#12", 0, "a hex color has 3, 4, 6 or 8 digits, not 2"),
        ("#123456789", 0, "a hex color has 3, 4, 6 or 8 digits, not 9"),
        ("#gg0000", 1, "expected a digit 0–9 or A–F, found “g”"),
        ("#12é", 3, "expected a digit 0–9 or A–F, found “é”"),
        ("#fff red", 5, "expected nothing after the color, found “r”"),
        ("rgb(1)", 5, "expected a number or “none”, found “)”"),
        ("rgb(1, 2, 3", 11, "expected “,” or “)”, found the end"),
        ("rgb(1 2 3 4)", 10, "expected “/” or “)”, found “4”"),
        ("rgb(1 2 3 / 1 2)", 14, "expected “)”, found “2”"),
        ("rgb(1,2 3)", 8, "expected “,”, found “3”"),
        ("rgb(1,2,3,4,5)", 11, "expected “)”, found “,”"),
        ("rgb(10%, 20, 30%)", 9, "rgb() with commas takes three numbers or three percentages, not a mix"),
        ("rgb(none, 2, 3)", 4, "“none” is not allowed between commas; separate the components with spaces"),
        ("rgb(1, 2, 3, none)", 13, "“none” is not allowed between commas; separate the components with spaces"),
        ("rgb(1deg 2 3)", 4, "the red component must be a number or a percentage"),
        ("hsl(10%, 20%, 30%)", 4, "the hue component must be a number or an angle"),
        ("hsla(1,2,3,4,5)", 7, "the saturation component must be a percentage"),
        ("oklch(0.7 0.1 10%)", 14, "the hue component must be a number or an angle"),
        ("oklch(0.7, 0.1, 10)", 9, "oklch() separates its components with spaces, not commas"),
        ("lab(50 1 2 / 3deg)", 13, "the alpha component must be a number or a percentage"),
        ("lab(1. 2 3)", 5, "expected a number or “none”, found “.”"),
        ("lab(1px 2 3)", 5, "“px” is not a unit for colors; use %, deg, grad, rad or turn"),
        ("lab(1e999 2 3)", 4, "the number is too large"),
        (
            "hwba(120 30% 50%)", 0,
            "“hwba()” is not a color function; use rgb, hsl, hwb, lab, lch, oklab, oklch or color"
        ),
        ("color(oklch 20% 0 10)", 6, "color() does not take oklch; write oklch(…)"),
        (
            "color(p3 1 0 0)", 6,
            "“p3” is not a color space of color(); use one of srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, "
                + "rec2020, xyz-d50, xyz-d65"
        ),
        ("color(srgb 0 0 0 0)", 17, "expected “/” or “)”, found “0”"),
        ("color(srgb 0% 0 0deg)", 16, "the blue component must be a number or a percentage"),
    ])
    func `an error is reported with its place`(css: String, offset: Int, message: String) {
        let error = #expect(throws: ColorSyntaxError.self) { try Color(css: css) }
        #expect(error?.message == message)
        #expect(error?.offset == offset)
    }

    @Test func `there are 148 names and transparent`() {
        #expect(CSSColorNames.all.count == 149)
        #expect(CSSColorNames.all.allSatisfy { CSSColorNames.color($0) != nil })
        #expect(CSSColorNames.color("DarkSlateGrey") == CSSColorNames.color("darkslategray"))
    }
}
