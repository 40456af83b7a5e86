import Source
import Specs

extension BoundSizing {
    /// The place of a height that does not grow with the content of the frame.
    var heightLimit: SourceRange? {
        if let height, case .points = height.value { return height.range }
        return maxHeight?.range ?? (aspect != nil ? aspect?.range : nil)
    }

    /// The key of that height.
    var heightLimitKey: String? {
        if let height, case .points = height.value { return "height" }
        return maxHeight != nil ? "maxHeight" : aspect != nil ? "aspectRatio" : nil
    }

    /// Whether neither its height nor its width grows with the content.
    var hasFixedSize: Bool {
        if case .points? = height?.value, case .points? = width?.value { true } else { false }
    }

    var widthLimit: SourceRange? {
        if let width, case .points = width.value { return width.range }
        return maxWidth?.range
    }
}

extension BoundContent {
    /// Whether it scrolls vertically or has another layout for less height.
    var adaptsToHeight: Bool {
        switch self {
        case .scroll(let scroll): scroll.axis == .vertical
        case .fits: true
        default: false
        }
    }
}
