import Platform
import Tokens
import Values

/// A font as written, and how it scales with the type size.
struct WrittenFont: Sendable, Equatable {
    var typography: Typography
    var scaling: TypeScaling

    /// The font itself if it depends on the type size, otherwise nil.
    var growing: WrittenFont? {
        scaling == .fixed || (typography.style == nil && typography.relativeTo == nil) ? nil : self
    }
}

/// Resolves a typography to the font of one type size.
struct FontResolver {
    let dynamicType: DynamicType

    func resolve(_ font: WrittenFont, at typeSize: TypeSize) -> ResolvedFont {
        resolve(font.typography, at: font.scaling.applied(to: typeSize))
    }

    func resolve(_ typography: Typography, at typeSize: TypeSize) -> ResolvedFont {
        let base = baseSize(of: typography)
        let anchor = typography.style ?? typography.relativeTo
        let size = anchor.map { style in scaled(base, following: style, of: typography, at: typeSize) } ?? base
        let weight = typography.weight ?? typography.style.map(dynamicType.weight(of:)) ?? .regular
        let lineHeight = typography.lineHeight.map { $0 * size } ?? dynamicType.lineHeight(size)
        return ResolvedFont(
            pointSize: size, weight: weight, isItalic: typography.isItalic,
            tracking: typography.letterSpacing?.value ?? dynamicType.tracking(at: size).value,
            ascender: dynamicType.ascender(size) + (lineHeight - dynamicType.lineHeight(size)) / 2,
            lineHeight: lineHeight, capHeight: dynamicType.capHeight(size),
            leading: typography.lineHeight.map { $0 * size } ?? leading(typography, size, typeSize),
            textStyle: anchor, baseSize: base)
    }

    private func baseSize(of typography: Typography) -> Double {
        if let size = typography.size { return size.value }
        return dynamicType.size(of: typography.style ?? .body, at: .large).pointSize
    }

    private func scaled(
        _ base: Double, following style: TextStyle, of typography: Typography, at typeSize: TypeSize
    ) -> Double {
        typography.size == nil
            ? dynamicType.size(of: style, at: typeSize).pointSize
            : dynamicType.scaled(base, relativeTo: style, at: typeSize)
    }

    /// Returns the distance between baselines: the style's own, or that of the system font at this size.
    private func leading(_ typography: Typography, _ size: Double, _ typeSize: TypeSize) -> Double {
        if typography.size == nil, let style = typography.style {
            return dynamicType.size(of: style, at: typeSize).leading
        }
        return dynamicType.leading(at: size)
    }
}
