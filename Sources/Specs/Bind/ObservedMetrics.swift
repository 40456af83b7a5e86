import Platform
import Project
import Values

/// A metrics context that records which of its values are read.
///
/// Nearly every result depends on direction and language, so these are not recorded. A result that does not read the
/// screen is valid on every device. A result that does not distinguish two type sizes is valid in both, except for its
/// fonts.
///
/// A class, because it is passed along with every scope.
final class ObservedMetrics {
    private let context: MetricsContext
    private let reads: MetricsReads

    init(_ context: MetricsContext, noting reads: MetricsReads) {
        self.context = context
        self.reads = reads
    }

    var direction: LayoutDirection { context.direction }
    var locale: String { context.locale }

    /// The exact type size, for results that differ between type sizes.
    var typeSize: TypeSize {
        reads.note(TypeSizes(context.typeSize))
        return context.typeSize
    }

    /// The type size for fonts. It is not recorded, because fonts are resolved again for another type size
    /// (`SizedNodes`).
    var typeSizeOfFonts: TypeSize { context.typeSize }

    func isTypeSize(among sizes: TypeSizes) -> Bool {
        let isAmong = sizes.contains(context.typeSize)
        reads.note(isAmong ? sizes : TypeSizes.all.subtracting(sizes))
        return isAmong
    }

    /// The whole context, including the device and its orientation.
    var onScreen: MetricsContext {
        reads.noteScreen()
        return context
    }

    /// Whether a result that was computed in the other context is valid in this one.
    func agrees(with other: ObservedMetrics, on asked: AskedMetrics) -> Bool {
        asked.agree(context, other.context)
    }
}
