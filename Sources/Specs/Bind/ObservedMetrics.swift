import Platform
import Project
import Values

/// A metrics context that notes what was asked of it.
///
/// Direction and language decide nearly everything that is bound. What did not ask for the screen is the same on every
/// device, and what asked nothing that two type sizes answer differently is the same in both but for its fonts.
///
/// A class, since it is handed on with every scope.
final class ObservedMetrics {
    private let context: MetricsContext
    private let reads: MetricsReads

    init(_ context: MetricsContext, noting reads: MetricsReads) {
        self.context = context
        self.reads = reads
    }

    var direction: LayoutDirection { context.direction }
    var locale: String { context.locale }

    /// For what is different in each.
    var typeSize: TypeSize {
        reads.note(TypeSizes(context.typeSize))
        return context.typeSize
    }

    /// For fonts, which are given anew in another type size (`SizedNodes`): so it is not noted.
    var typeSizeOfFonts: TypeSize { context.typeSize }

    func isTypeSize(among sizes: TypeSizes) -> Bool {
        let isAmong = sizes.contains(context.typeSize)
        reads.note(isAmong ? sizes : TypeSizes.all.subtracting(sizes))
        return isAmong
    }

    /// All of it, the device and how it is held too.
    var onScreen: MetricsContext {
        reads.noteScreen()
        return context
    }

    /// Whether what was asked of the other one has the same answers here.
    func agrees(with other: ObservedMetrics, on asked: AskedMetrics) -> Bool {
        asked.agree(context, other.context)
    }
}
