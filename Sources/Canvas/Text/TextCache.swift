/// What was made of texts, by the text and what it is set in.
///
/// Usable from inlined code, so that other rooms get a specialized copy: layout looks every text up.
@usableFromInline
package struct TextCache<Setting: Hashable, Value> {
    /// By bytes: strings that are canonically equivalent are equal, but have different offsets.
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
    /// How many texts are kept; then all are forgotten, which changes no result.
    @usableFromInline let limit: Int

    @inlinable
    package init(limit: Int = 8_192) {
        self.limit = limit
    }

    package var count: Int { values.count }

    @inlinable
    package mutating func value(of text: String, in setting: Setting, make: () -> Value) -> Value {
        let key = Key(text: text, setting: setting)
        if let known = values[key] { return known }
        if values.count >= limit { values.removeAll(keepingCapacity: true) }
        let value = make()
        values[key] = value
        return value
    }
}
