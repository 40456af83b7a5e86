import Sheets
import Values

/// A contact sheet like the one in the design.
enum SampleSheet {
    static let light = SampleCard(isDark: false)
    static let dark = SampleCard(isDark: true)
    static let columns = [
        ContactSheet.Column("Light", note: "on grouped #F2F2F7"),
        ContactSheet.Column("Dark", note: "on grouped #000000"),
    ]

    /// Computed, because its words are in the language of the task that asks.
    static var header: Header {
        Header(
            project: "Tokyo Friends", sheet: ContactSheet.name(number: 12, of: 31), title: "SwipeCard",
            level: "Organism", localizedTitle: "探索カード",
            summary: "One friend candidate at a time: skip, or show interest.")
    }

    static let facts: [FactsRow.Fact] = [
        .init("Reference", "UI 3.2.1", note: "tokyo-friends / swipe-card.yaml"),
        .init("Device", "iPhone 15", note: "393 × 852 pt, @3x"),
        .init("Type size", "large", note: "body 17 / 22"),
        .init("Frame", "361 × 481", note: "3 : 4, 56 % of height"),
        .init("Radius", "12", note: "continuous"),
        .init("Targets", "44 × 44", note: "smallest measured"),
    ]

    static let finding = FindingText(
        number: 1, rule: "low-contrast-text",
        message: "“再試行” is 3.10:1 on the banner in light; 4.5:1 is required.", colors: "#FF3B30 on #FFEBEA",
        place: "swipe-card.yaml:88:14", help: "{color.danger} → 5.17:1")

    static let footer = Footer(
        origin: ["Tokyo Friends 1.0", "uispec 0.1.0"],
        contexts: ["light, dark", "standard contrast", "large", "iPhone 15", "ja, left to right"])

    static let tokens: [TokenSample] = [
        color("color.surface", .white, .bytes(0x1C, 0x1C, 0x1E)),
        color("color.label", .black, .white),
        color("color.textSecondary", light.secondary, dark.secondary),
        color("color.accent", light.accent, dark.accent),
        color("color.onAccent", .white, .bytes(0x00, 0x1B, 0x40)),
        color("color.danger", .bytes(0xC0, 0x27, 0x1C), .bytes(0xFF, 0x6B, 0x61)),
        TokenSample(
            name: "color.chip",
            picture: .color(
                light: light.chip.composited(over: .white), dark: dark.chip.composited(over: .bytes(0x1C, 0x1C, 0x1E))),
            lines: ["#787880 16 %", "#787880 32 %"]),
        TokenSample(
            name: "font.name", picture: .type(size: 20, weight: .semibold, families: []), lines: ["20 / 25", "names"]),
        TokenSample(name: "radius.card", picture: .radius(12), lines: ["12 pt", "card, primary button"]),
        TokenSample(name: "radius.tag", picture: .radius(10), lines: ["10 pt", "tags, banner"]),
        TokenSample(name: "space.m", picture: .space(16), lines: ["16 pt", "card padding"]),
        TokenSample(name: "space.s", picture: .space(12), lines: ["12 pt", "between lines"]),
    ]

    static func color(_ name: String, _ light: RGBA, _ dark: RGBA) -> TokenSample {
        TokenSample(name: name, picture: .color(light: light, dark: dark), lines: [light.hex, dark.hex])
    }

    static func cells(_ picture: (SampleCard) -> PagePicture, size: String = "361 × 481") -> [ContactSheet.Cell] {
        [light, dark].map { card in
            ContactSheet.Cell(
                picture: picture(card), stageColor: card.background, isDark: card.isDark,
                caption: CellCaption(
                    size: size, verdict: .pass, lead: card.isDark ? "text ≥ 5.31:1" : "text ≥ 5.73:1",
                    counts: "14 pass"))
        }
    }

    static func row(_ number: Int, _ name: String, _ description: String = "") -> ContactSheet.Row {
        ContactSheet.Row(number: number, name: name, description: description, cells: cells { $0.card() })
    }

    static var content: ContactSheet.Row {
        var row = row(1, "content", "Default. One friend candidate, photo first.")
        row.pairs = [
            Pairs.Pair("Photo", "361 × 273, dots 5"), Pairs.Pair("Tags", "3 at most, radius 10"),
            Pairs.Pair("Bio", "2 lines, truncates"), Pairs.Pair("Swipe", "80 pt, ← skip · like →"),
        ]
        return row
    }

    static var pressed: ContactSheet.Row {
        var row = row(
            2, "content + pressed like", "The like button under a finger. Only this button differs from state 1.")
        row.pairs = [Pairs.Pair("Scale", "1 → 0.95, spring"), Pairs.Pair("Haptic", "impact, light")]
        row.details = [
            Detail(label: "rest", picture: light.chip("写真")), Detail(label: "pressed", picture: light.chip("カフェ")),
        ]
        return row
    }

    static var error: ContactSheet.Row {
        var row = row(3, "error", "Banner with retry over the frames of state 1.")
        row.cells = cells { $0.card(hasError: true) }
        row.pairs = [
            Pairs.Pair("Banner", "337 × 56, radius 10"), Pairs.Pair("Retry", "45 × 44 hit area"),
            Pairs.Pair("Announce", "“読み込みに失敗しました”"),
        ]
        row.findings = [finding]
        row.cells[0].rings = [FindingRing(SampleCard.retry, number: 1)]
        row.cells[0].caption = CellCaption(
            size: "361 × 481", verdict: .fail, lead: "text 3.10:1", counts: "10 pass · 1 fails")
        return row
    }

    static func sheet(rows: [ContactSheet.Row], findings: Int = 1) -> ContactSheet {
        ContactSheet(
            header: header,
            facts: FactsRow(facts: facts, status: SheetStatus(findings: findings, passed: 105, waived: 0)),
            columns: columns, rows: rows, tokens: tokens, footer: footer)
    }

    static var standard: ContactSheet { sheet(rows: [content, pressed, error]) }
}
