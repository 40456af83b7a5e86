/// What was made of texts, by the text and what it is set in.
package struct TextCache<Setting: Hashable, Value> {
    /// By bytes: strings that are canonically equivalent are equal, but have different offsets.
    private struct Key: Hashable {
        var bytes: [UInt8]
        var setting: Setting
    }

    private var values: [Key: Value] = [:]
    /// How many texts are kept; then all are forgotten, which changes no result.
    private let limit: Int

    package init(limit: Int = 8_192) {
        self.limit = limit
    }

    package var count: Int { values.count }

    package mutating func value(of text: String, in setting: Setting, make: () -> Value) -> Value {
        let key = Key(bytes: Array(text.utf8), setting: setting)
        if let known = values[key] { return known }
        if values.count >= limit { values.removeAll(keepingCapacity: true) }
        let value = make()
        values[key] = value
        return value
    }
}
