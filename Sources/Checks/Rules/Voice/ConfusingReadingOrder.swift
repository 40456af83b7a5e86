import Layout
import Project
import Source
import Specs
import Values

/// Reports content that VoiceOver reads after content that follows it on the screen.
package struct ConfusingReadingOrder: Rule {
    package static let facts = RuleFacts(
        "confusing-reading-order", group: .voice, severity: .warning,
        summary: "text or an image that appears before other content on the screen, but that VoiceOver reads after it",
        rationale: """
            uispec assumes that VoiceOver reads nodes in the order in which they are written in the spec. If a title \
            comes after its content there, it is read too late to introduce the content.
            """,
        fixing: """
            Move the node above the content that it introduces, or give both nodes an `id:` and list the ids in \
            reading order under `order:` of their container.
            """,
        limits: """
            Two texts in the wrong order are an error. Controls are not reported, because they may follow the content \
            they act on. Nodes that `order:` lists are not reported either. The body, the bars and presented screens \
            are checked separately. Content that is scrolled out of sight is not checked.
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
                """, note: "the title is shown first but read second", severity: .error),
            RuleExample(
                """
                component: Chat
                body:
                  vstack:
                    - { text: See you there!, rotation: 180, flip: true }
                    - { »text: Picnic on Sunday?«, rotation: 180, flip: true }
                  rotation: 180
                  flip: true
                """,
                note: """
                    a chat list that is rotated by 180°, to begin with the newest message, is read from bottom to top
                    """, severity: .error),
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
                """, note: "the title is read last, after unrelated text", severity: .error),
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
                """, note: "`order:` sets the reading order"),
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
                """, note: "columns are read one after the other, and a control may follow its content"),
        ])

    /// Layout rounds texts to pixels, so frames may overlap by a point and still be separate.
    private let tolerance: Points = 1

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        elements(of: mockup).reduce(0) { $0 + $1.count }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let turned = mockup.transformedRects()
        func visibleRect(_ element: VoiceElement) -> Rect { turned[element.frame.node.path] ?? element.frame.rect }
        /// Returns the element that is read too early: the previous one, or the last one below this one.
        func misread(_ second: VoiceElement, after elements: ArraySlice<VoiceElement>, below lowest: Points) -> Misread?
        {
            guard !second.isControl, let last = elements.last else { return nil }
            let rect = visibleRect(second)
            func side(from first: VoiceElement) -> Side? {
                first.hasExplicitOrder && second.hasExplicitOrder
                    ? nil : self.side(of: rect, from: visibleRect(first), mockup.metrics.direction)
            }
            if let side = side(from: last) { return Misread(earlier: last, side: side) }
            // Usually no earlier element is below this one, so the search is skipped.
            guard rect.maxY <= lowest + tolerance else { return nil }
            return elements.dropLast().last { side(from: $0) == .above }.map { Misread(earlier: $0, side: .above) }
        }
        return elements(of: mockup).flatMap { elements in
            var lowest = -Points.infinity
            return elements.indices.compactMap { index -> Finding? in
                let element = elements[index]
                defer { lowest = max(lowest, visibleRect(element).minY) }
                guard let misread = misread(element, after: elements[..<index], below: lowest) else { return nil }
                let swapsTexts = element.frame.node.isText && misread.earlier.frame.node.isText
                return finding(
                    Self.message(mockup.name(of: element.frame), mockup.name(of: misread.earlier.frame), misread.side),
                    at: element.frame.node.range, in: mockup.place(of: element.frame), help: Self.help,
                    occurrences: [mockup.occurrence()], severity: swapsTexts ? .error : nil)
            }
        }
    }

    /// The element that is read too early, and on which side of it the other element is.
    private struct Misread {
        let earlier: VoiceElement
        let side: Side
    }

    /// Returns the elements of each root: body, bars and presented screens have no order among each other.
    private func elements(of mockup: Mockup) -> [[VoiceElement]] {
        mockup.frames.filter { $0.parent == nil && !$0.isCovered }.map { root in
            // Content that is scrolled out of sight has no position on the screen.
            VoiceElement.all(in: root.frame).filter { element in
                let rect = element.frame.rect
                let placed = mockup.frames[root.index + element.number]
                let clip = placed.isInsideScroll ? placed.clip : nil
                return rect.width > 0 && rect.height > 0 && (clip.map { $0.intersection(rect) == rect } ?? true)
            }
        }
    }

    private enum Side {
        case above
        case before
    }

    /// Returns whether a rectangle is above another one in the same column or before it in the same row.
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
        "VoiceOver reads \(later) after \(earlier), which is "
            + (side == .above ? "below it" : "after it in the same row")
    }

    private static let help =
        "write it first, or list the ids in reading order under order: of the node that contains both"
}
