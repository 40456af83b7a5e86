/// The language of the words that sheets themselves have, such as “Tokens used”.
package enum SheetLanguage: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case japanese = "ja"
}
