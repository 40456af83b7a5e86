import Layout
import Project
import Source
import Specs
import Values

/// Content that VoiceOver reads after what stands below it.
package struct ConfusingReadingOrder: Rule {
    package static let facts = RuleFacts(
        "confusing-reading-order", group: .voice, severity: .warning,
        summary: "VoiceOver reads a text or picture after one that stands below or behind it",
        rationale: """
            Who swipes through a screen hears it in the order of the tree. A title that lies over its content is heard last, \
            when it explains nothing any more. Controls are no findings: they may well follow what they act on. Nor is an \
            order that is written.
            """,
        references: "WCAG 2.2 SC 1.3.2; Human Interface Guidelines, VoiceOver",
        failing: [
            RuleExample(
                """
                component: Invitation
                body:
                  zstack:
                    - { text: Bring something to eat., offset: { y: 40 } }
                    - { »text: Picnic on Sunday«, offset: { y: -40 } }
                  height: 160
                """),
            RuleExample(
                """
                component: Chat
                body:
                  vstack:
                    - { text: See you there!, rotation: 180, flip: true }
                    - { »text: Picnic on Sunday?«, rotation: 180, flip: true }
                  rotation: 180
                  flip: true
                """, note: "a list that is turned over, to begin at its end, is read from the bottom up"),
            RuleExample(
                """
                component: Invitation
                body:
                  zstack:
                    - { text: Bring something., offset: { y: 40 } }
                    - { text: 3 pm, offset: { x: 120, y: 40 } }
                    - { »text: Picnic on Sunday«, offset: { y: -40 } }
                  width: 320
                  height: 160
                """, note: "also where something else is read in between"),
        ],
        passing: [
            RuleExample(
                """
                component: Invitation
                body:
                  zstack:
                    - { text: Picnic on Sunday, offset: { y: -40 } }
                    - { text: Bring something to eat., offset: { y: 40 } }
                  height: 160
                """),
            RuleExample(
                """
                component: Invitation
                body:
                  zstack:
                    - { text: Bring something to eat., id: details, offset: { y: 40 } }
                    - { text: Picnic on Sunday, id: title, offset: { y: -40 } }
                  height: 160
                  order: [title, details]
                """, note: "an order that is written is meant"),
            RuleExample(
                """
                component: Invitation
                body:
                  vstack:
                    - hstack:
                        - { vstack: [{ text: Saturday }, { text: 3 pm }] }
                        - { vstack: [{ text: Sunday }, { text: 4 pm }] }
                    - { text: Bring something to eat. }
                  width: 320
                  overlay: { symbol: xmark, width: 44, height: 44, anchor: topTrailing, action: close, label: Close }
                """, note: "columns are read one after the other, and a control may come after its content"),
        ])

    /// What touches is not above: layout rounds texts to pixels.
    private let tolerance: Points = 1

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        elements(of: mockup).reduce(0) { $0 + $1.count }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let turned = mockup.turnedRects()
        func seen(_ element: VoiceElement) -> Rect { turned[element.frame.node.path] ?? element.frame.rect }
        /// What is read before something that stands before it: what is read last before it or, further back, the last one
        /// that stands below it.
        func misread(_ second: VoiceElement, after elements: ArraySlice<VoiceElement>, below lowest: Points) -> Misread?
        {
            guard !second.isControl, let last = elements.last else { return nil }
            let rect = seen(second)
            func side(from first: VoiceElement) -> Side? {
                first.isPlacedByHand && second.isPlacedByHand
                    ? nil : self.side(of: rect, from: seen(first), mockup.metrics.direction)
            }
            if let side = side(from: last) { return Misread(earlier: last, side: side) }
            // Mostly nothing stands below it.
            guard rect.maxY <= lowest + tolerance else { return nil }
            return elements.dropLast().last { side(from: $0) == .above }.map { Misread(earlier: $0, side: .above) }
        }
        return elements(of: mockup).flatMap { elements in
            var lowest = -Points.infinity
            return elements.indices.compactMap { index -> Finding? in
                let element = elements[index]
                defer { lowest = max(lowest, seen(element).minY) }
                guard let misread = misread(element, after: elements[..<index], below: lowest) else { return nil }
                return finding(
                    Self.message(mockup.name(of: element.frame), mockup.name(of: misread.earlier.frame), misread.side),
                    at: element.frame.node.range, in: mockup.place(of: element.frame), help: Self.help,
                    occurrences: [mockup.occurrence()])
            }
        }
    }

    /// What is read too early, and where the other stands of it.
    private struct Misread {
        let earlier: VoiceElement
        let side: Side
    }

    /// What is read of each root: body, bars and what is presented follow no order among each other.
    private func elements(of mockup: Mockup) -> [[VoiceElement]] {
        mockup.frames.filter { $0.holder == nil && !$0.isCovered }.map { root in
            // What is scrolled out of sight stands nowhere.
            VoiceElement.all(in: root.frame).filter { element in
                let rect = element.frame.rect
                let placed = mockup.frames[root.index + element.number]
                let clip = placed.isInsideScroll ? placed.clip : nil
                return rect.width > 0 && rect.height > 0 && (clip.map { $0.intersection(rect) == rect } ?? true)
            }
        }
    }

    private enum Side: String {
        case above
        case before
    }

    /// Whether a rectangle stands wholly before another one: above it in the same column, or before it in the same row.
    private func side(of later: Rect, from earlier: Rect, _ direction: LayoutDirection) -> Side? {
        let across = min(later.maxX, earlier.maxX) - max(later.minX, earlier.minX)
        let down = min(later.maxY, earlier.maxY) - max(later.minY, earlier.minY)
        if later.maxY <= earlier.minY + tolerance, across > min(later.width, earlier.width) / 2 { return .above }
        let isBefore =
            direction == .leftToRight
            ? later.maxX <= earlier.minX + tolerance : later.minX >= earlier.maxX - tolerance
        return isBefore && down > min(later.height, earlier.height) / 2 ? .before : nil
    }

    // MARK: Messages

    private static func message(_ later: String, _ earlier: String, _ side: Side) -> String {
        "VoiceOver reads \(later) after \(earlier), although it stands \(side.rawValue) it"
    }

    private static let help = "write it first, or give what holds both an order: of their ids"
}
