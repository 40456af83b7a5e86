/// Loanwords that end compounds: メンバー|リスト, フル|アクセス. A compound that does not fit on a line breaks before them.
enum LoanWord {
    static func begins(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 2, place < scalars.count, isKatakana(scalars[place - 1]), isKatakana(scalars[place - 2]) else {
            return false
        }
        return words.contains { scalars[place...].starts(with: $0) }
    }

    private static let words = [
        "アカウント", "アクセス", "アプリ", "カード", "カメラ", "グループ", "ゲーム", "サービス", "サーバー", "スタンプ",
        "スニペット", "データ", "ドライブ", "バナー", "ピクニック", "ファイル", "フォルダ", "プロフィール", "ページ", "ボタン", "ボード",
        "メッセージ", "メニュー", "モード", "リスト", "ロード",
    ].map { Array($0.unicodeScalars) }

    private static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
        (0x30A1...0x30FA).contains(scalar.value) || scalar.value == 0x30FC
    }
}
