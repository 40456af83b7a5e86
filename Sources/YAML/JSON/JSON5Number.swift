/// Numbers in the notation of JSON5: `+1`, `.5`, `5.` and `0x1F`.
enum JSON5Number {
    /// The number in the notation of JSON; nil if the text already has it, or is not a number.
    static func text(_ text: String) -> String? {
        var digits = text[...]
        let isNegative = digits.first == "-"
        if digits.first == "+" || isNegative { digits = digits.dropFirst() }
        let sign = isNegative ? "-" : ""
        if digits.lowercased().hasPrefix("0x") {
            return UInt64(digits.dropFirst(2), radix: 16).map { "\(sign)\($0)" }
        }
        let end = digits.firstIndex { $0 == "e" || $0 == "E" } ?? digits.endIndex
        var mantissa = String(digits[..<end])
        if mantissa.hasPrefix("."), mantissa.count > 1 { mantissa = "0" + mantissa }
        if mantissa.hasSuffix("."), mantissa.count > 1 { mantissa.removeLast() }
        let number = sign + mantissa + digits[end...]
        let isNumber = mantissa.first?.isNumber ?? false && Double(number) != nil
        return isNumber && number != text ? number : nil
    }
}
