import Layout
import Project
import Specs
import Values

/// A figure of a node that `expect:` can name, and how it is measured.
enum Figure: String, CaseIterable {
    case x
    case y
    case width
    case height
    case hitWidth
    case hitHeight
    case radius
    case gap
    case lineCount
    case pointSize
    case count
    case opacity
    case scale
    case color
    case background
    case text
    case label
    case threshold
    case duration
    case delay
    case dismissAfter
    case timeout
    case padding
    case paddingHorizontal
    case paddingVertical
    case aspect

    enum Measured {
        case number(Double)
        case color(DynamicColor)
        case text(String)
        case nothing

        /// - Parameter unit: appended to a number.
        func text(in unit: String) -> String {
            switch self {
            case .number(let number): DecimalText.short(number) + unit
            case .color(let color): color[.light].hexWithAlpha
            // A message is a single line, so line breaks are shown as ↵.
            case .text(let text): "“\(text.replacing("\n", with: "↵"))”"
            case .nothing: "undefined"
            }
        }
    }

    var title: String {
        switch self {
        case .hitWidth: "width of the hit area"
        case .hitHeight: "height of the hit area"
        case .lineCount: "number of lines"
        case .pointSize: "font size"
        case .paddingHorizontal: "horizontal padding"
        case .paddingVertical: "vertical padding"
        default: rawValue
        }
    }

    var unit: Finding.Measure.Unit {
        switch self {
        case .lineCount, .count: .count
        case .aspect, .opacity, .scale: .ratio
        case .duration, .delay, .dismissAfter, .timeout: .seconds
        default: .points
        }
    }

    /// Whether it belongs to an animation rather than to a node.
    var isMotionFigure: Bool { self == .duration || self == .delay }

    /// Measures the figure of each frame of a node.
    ///
    /// `count` and `gap` take all frames together. Gestures, animations and times belong to the whole component.
    ///
    /// - Parameter motion: the animation whose duration or delay is measured; nil for all animations.
    func measure(_ frames: [Frame], motion: String?, in mockup: Mockup) -> [Measured] {
        let behavior = mockup.behavior
        let motions = behavior.motions.filter { motion == nil || $0.name == motion }
        return switch self {
        case .count: [.number(Double(frames.count))]
        case .gap: gaps(of: frames, in: mockup)
        case .threshold: behavior.gestures.compactMap(\.threshold?.value.value).measured
        case .duration: motions.compactMap(\.duration?.value.value).measured
        case .delay: motions.compactMap(\.delay?.value.value).measured
        case .dismissAfter: [behavior.dismissAfter?.value.value].compactMap { $0 }.measured
        case .timeout: [behavior.timeout?.after?.value.value].compactMap { $0 }.measured
        default: frames.map { measure($0, in: mockup) }
        }
    }

    /// Measures a node itself. If it has no such figure, measures the body of a used component, or the value part of a
    /// standard control.
    private func measure(_ frame: Frame, in mockup: Mockup) -> Measured {
        let own = measureOwn(frame, in: mockup)
        switch (frame.node.content, own) {
        case (.use, .number(let outer)) where self == .opacity || self == .scale:
            guard let body = frame.children.first, case .number(let inner) = measure(body, in: mockup) else {
                return own
            }
            return .number(outer * inner)
        case (.use, .nothing):
            return frame.children.first.map { measure($0, in: mockup) } ?? .nothing
        case (.control(let control), .nothing) where Self.partFigures.contains(self):
            return control.valuePart(in: frame.children).map { measureOwn($0, in: mockup) } ?? .nothing
        default: return own
        }
    }

    /// The figures that are measured on the value part of a control.
    private static let partFigures: Set<Figure> = [.pointSize, .color, .text, .lineCount]

    private func measureOwn(_ frame: Frame, in mockup: Mockup) -> Measured {
        switch self {
        case .x: .number(distanceFromLeadingEdge(of: frame, in: mockup).value)
        case .y: .number(frame.rect.minY.value)
        case .width: .number(frame.rect.width.value)
        case .height: .number(frame.rect.height.value)
        case .hitWidth: number(HitArea.rect(of: frame, direction: mockup.metrics.direction)?.width.value)
        case .hitHeight: number(HitArea.rect(of: frame, direction: mockup.metrics.direction)?.height.value)
        case .radius: number(frame.node.decoration.corners?.largest(in: frame.rect.size).value)
        case .lineCount: number((frame.text?.lines.count).map(Double.init))
        case .pointSize: number(pointSize(of: frame))
        case .opacity: .number(frame.node.effects.opacity)
        case .scale: .number(frame.node.effects.scale)
        case .color: color(of: frame)
        case .background: background(of: frame)
        case .text: shownText(of: frame).map(Measured.text) ?? .nothing
        case .label: Spoken.label(of: frame).map(Measured.text) ?? .nothing
        case .padding, .paddingHorizontal: number(frame.node.padding?.value.leading.value)
        case .paddingVertical: number(frame.node.padding?.value.top.value)
        case .aspect: frame.rect.height > 0 ? .number(frame.rect.width / frame.rect.height) : .nothing
        case .count, .gap, .threshold, .duration, .delay, .dismissAfter, .timeout: .nothing
        }
    }

    private func distanceFromLeadingEdge(of frame: Frame, in mockup: Mockup) -> Points {
        mockup.metrics.direction == .rightToLeft ? mockup.laidOut.size.width - frame.rect.maxX : frame.rect.minX
    }

    private func number(_ value: Double?) -> Measured {
        value.map(Measured.number) ?? .nothing
    }

    private func pointSize(of frame: Frame) -> Double? {
        switch frame.node.content {
        case .text(let text): (frame.text?.font ?? text.font.value).pointSize
        case .symbol(let symbol): symbol.pointSize
        default: nil
        }
    }

    /// The text with its written line breaks; if it is truncated, only the visible part.
    private func shownText(of frame: Frame) -> String? {
        guard let shown = frame.text, case .text(let text) = frame.node.content else { return nil }
        if !shown.isTruncated { return text.string }
        var rest = text.string[...]
        return shown.lines.reduce(into: "") { result, line in
            result += line.text
            guard rest.hasPrefix(line.text) else { return }
            rest = rest.dropFirst(line.text.count)
            let gap = rest.prefix(while: \.isWhitespace)
            result += gap
            rest = rest[gap.endIndex...]
        }
    }

    private func color(of frame: Frame) -> Measured {
        switch frame.node.content {
        case .text(let text): .color(text.color.value)
        case .symbol(let symbol): .color(symbol.color.value)
        case .shape(let shape): shape.fill.map { .color($0.value) } ?? .nothing
        default: .nothing
        }
    }

    private func background(of frame: Frame) -> Measured {
        for case .color(let color) in frame.node.decoration.background { return .color(color.value) }
        return .nothing
    }

    /// The distances between the children of a container, or between the repetitions of a node.
    private func gaps(of frames: [Frame], in mockup: Mockup) -> [Measured] {
        let children = frames.count == 1 ? frames.flatMap(\.children).filter { !$0.node.content.isSpacer } : frames
        let isMirrored = mockup.metrics.direction == .rightToLeft
        return zip(children, children.dropFirst()).map { first, second in
            let horizontal =
                isMirrored ? first.rect.minX - second.rect.maxX : second.rect.minX - first.rect.maxX
            let vertical = second.rect.minY - first.rect.maxY
            return .number(max(horizontal, vertical).value)
        }
    }
}

extension [Double] {
    /// Each number. A missing number becomes `nothing`, which meets no expectation.
    fileprivate var measured: [Figure.Measured] {
        isEmpty ? [.nothing] : map(Figure.Measured.number)
    }
}

extension BoundControl {
    /// The part that shows the value of a control: the text of a field, the first spoke of a spinner.
    fileprivate func valuePart(in parts: [Frame]) -> Frame? {
        switch kind {
        case .field: parts.first { $0.text != nil }
        case .spinner: parts.first
        case .toggle, .slider, .stepper, .segmented, .progress, .pageControl, .wheel, .alert, .keyboard: nil
        }
    }
}

extension BoundContent {
    fileprivate var isSpacer: Bool {
        if case .spacer = self { true } else { false }
    }
}
