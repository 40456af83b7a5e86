import Layout
import Platform
import Specs
import Values

/// Realistic components and screens.
enum Specimens {
    static func chip(_ title: String, isSelected: Bool) -> BoundNode {
        text(title, 15, isSelected ? .semibold : .regular, isSelected ? onAccent : label)
            .padding(12, 6).minHeight(32).background(isSelected ? accent : chipColor).radius(.full)
    }

    static func tag(_ title: String) -> BoundNode {
        text(title, 14).padding(10, 5).background(ink(hex(0x787880, 0.16), hex(0x787880, 0.32))).radius(10)
    }

    static func roundButton(_ name: String, _ fill: BoundColor, _ tint: BoundColor) -> BoundNode {
        symbol(name, 20, .semibold, tint).size(44, 44).background(fill).radius(.full)
    }

    static var card: BoundNode {
        let dots = hstack(
            8, .center,
            (0..<5).map { place in
                shape(.circle, ink(.white.opacity(place == 0 ? 1 : 0.5))).size(7, 7)
            }
        ).padding(10, 7.5).background(ink(.black.opacity(0.38))).radius(.full)
            .margin(Insets(bottom: 12)).anchor(.center, .bottom)
        let photo = image("photo").size(361, 273).overlay(dots)
        let heading = hstack(
            8, .center,
            [
                text("田中 太郎", 20, .bold), spacer(8),
                text("20–22歳 / 学生", 13, .regular, secondaryLabel).padding(10, 4).background(chipColor).radius(.full),
            ])
        let bio = text("週末はカフェ巡りとサウナ。下北沢や清澄白河で、写真を撮りながら散歩できる友だちを探しています。", 15) {
            $0.lineLimit = 2
        }
        let buttons = hstack(
            8, .center,
            [
                roundButton("xmark", chipColor, label), spacer(),
                text("共通のコミュニティ 3 件", 13, .regular, secondaryLabel), spacer(),
                roundButton("heart.fill", accent, onAccent),
            ])
        let tags = hstack(8, .center, ["カフェ", "サウナ", "写真"].map(tag))
        return vstack(0, .leading, [photo, vstack(12, .leading, [heading, tags, bio, buttons]).padding(16, 16)])
            .width(.points(361)).background(surfaceColor).radius(12).clipped()
            .shadow(ink(.black.opacity(0.12), .black.opacity(0)), y: 2, blur: 8)
    }

    static var stripes: BoundNode {
        let colors: [UInt32] = [0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x007AFF, 0xAF52DE]
        return hstack(0, .center, (0..<12).map { shape(.rectangle, ink(hex(colors[$0 % 6]))).width(.fill) })
    }

    static func tabBar(_ selected: Int) -> BoundNode {
        let tabs = [
            ("magnifyingglass", "探す"), ("heart", "いいね"), ("bubble.left", "トーク"), ("person.fill", "マイページ"),
        ]
        let items = tabs.enumerated().map { place, tab in
            let color = place == selected ? accent : ink(hex(0x999999), hex(0x757575))
            return vstack(
                3, .center, [symbol(tab.0, 22, .regular, color).height(.points(28)), text(tab.1, 10, .medium, color)]
            )
            .width(.fill)
        }
        return hstack(0, .center, items).padding(Insets(top: 4, bottom: 3)).height(.points(49))
            .background([.material(bound(.chrome))])
            .border(ink(.black.opacity(0.3), .white.opacity(0.16)), .hairline, .top)
    }

    static var toast: BoundNode {
        hstack(
            10, .center,
            [
                symbol("checkmark.circle.fill", 20, .regular, ink(hex(0x34C759), hex(0x30D158))),
                text("いいねを送りました", 15, .semibold),
            ]
        )
        .padding(16, 12).background([.material(bound(.regular))]).radius(14)
        .shadow(ink(.black.opacity(0.18)), y: 8, blur: 24)
    }

    static var skeletonCard: BoundNode {
        let line = { (width: Points, height: Points) in skeleton().size(width, height).radius(5) }
        return vstack(
            0, .leading,
            [
                skeleton().size(361, 273),
                vstack(
                    12, .leading,
                    [hstack(0, .center, [line(96, 20), spacer(), line(116, 20)]), line(329, 14), line(229, 14)]
                ).padding(16),
            ]
        ).width(.points(361)).background(surfaceColor).radius(12).clipped()
    }

    static func row(_ name: String, _ message: String, _ time: String) -> BoundNode {
        hstack(
            12, .center,
            [
                image("avatar").size(52, 52),
                vstack(
                    2, .leading,
                    [
                        hstack(
                            8, .firstTextBaseline,
                            [text(name, 17, .semibold), spacer(), text(time, 15, .regular, secondaryLabel)]),
                        text(message, 15, .regular, secondaryLabel) { $0.lineLimit = 1 },
                    ]),
            ]
        ).padding(16, 10).border(ink(hex(0x3C3C43, 0.29), hex(0x545458, 0.6)), .hairline, .bottom)
    }

    static var screen: BoundScreen {
        let title = text("トーク", 34, .bold).padding(Insets(top: 3, leading: 16, bottom: 8)).changed { $0.path = "top" }
        let names = [
            "田中 太郎", "佐藤 花", "Emma Stone", "鈴木 一郎", "高橋 美咲", "John Appleseed", "渡辺 健", "伊藤 さくら", "山本 大輔", "中村 葵",
            "小林 蓮",
        ]
        let rows = names.enumerated().map { place, name in
            row(
                name, place % 2 == 0 ? "日曜のサウナ、10時に駅前で待ち合わせでどうでしょう？" : "See you tomorrow at the café!",
                "9:\(30 - place)")
        }
        let heading = hstack(
            0, .center, [title, spacer(), symbol("square.and.pencil", 20, .regular, accent).padding(16, 8)]
        )
        .changed { $0.path = "top" }
        return BoundScreen(
            background: ink(.white, .black), top: heading,
            body: scroll(.vertical, [vstack(0, .leading, rows)]),
            bottom: tabBar(2).changed { $0.path = "bottom" }, presented: [])
    }
}
