import Canvas
import Testing
import Values

@Suite struct PhraseTests {
    /// Returns the text with a bar at each preferred line break.
    private func bars(_ text: String) throws -> String {
        let bytes = Array(text.utf8)
        return try newEngine().shape(text, face: FontFace(size: 17)).clusters.map { cluster in
            String(decoding: bytes[cluster.range], as: UTF8.self)
                + (cluster.canBreakAfter && cluster.isPhraseEnd ? "|" : "")
        }.joined()
    }

    @Test(arguments: Self.phrases)
    func `Japanese lines break between phrases`(expected: String) throws {
        let found = try bars(expected.replacing("|", with: ""))
        #expect(found == expected)
    }

    private static let phrases = [
        "友達づくり",
        "コミュニティ参加",
        "参加している|コミュニティで|候補が|いません。|新しい|コミュニティに|参加してみましょう",
        "読み込みに|失敗しました",
        "マッチしました！",
        "Instagramで|つながりますか？",
        "Instagramを|開く",
        "外部アプリへ|移動します",
        "削除すると|復元できません。|本当に|よろしいですか?",
        "この|ユーザーを|ブロックしますか？",
        "Instagramを|開きます。|よろしいですか？",
        "すべて|見る",
        "まだ|マッチが|ありません",
        "コミュニティに|参加する",
        "新しい|コミュニティに|参加すると、|友達候補が|増えます",
        "コミュニティを|探す",
        "探索を|始める",
        "エラーが|発生しました",
        "インターネット接続を|確認してください",
        "左スワイプで|スキップ、|右スワイプで|興味ありを|送信します",
        "田中太郎、|20〜22歳、|学生、|興味: |カフェ・|サウナ・|写真。|興味あり|ボタン、|スキップボタン",
        "顔出し任意を|尊重",
        "安全性を|1タップで",
        "友達候補を|1枚ずつ|判断する|主要UI",
        "コミュニティ・|友達候補を|横並びで|提示",
        "電話番号・|学校名・|自己紹介等の|テキスト入力",
        "年齢確認用の|日付入力",
        "一時的な|フィードバック表示",
        "未読通知の|存在を|示す",
        "重要な|成功体験を|即座に|伝達",
        "コンテンツ不在時の|案内と|次アクション",
        "写真ゼロでも|体験が|破綻しない|設計",
        "すべての|テキストが|ユーザー設定に|追随",
        "文字サイズ最大時も|ボタンが|折り返さず、|タップ可能",
        "3秒で|「読み込みに|失敗しました」|バナー |+ |再試行ボタン",
        "例|「20–22歳 / |学生」|（背景）",
        "週末は|カフェ巡りと|サウナ。|下北沢や|清澄白河で、|写真を|撮りながら|散歩できる|友だちを|探しています。",
        "設定を|変更しました👍|ありがとう",
        "Reduce |Motion有効時",
        "お知らせに|追加",
        "「フルアクセスを|許可」を|オン", "「{日付}」のように", "（月）は|お時間を", "登録日：|2025年|12月11日",
        "ご案内",
        "写真です",
        "受け取った|メッセージを|取り消す",
        "VoiceOverで|すべての|要素が|読み上げられる", "利用可能な|すべての|スタンプ", "からで|いいですか", "（月）で|よろしいでしょうか。", "かわいいです",
        "週末|いっしょに|行こう🌊", "週末|ゆっくり|休む", "写真|たくさん", "新しい|写真を|たくさん|撮る",
        // お and ご begin a word after any other word.
        "本日は|お時間を|いただき、", "先ほどは|お忙しいところ、", "今後とも|よろしく|お願いいたします。",
        "ご確認を|お願いいたします。", "名刺交換の|お礼", "本日{日付}は|お時間を", "一度|お試しください", "朝ご飯", "いちご狩り", "しお味", "おメモを|ご覧ください",
        // An adverb stays with the number that it modifies.
        "もう一度|ログインしてください", "読み込めません。|もう一度|お試しください", "時間を|おいてもう一度", "あと3回", "もう一つに", "もう一度|登録すると", "今一度登録する",
    ]

    private func words(_ text: String) throws -> String {
        let bytes = Array(text.utf8)
        return try newEngine().shape(text, face: FontFace(size: 17)).clusters.map { cluster in
            String(decoding: bytes[cluster.range], as: UTF8.self) + (cluster.isWordEnd ? "|" : "")
        }.joined()
    }

    @Test(arguments: [
        "清澄白河|カフェめぐり", "ブロック|しますか", "接続|できません", "接続|できません|でした", "再試行|して|ください", "退出|させ|ますか", "「名前」|のように", "退出|しますか",
        "探し|ます", "見直し|ます", "表示|され|ます", "始めて|ください", "カフェ|巡り", "10人まで",
        "サーバー",
        "退出|した|ことが", "待って|から、", "ありがとう|ござい|ます", "お願い|いたし|ます", "本日|{日付}|は", "次の|{日付}|分",
        "コミュニティ|で", "Instagram|を", "参加|して|みましょう", "登録|されて|いません", "メンバー|リスト|に",
        "キー|ボード", "12月|11日", "よろしい|ですか", "ひとこと", "ちから",
    ])
    func `a phrase that is too long breaks between words`(expected: String) throws {
        #expect(try words(expected.replacing("|", with: "")) == expected)
    }
}
