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
    /// The project's own fonts.
    var own = OwnFonts()

    func resolve(_ font: WrittenFont, at typeSize: TypeSize) -> ResolvedFont {
        resolve(font.typography, at: font.scaling.applied(to: typeSize))
    }

    /// Returns the font of a text. Lines of some scripts are higher, if the font is a text style as it is.
    func resolve(_ font: WrittenFont, for text: String, at typeSize: TypeSize) -> ResolvedFont {
        var result = resolve(font, at: typeSize)
        let typography = font.typography
        guard typography.style != nil, typography.size == nil, typography.lineHeight == nil, result.families.isEmpty
        else { return result }
        let factor = dynamicType.lineFactor(of: text)
        guard factor > 1 else { return result }
        // How the additional height is divided is not known.
        result.ascender += result.lineHeight * (factor - 1) / 2
        result.lineHeight *= factor
        result.leading *= factor
        return result
    }

    func resolve(_ typography: Typography, at typeSize: TypeSize) -> ResolvedFont {
        let base = baseSize(of: typography)
        let anchor = typography.style ?? typography.relativeTo
        let size = anchor.map { style in scaled(base, following: style, of: typography, at: typeSize) } ?? base
        let weight = typography.weight ?? typography.style.map(dynamicType.weight(of:)) ?? .regular
        let families = own.families(among: typography.family)
        let line =
            families.first.flatMap { family in
                own.font(of: family, weight: weight.value, isItalic: typography.isItalic).map {
                    self.line(of: $0, at: size)
                }
            } ?? self.line(of: typography, size, typeSize)
        let lineHeight = typography.lineHeight.map { $0 * size } ?? line.height
        var font = ResolvedFont(
            pointSize: size, weight: weight, isItalic: typography.isItalic,
            tracking: typography.letterSpacing?.value
                ?? (families.isEmpty ? dynamicType.tracking(at: size).value : 0),
            ascender: line.ascender + (lineHeight - line.height) / 2, lineHeight: lineHeight,
            capHeight: line.capHeight, leading: typography.lineHeight.map { $0 * size } ?? line.leading,
            textStyle: anchor, baseSize: base, families: families)
        font.hasWrittenFallback = typography.family.last != families.last
        return font
    }

    /// The measurements of a line, in points.
    private struct Line {
        var ascender: Double
        var height: Double
        var capHeight: Double
        /// The distance between baselines.
        var leading: Double
    }

    /// The lines of the system font.
    private func line(of typography: Typography, _ size: Double, _ typeSize: TypeSize) -> Line {
        Line(
            ascender: dynamicType.ascender(size), height: dynamicType.lineHeight(size),
            capHeight: dynamicType.capHeight(size), leading: leading(typography, size, typeSize))
    }

    /// The lines of a project's own font, whose file has the metrics.
    private func line(of font: OwnFont, at size: Double) -> Line {
        let height = (font.ascender + font.descender) * size
        return Line(
            ascender: font.ascender * size, height: height,
            capHeight: font.capHeight.map { $0 * size } ?? dynamicType.capHeight(size),
            leading: height + font.lineGap * size)
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
