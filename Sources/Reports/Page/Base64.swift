/// Base64 (RFC 4648), for pictures inside of a page.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func append(_ data: [UInt8], to text: inout [UInt8]) {
        text.reserveCapacity(text.count + (data.count + 2) / 3 * 4)
        var start = 0
        while start < data.count {
            let part = data[start..<min(start + 3, data.count)]
            let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0..<4 {
                text.append(place <= part.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
            start += 3
        }
    }
}
