import Platform
import Testing

struct `Languages` {
    @Test(arguments: [
        "ja", "en", "pt-BR", "zh-Hans", "zh_Hant_TW", "JA", "haw", "yue-Hant", "sl-rozaj", "de-1996", "aa", "zu",
    ])
    func `a locale begins with a language`(_ text: String) {
        #expect(LanguageCatalog.standard.isLocale(text))
    }

    @Test(arguments: ["jp", "xx", "xx-deutsch", "deutsch", "j", "", "ja-", "-JP", "ja JP", "12", "日本", "#"])
    func `other texts are not locales`(_ text: String) {
        #expect(!LanguageCatalog.standard.isLocale(text))
    }

    @Test(arguments: [
        ("jp", "ja"), ("JP", "ja"), ("cn", "zh"), ("cn-Hans", "zh-Hans"), ("cz", "cs"), ("dk", "da"), ("gr", "el"),
        ("ua", "uk"), ("iw", "he"), ("xx", nil), ("", nil),
    ])
    func `the code of a country suggests its language`(_ text: String, _ expected: String?) {
        #expect(LanguageCatalog.standard.suggestion(for: text) == expected)
    }
}
