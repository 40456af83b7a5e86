/// A cache of values computed from a text and a setting, such as its face.
///
/// It is inlinable, so that other modules get a specialized copy. Layout looks up every text in it.
@usableFromInline
package struct TextCache<Setting: Hashable, Value> {
    /// A key that compares texts by bytes. Canonically equivalent strings are equal, but have different offsets.
    @usableFromInline
    struct Key: Hashable {
        @usableFromInline let text: String
        @usableFromInline let setting: Setting

        @inlinable
        init(text: String, setting: Setting) {
            self.text = text
            self.setting = setting
        }

        @inlinable
        static func == (left: Key, right: Key) -> Bool {
            left.setting == right.setting && left.text.utf8.elementsEqual(right.text.utf8)
        }

        @inlinable
        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            hasher.combine(setting)
        }
    }

    @usableFromInline var values: [Key: Value] = [:]
    /// The maximum number of cached texts. Beyond it the cache is emptied, which does not change any result.
    @usableFromInline let limit: Int

    @inlinable
    package init(limit: Int = 8_192) {
        self.limit = limit
    }

    package var count: Int { values.count }

    @inlinable
    package mutating func value(of text: String, in setting: Setting, make: () -> Value) -> Value {
        let key = Key(text: text, setting: setting)
        if let cached = values[key] { return cached }
        if values.count >= limit { values.removeAll(keepingCapacity: true) }
        let value = make()
        values[key] = value
        return value
    }
}
