import Source
import Specs

extension BoundSizing {
    /// The place of a height that does not grow with the content of the frame.
    var heightLimit: SourceRange? {
        if let height, height.value.isFixed { return height.range }
        return maxHeight?.range ?? (aspect != nil ? aspect?.range : nil)
    }

    /// The key of that height.
    var heightLimitKey: String? {
        if let height, height.value.isFixed { return "height" }
        return maxHeight != nil ? "maxHeight" : aspect != nil ? "aspectRatio" : nil
    }

    /// Whether neither its height nor its width grows with the content.
    var hasFixedSize: Bool {
        height?.value.isFixed == true && width?.value.isFixed == true
    }

    var widthLimit: SourceRange? {
        if let width, width.value.isFixed { return width.range }
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
